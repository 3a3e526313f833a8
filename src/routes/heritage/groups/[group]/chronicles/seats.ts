import { STRENGTHS, type Strength } from '$lib/games/heritage/strengths';

/** A player at the table while they are typed: a name, and the member of the group who sits there, if any. */
export interface SeatDraft {
	/** Stays with the row while it moves. */
	readonly key: string;
	name: string;
	/** Empty: just a name. */
	user: string;
}

export interface GroupMember {
	readonly id: string;
	readonly name: string;
}

/** Who plays a seat where code does. */
export const CODED = STRENGTHS.map((strength) => ({ user: `computer-${strength}`, strength }));

/** How well code plays a seat of this user; null: it does not. */
export const strengthIn = (user: string): Strength | null =>
	CODED.find((one) => one.user === user)?.strength ?? null;

/** The rows a new table begins with: the people of the group who play, at least two rows, at most four. */
export function firstSeats(members: readonly GroupMember[]): SeatDraft[] {
	const known = members.slice(0, 4).map(({ id, name }) => ({ key: id, name, user: id }));
	const blank = Array.from({ length: Math.max(0, 2 - known.length) }, (_, index) => ({
		key: `blank-${index}`,
		name: '',
		user: ''
	}));
	return [...known, ...blank];
}

/** The list with the row at `from` set down at `to`. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
	const rest = rows.filter((_, index) => index !== from);
	return [...rest.slice(0, to), ...rows.slice(from, from + 1), ...rest.slice(to)];
}
