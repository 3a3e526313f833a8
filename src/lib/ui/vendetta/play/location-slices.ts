import type { SeatId } from '../../../games/core/seats.ts';
import type { OwnView } from '../../../games/vendetta/table/own-view.ts';
import { reasonsAt } from '../../../games/vendetta/table/power.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import {
	bloodAt,
	clanCardOf,
	onPosition,
	playerOf,
	seatsOf
} from '../../../games/vendetta/table/where.ts';
import type { Clan, LocationId } from '../../../games/vendetta/vocabulary.ts';
import { totalKnown } from './known-total.ts';

/** Of a circle whose radius is 50. */
const OUTER = 49;
export const INNER = 19;
/** Where the middle of what lies in a slice is. */
const MIDDLE = 33.5;

type DrawnCard = {
	readonly slot: number;
	readonly up: boolean;
	/** What it counts now, face down what is printed; null: whoever looks does not know it. */
	readonly power: number | null;
	/** Whether it counts more or less than is printed. */
	readonly changed: boolean;
};

export type Slice = {
	readonly seat: SeatId;
	readonly clan: Clan | null;
	readonly path: string;
	readonly at: readonly [x: number, y: number];
	readonly cards: readonly DrawnCard[];
	readonly blood: number;
	readonly total: number;
	/** Whether a card lies there that whoever looks does not know. */
	readonly unknown: boolean;
	/** Whether it is first there, as far as that is settled. */
	readonly leads: boolean;
	readonly present: boolean;
};

/** From the bottom on, clockwise. */
const point = (turn: number, radius: number): readonly [x: number, y: number] => [
	-Math.sin(turn * 2 * Math.PI) * radius,
	Math.cos(turn * 2 * Math.PI) * radius
];

/** A ring's part of the circle. */
function pathOf(from: number, to: number): string {
	const arc = (radius: number, sweep: 0 | 1) => `A${radius} ${radius} 0 0 ${sweep}`;
	return `M${point(from, INNER)}L${point(from, OUTER)}${arc(OUTER, 1)} ${point(to, OUTER)}L${point(to, INNER)}${arc(INNER, 0)} ${point(from, INNER)}Z`;
}

/** Who is first there: as it was ranked; before that whoever has most, unless a card lies there that nobody knows. */
function firstAt(
	{ conflict }: Table,
	at: LocationId,
	totals: ReadonlyMap<SeatId, { readonly total: number; readonly unknown: boolean }>
): readonly SeatId[] {
	if (conflict?.location === at && conflict.ranking)
		return conflict.ranking.slice(0, 1).map(({ seat }) => seat);
	const all = [...totals];
	const most = Math.max(1, ...all.map(([, { total }]) => total));
	if (all.some(([, { unknown }]) => unknown)) return [];
	return all.flatMap(([seat, { total }]) => (total === most ? seat : []));
}

/**
 * The slices of a Location, one a player, clockwise from the bottom.
 *
 * @param faces face-down cards that whoever looks may know
 */
export function slicesOf(table: Table, at: LocationId, faces: OwnView['faces']): readonly Slice[] {
	const seats = seatsOf(table);
	const totals = new Map(seats.map((seat) => [seat, totalKnown(table, at, seat, faces)]));
	const first = firstAt(table, at, totals);
	return seats.map((seat, nth) => {
		const { clan, out } = playerOf(table, seat);
		const reasons = reasonsAt(table, at, seat);
		const cards = onPosition(table, at, seat).map(({ slot, up, card }) => {
			const printed = clanCardOf(table, card ?? faces[slot] ?? '')?.power ?? null;
			const power = up
				? reasons.reduce((sum, one) => (one.slot === slot ? sum + one.by : sum), 0)
				: printed;
			return { slot, up, power, changed: power !== printed };
		});
		const blood = bloodAt(table, at, seat);
		const { total = 0, unknown = false } = totals.get(seat) ?? {};
		return {
			seat,
			clan: out === null ? clan : null,
			path: pathOf((nth - 0.5) / seats.length, (nth + 0.5) / seats.length),
			at: point(nth / seats.length, MIDDLE),
			cards,
			blood,
			total,
			unknown,
			leads: first.includes(seat),
			present: cards.length > 0 || blood > 0
		};
	});
}
