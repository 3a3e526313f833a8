import { chancesOf } from '../../../core/search/chances.ts';
import type { SeatId } from '../../../core/seats.ts';
import { bodyOf } from '../../table/effects/bodies.ts';
import type { Table } from '../../table/table.ts';
import { cardOf, coterieOf, sideOf } from '../../table/where.ts';

/** By how many points two seats are apart where one is e times as likely to win. */
const TEMPERATURE = 4;

/** What a coterie of so few costs: the last vampire is the end of the match. */
const FEW = [-20, -3, -1, 0];

/** What a position is worth to a seat, in points of Agenda. */
function pointsOf(table: Table, seat: SeatId): number {
	const side = sideOf(table, seat);
	const coterie = coterieOf(table, seat);
	const vampires = coterie.reduce((sum, one) => {
		const exposed = one.place === 'streets' ? (one.exhausted ? 0.3 : 0.15) : 0;
		const attached = (one.attached ?? []).reduce(
			(all, { card }) =>
				all + ({ prince: 2, title: 0.9 }[cardOf(table, card).kind as string] ?? 0.4),
			0
		);
		return sum + 0.4 + 0.1 * Math.min(one.blood, bodyOf(table, one.id).bp) + attached - exposed;
	}, 0);
	const torpor = side.vampires.filter(({ place }) => place === 'torpor').length;
	const { prestige } = side;
	const supply =
		0.22 * Math.min(prestige, 7) + 0.07 * Math.max(0, prestige - 7) - (prestige <= 2 ? 1.2 : 0);
	const hand = 0.16 * (side.hand.library + side.hand.faction);
	const laid = 0.5 * side.ongoing.length + 0.5 * side.down.length;
	return side.agenda + vampires + 0.25 * torpor + supply + hand + laid + (FEW[coterie.length] ?? 0);
}

/** How likely each seat wins, by what its position is worth. */
export function winChances(table: Table): { readonly [seat: SeatId]: number } {
	const { order, result } = table;
	if (result)
		return Object.fromEntries(order.map((seat) => [seat, result.winner === seat ? 1 : 0]));
	const chances = chancesOf(
		order.map((seat) => pointsOf(table, seat)),
		TEMPERATURE
	);
	return Object.fromEntries(order.map((seat, at) => [seat, chances[at] ?? 0]));
}
