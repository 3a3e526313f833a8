import type { GroupMember, SeatRow } from '$lib/ui/seating/rows';
import { STRENGTHS, type Strength } from '$lib/games/heritage/strengths';

/** Who plays a seat where code does. */
export const CODED = STRENGTHS.map((strength) => ({ user: `computer-${strength}`, strength }));

/** How well code plays a seat of this user; null: it does not. */
export const strengthIn = (user: string): Strength | null =>
	CODED.find((one) => one.user === user)?.strength ?? null;

/** The rows a new table begins with: the people of the group who play, at least two rows, at most four. */
export function firstSeats(members: readonly GroupMember[]): SeatRow[] {
	const known = members.slice(0, 4).map(({ id, name }) => ({ key: id, name, user: id }));
	const blank = Array.from({ length: Math.max(0, 2 - known.length) }, (_, index) => ({
		key: `blank-${index}`,
		name: '',
		user: ''
	}));
	return [...known, ...blank];
}
