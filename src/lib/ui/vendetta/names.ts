import { listed } from '../../games/core/listed.ts';
import type { SeatId } from '../../games/core/seats.ts';
import { sidesOf, type AtTable } from '../../games/vendetta/seating.ts';

export type NameOf = (seat: SeatId) => string;

/** What a player or a team is called. */
export const sideName = (seats: readonly SeatId[], nameOf: NameOf): string =>
	listed(seats.map(nameOf));

const LETTERS = 'ABC';

/** The number of a seat's team, from 1; undefined: nobody plays in teams. */
export function teamOf({ seats, teams }: AtTable, seat: SeatId): number | undefined {
	if (!teams) return undefined;
	return 1 + sidesOf(seats, teams).findIndex((members) => members.includes(seat));
}

/** What a team is called. */
export const teamName = (team: number): string => `Team ${LETTERS[team - 1] ?? team}`;
