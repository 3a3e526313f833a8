import type { SeatId } from '../../../core/seats.ts';
import { GOAL } from '../../vocabulary.ts';
import type { Table } from '../../table/table.ts';
import { coterieOf, hunterOf, rivalOf, sideOf } from '../../table/where.ts';

/* What things are worth to a player who thinks no further than the next move. The unit is about a Prestige. */

/** More than anything else: the match is won. */
const WON = 100;
export const POINT = 3;
export const PRESTIGE = 1;
export const CARD = 0.7;
export const BLOOD = 0.55;
export const ACTION = 1.6;

/** So many points of Agenda; those that reach the goal win. */
export const pointsWorth = (table: Table, seat: SeatId, n: number): number => {
	const { agenda } = sideOf(table, seat);
	if (n <= 0) return 0;
	if (agenda + n >= GOAL) return WON;
	// The nearer the goal the more each is worth.
	return n * POINT * (1 + agenda / GOAL / 2);
};

/** What a knock-out is worth to the player who causes it: a win, or the end of the match in favour of the leader. */
function fallWorth(table: Table, seat: SeatId, fallen: SeatId): number {
	if (rivalOf(table, seat) === fallen) return WON;
	const hunter = hunterOf(table, fallen);
	const points = (one: SeatId): number =>
		one === fallen ? 0 : sideOf(table, one).agenda + (one === hunter ? 3 : 0);
	const best = Math.max(
		...table.order.filter((one) => one !== seat && one !== fallen).map(points),
		0
	);
	// A tie goes to the active player.
	const wins = points(seat) > best || (points(seat) === best && table.turn?.seat === seat);
	return wins ? WON * 0.9 : -WON;
}

/** Prestige that a foe loses. */
export function lossWorth(table: Table, seat: SeatId, foe: SeatId, n: number): number {
	const { prestige } = sideOf(table, foe);
	if (n >= prestige) return fallWorth(table, seat, foe);
	const dear = prestige <= 5 ? 1.5 : 1;
	return n * dear * (rivalOf(table, seat) === foe ? 0.9 : 0.35);
}

/** A vampire of a foe that falls. */
export function defeatWorth(
	table: Table,
	seat: SeatId,
	foe: SeatId,
	bp: number,
	extra: number
): number {
	const { prestige } = sideOf(table, foe);
	if (coterieOf(table, foe).length === 1 || prestige <= 1) return fallWorth(table, seat, foe);
	const isRival = rivalOf(table, seat) === foe;
	const points = (isRival ? 1 : 0) + extra;
	return pointsWorth(table, seat, points) + (isRival ? 1 : 0.4) * (1 + bp * 0.5);
}
