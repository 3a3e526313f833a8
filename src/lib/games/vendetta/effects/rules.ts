import { deployedEffects } from './blood/deployed-rules.ts';
import { poolEffects } from './blood/pool-rules.ts';
import { cardEffects } from './cards/card-rules.ts';
import { choiceEffects } from './choices/choice-rules.ts';
import { fateEffects } from './fate/fate-rules.ts';
import { powerEffects } from './power/power-rules.ts';
import type { EffectResolvers } from './resolving.ts';

/** One rule for each word. */
export const EFFECTS: EffectResolvers = {
	...poolEffects,
	...deployedEffects,
	...powerEffects,
	...cardEffects,
	...fateEffects,
	...choiceEffects
};
