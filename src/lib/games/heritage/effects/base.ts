import { boonEffects } from './boons.ts';
import { conditionEffects } from './conditions.ts';
import { courseEffects } from './course-effects.ts';
import { queueEffects } from './queue-effects.ts';
import type { EffectResolvers } from './resolving.ts';
import { tokenEffects } from './tokens.ts';

/** What every clan can do; the nine keywords come beside it. */
export const baseEffects = {
	...courseEffects,
	...tokenEffects,
	...boonEffects,
	...conditionEffects,
	...queueEffects
} satisfies Partial<EffectResolvers>;
