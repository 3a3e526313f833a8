import { usurpedOnBoards } from '../../boards/usurped.ts';
import { bondedElsewhere } from '../../chapter/recruiting.ts';
import type { EffectResolvers } from '../../effects/resolving.ts';
import type { TableEvent } from '../../table/events.ts';
import { ownerOf, vampireOf } from '../../table/where.ts';
import { takenFromQueue } from '../from-queue.ts';

/**
 * Usurp: a character of the queue takes the place and all tokens but torpor of a vampire, which is
 * discarded; a declared enemy stays one (ruling 28). No recruit: nothing is activated, triggered or
 * paid. A leader's place is never taken, and whoever is bonded joins only the own clan (ruling 15).
 * Source: rulebook, Tremere.
 */
export const tremere = {
	*usurp(env, { whom }, before) {
		const { table } = env;
		const { pairs, context } = yield* takenFromQueue(env, before, {
			whom,
			prompts: { vampire: 'whom-to-usurp', character: 'which-usurper' },
			fits(vampire, character) {
				const owner = ownerOf(table, vampire);
				return (
					owner !== null &&
					vampireOf(table, vampire)?.sire !== null &&
					!bondedElsewhere(table, owner, character)
				);
			}
		});
		if (pairs.length === 0) return { context };
		const usurped = pairs.map(({ vampire, character: by }) => ({ vampire, by }));
		const events: readonly TableEvent[] = [
			...usurped.map((one) => ({ type: 'VampireUsurped', ...one }) as const),
			...usurpedOnBoards(env.battlegrounds, table, usurped)
		];
		return { events, next: [{ kind: 'fill-queue' }], context };
	}
} satisfies Partial<EffectResolvers>;
