import { refuse } from '../core/decision.ts';
import type { SeatId } from '../core/seats.ts';
import type { Clan } from './clans.ts';

export const FEWEST_SEATS = 3;
export const MOST_SEATS = 6;

/** How many can play in teams of two (rulebook, Tag Team mode). */
const TEAMED: readonly number[] = [4, 6];

/** Who sits at the table, and whether in teams. */
export interface AtTable {
	/** Clockwise. */
	readonly seats: readonly SeatId[];
	readonly teams: boolean;
}

/** The sides of an evening, in the order of their first seat: each player, or teams of two who sit opposite. */
export function sidesOf(seats: readonly SeatId[], teams: boolean): readonly (readonly SeatId[])[] {
	if (!teams) return seats.map((seat) => [seat]);
	const half = seats.length / 2;
	return seats.slice(0, half).map((seat, index) => [seat, seats[index + half] ?? seat]);
}

/** Why so many cannot play so (rulebook, Setup and Tag Team mode); null: they can. */
export function findTableFault(seats: number, teams: boolean) {
	if (seats < FEWEST_SEATS) return refuse('needs-three', {}, 'seats');
	if (seats > MOST_SEATS) return refuse('six-at-most', {}, 'seats');
	if (teams && !TEAMED.includes(seats)) return refuse('teams-need-even', {}, 'setting.teams');
	if (!teams && seats === MOST_SEATS) return refuse('six-in-teams', {}, 'setting.teams');
	return null;
}

/**
 * Why the clans cannot be led so: one without a clan, or a clan led twice (rulebook, Setup, step 3); null: they can, or are not
 * chosen yet.
 */
export function findClanFault(seats: readonly SeatId[], clans: { readonly [seat: SeatId]: Clan }) {
	if (Object.keys(clans).length === 0) return null;
	for (const [index, seat] of seats.entries()) {
		const clan = clans[seat];
		const at = `setting.clans.${seat}`;
		if (clan === undefined) return refuse('clan-missing', { seat }, at);
		const first = seats.slice(0, index).find((other) => clans[other] === clan);
		if (first !== undefined) return refuse('clan-taken', { seat: first }, at);
	}
	const stranger = Object.keys(clans).find((seat) => !seats.includes(seat));
	return stranger === undefined ? null : refuse('no-such-seat', {}, `setting.clans.${stranger}`);
}
