import type { EffectResolvers } from '../../effects/resolving.ts';
import { select } from '../../effects/select.ts';

/**
 * Declare enemy: each vampire that is meant is an enemy from now on, and the scheme lies with it. Who
 * is in torpor is not meant. Source: rulebook, Brujah.
 */
export const brujah = {
	*'declare-enemy'(env, { whom }, before) {
		const { vampires, context } = yield* select(env, before, whom);
		const scheme = context.card;
		return {
			events: vampires.map((vampire) => ({ type: 'EnemyDeclared', vampire, scheme })),
			context
		};
	}
} satisfies Partial<EffectResolvers>;
