import { awake } from '../../bloodline/kinship.ts';
import type { EffectResolvers } from '../../effects/resolving.ts';
import type { SeatId } from '../../shapes.ts';
import type { TableEventOf } from '../../table/events.ts';
import { chooseOne } from '../../table/request.ts';
import type { Table } from '../../table/table.ts';
import { bloodlineOf, opponentsOf } from '../../table/where.ts';
import { actingFor } from '../acting.ts';

type Gift = Pick<TableEventOf<'BoonMoved'>, 'clan' | 'from'>;

/** What an opponent can give, by `vampire:clan`: vampires in torpor give nothing. */
function giftsOf(table: Table, seat: SeatId): ReadonlyMap<string, Gift> {
	return new Map(
		awake(bloodlineOf(table, seat)).flatMap(({ id, boons }) =>
			boons.map((clan): [string, Gift] => [
				`${id}:${clan}`,
				{ clan, from: { on: 'vampire', vampire: id } }
			])
		)
	);
}

/**
 * Kiss the ring: each opponent in turn order gives a boon to the coterie leader or refuses, and once
 * all have chosen, those who refused suffer. Who has no boon to give suffers without being asked.
 * Source: rulebook, Lasombra.
 */
export const lasombra = {
	*'kiss-the-ring'({ table }, { suffer }, context) {
		const leader = actingFor(table, context.seat, context.bearer);
		const events: TableEventOf<'BoonMoved'>[] = [];
		const refused: SeatId[] = [];
		for (const opponent of opponentsOf(table, context.seat)) {
			const gifts = giftsOf(table, opponent);
			const chosen = yield* chooseOne({
				seat: opponent,
				prompt: 'give-a-boon',
				about: { vampire: leader },
				options: [...gifts.keys(), 'suffer']
			});
			const gift = gifts.get(chosen ?? 'suffer');
			if (gift) events.push({ type: 'BoonMoved', ...gift, to: { on: 'vampire', vampire: leader } });
			else refused.push(opponent);
		}
		const next = refused.map(
			(opponent) =>
				({ kind: 'effects', effects: suffer, context: { ...context, opponent } }) as const
		);
		return { events, next };
	}
} satisfies Partial<EffectResolvers>;
