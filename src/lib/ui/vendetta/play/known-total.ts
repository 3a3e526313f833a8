import type { SeatId } from '../../../games/core/seats.ts';
import { reasonsAt, totalsAt } from '../../../games/vendetta/table/power.ts';
import type { OwnView } from '../../../games/vendetta/table/own-view.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import { clanCardOf, onPosition } from '../../../games/vendetta/table/where.ts';
import type { LocationId } from '../../../games/vendetta/vocabulary.ts';

/** What everybody sees of a player at a Location. */
export const totalInSight = (table: Table, at: LocationId, seat: SeatId): number =>
	totalsAt(table, at).find((one) => one.seat === seat)?.total ?? 0;

/**
 * What a player has at a Location as far as whoever looks knows it: face-down cards that they may know count their
 * printed Power. `unknown`: whether any other lies there.
 */
export function totalKnown(
	table: Table,
	at: LocationId,
	seat: SeatId,
	faces: OwnView['faces']
): { readonly total: number; readonly unknown: boolean } {
	const down = onPosition(table, at, seat).filter(({ up }) => !up);
	const reasons = down.length > 0 ? reasonsAt(table, at, seat) : [];
	const hidden = down.reduce((sum, { slot, card }) => {
		const power = clanCardOf(table, card ?? faces[slot] ?? '')?.power ?? null;
		const counted = reasons.find((one) => one.slot === slot)?.by ?? 0;
		return power === null ? sum : sum + power - counted;
	}, 0);
	return {
		total: totalInSight(table, at, seat) + hidden,
		unknown: down.some(({ slot, card }) => (card ?? faces[slot]) === undefined)
	};
}

/** The total as it is written: `+?` where a card is unknown. */
export const totalWords = ({ total, unknown }: ReturnType<typeof totalKnown>): string =>
	`${total}${unknown ? '+?' : ''}`;
