import type { SeatId } from '../../../games/core/seats.ts';
import type { Change } from '../../../games/vendetta/table/changes.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import { deployedOf } from '../../../games/vendetta/table/where.ts';
import { LOCATIONS, type LocationId } from '../../../games/vendetta/vocabulary.ts';

/** What somebody set on the sheet: counts by what they count, and what became of a card or a player. */
export type Marked = {
	readonly blood: { readonly [seat: SeatId]: number };
	readonly influence: { readonly [seat: SeatId]: number };
	/** At the Location that is looked at. */
	readonly deployed: { readonly [seat: SeatId]: number };
	readonly power: { readonly [slot: string]: number };
	/** By slot: `cancel`, `home`, `turn-up`, or where it moves. */
	readonly cards: { readonly [slot: string]: string };
	/** By seat: `withdraw`, `wins-ties`. */
	readonly players: { readonly [seat: SeatId]: string };
};

const moved = <C extends Change>(
	by: { readonly [key: string]: number },
	made: (key: string, by: number) => C
): readonly C[] => Object.entries(by).flatMap(([key, n]) => (n === 0 ? [] : [made(key, n)]));

/** The changes that were set, counts first: what moves or leaves comes after what it still counts for. */
export function changesOf(table: Table, at: LocationId | null, set: Marked): readonly Change[] {
	const cards = Object.entries(set.cards).flatMap(([key, what]): readonly Change[] => {
		const slot = Number(key);
		const to = LOCATIONS.find((one) => one === what);
		const lies = deployedOf(table, slot);
		if (to !== undefined && lies)
			return [{ change: 'move', slot, at: to, position: lies.position }];
		return what === 'cancel' || what === 'home' || what === 'turn-up'
			? [{ change: what, slot }]
			: [];
	});
	const players = Object.entries(set.players).flatMap(([seat, what]): readonly Change[] =>
		what === 'withdraw' || what === 'wins-ties' ? [{ change: what, seat }] : []
	);
	return [
		...moved(set.influence, (seat, by) => ({ change: 'influence', seat, by })),
		...(at === null
			? []
			: moved(set.deployed, (seat, by) => ({ change: 'deployed', seat, at, by }))),
		...moved(set.power, (slot, by) => ({ change: 'power', slot: Number(slot), by })),
		...moved(set.blood, (seat, by) => ({ change: 'blood', seat, by })),
		...cards,
		...players
	];
}
