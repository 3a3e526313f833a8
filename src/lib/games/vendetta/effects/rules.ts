import { bloodEffects } from './blood/blood-rules.ts';
import { cardEffects } from './cards/card-rules.ts';
import { choiceEffects } from './choices/choice-rules.ts';
import { fateEffects } from './fate/fate-rules.ts';
import { powerEffects } from './power/power-rules.ts';
import type { EffectResolvers } from './resolving.ts';

/** One rule for each word. */
export const EFFECTS: EffectResolvers = {
	...bloodEffects,
	...powerEffects,
	...cardEffects,
	...fateEffects,
	...choiceEffects
};
