import { chancesOf } from '../../../core/search/chances.ts';
import type { SeatId } from '../../../core/seats.ts';
import { partsOf, totalOf } from '../../table/scoring.ts';
import type { Table } from '../../table/table.ts';
import { drainValues, feedOf, isIn, playerOf, seatsOf } from '../../table/where.ts';
import { ROUNDS } from '../../vocabulary.ts';

/** By how many points two sides are apart where one is e times as likely to win, by rounds still to play. */
const TEMPERATURES: readonly number[] = [0.8, 2.6, 3.4, 4];

/** Blood in the Pool at the beginning of a round. */
function bloodWorth(blood: number): number {
	return (
		0.36 * Math.min(blood, 8) + 0.16 * Math.max(0, blood - 8) - (blood < 3 ? 0.3 * (3 - blood) : 0)
	);
}

/** What a position is worth to a seat between two rounds, in Influence at the end. */
function pointsOf(table: Table, seat: SeatId): number {
	if (!isIn(table, seat)) return -20;
	const total = totalOf(partsOf(table, seat));
	const left = table.phase === 'finished' ? 0 : ROUNDS - table.round;
	const player = playerOf(table, seat);
	if (table.phase === 'finished') return total + player.blood * 0.02;
	const feeds = player.alliance.reduce((sum, card) => sum + feedOf(table, card), 0);
	const drains = player.alliance.reduce((sum, card) => sum + drainValues(table, card).blood, 0);
	const first = table.ambition === seat ? 0.5 : 0;
	return total + bloodWorth(player.blood) + 0.3 * feeds * left + 0.03 * drains + first;
}

/** How likely each seat wins, by what its position is worth; teammates win together. */
export function winChances(table: Table): { readonly [seat: SeatId]: number } {
	const seats = seatsOf(table);
	const sideOf = (seat: SeatId) => playerOf(table, seat).team ?? seat;
	const sides = [...new Set(seats.map(sideOf))];
	const points = sides.map((side) =>
		seats.reduce((sum, seat) => sum + (sideOf(seat) === side ? pointsOf(table, seat) : 0), 0)
	);
	const left = table.phase === 'finished' ? 0 : ROUNDS + 1 - table.round;
	const chances = chancesOf(points, TEMPERATURES[left] ?? 4);
	return Object.fromEntries(seats.map((seat) => [seat, chances[sides.indexOf(sideOf(seat))] ?? 0]));
}
