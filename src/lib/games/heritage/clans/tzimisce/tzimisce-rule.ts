import { makesAncilla } from '../../deck/ancilla.ts';
import type { EffectResolvers } from '../../effects/resolving.ts';
import { cardOf } from '../../table/where.ts';
import { takenFromQueue } from '../from-queue.ts';

/**
 * Craft monstrosity: a vampire takes all abilities of an ancilla of the queue, which lies with it from
 * now on. No recruit: nothing is activated, triggered or paid. Source: rulebook, Tzimisce.
 */
export const tzimisce = {
	*'craft-monstrosity'(env, { whom }, before) {
		const { pairs, context } = yield* takenFromQueue(env, before, {
			whom,
			prompts: { vampire: 'which-vampire', character: 'which-ancilla' },
			fits: (_, character) => makesAncilla(cardOf(env.table, character))
		});
		if (pairs.length === 0) return { context };
		const events = pairs.map(
			({ vampire, character: ancilla }) =>
				({ type: 'MonstrosityCrafted', vampire, ancilla }) as const
		);
		return { events, next: [{ kind: 'fill-queue' }], context };
	}
} satisfies Partial<EffectResolvers>;
