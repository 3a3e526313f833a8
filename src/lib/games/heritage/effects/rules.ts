import { boonEffects } from './boons/boon-rules.ts';
import { choiceEffects } from './choices/choice-rules.ts';
import { conditionEffects } from './conditions/condition-rules.ts';
import { courseEffects } from './course/course-rules.ts';
import { queueEffects } from './queue/queue-rules.ts';
import type { EffectResolvers } from './resolving.ts';
import { tokenEffects } from './tokens/token-rules.ts';

/** What every clan can do; the nine keywords come beside it. */
export const baseEffects = {
	...courseEffects,
	...tokenEffects,
	...boonEffects,
	...conditionEffects,
	...queueEffects,
	...choiceEffects
} satisfies Partial<EffectResolvers>;
