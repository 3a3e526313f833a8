import { FEWEST_SEATS, MOST_SEATS } from '$lib/games/rivals/vocabulary';
import type { SeatRow } from '$lib/ui/seating/rows';

/** A player as the page was sent: everything as typed. */
interface TypedPlayer {
	readonly name: string;
	readonly user: string;
}

/** The page as it was sent, so that it can be given back as it was. */
export interface Typed {
	readonly command: string;
	readonly title: string;
	/** Clockwise; what is blank at the end is left out. */
	readonly players: readonly TypedPlayer[];
}

const text = (form: FormData, name: string): string => {
	const value = form.get(name);
	return typeof value === 'string' ? value : '';
};

const isWritten = ({ name, user }: TypedPlayer): boolean => name !== '' || user !== '';

/** Reads the sent form; nothing is judged yet. */
export function typedIn(form: FormData): Typed {
	const rows = Array.from({ length: MOST_SEATS + 1 }, (_, index) => ({
		name: text(form, `table.${index}.name`).trim(),
		user: text(form, `table.${index}.user`)
	}));
	return {
		command: text(form, 'command'),
		title: text(form, 'title'),
		players: rows.slice(0, 1 + rows.findLastIndex(isWritten))
	};
}

/** A seat id for each player, clockwise. */
export const seatIds = (count: number): string[] =>
	Array.from({ length: count }, (_, index) => `s${index + 1}`);

/** The first command of a match as typed, not yet parsed. */
export const beginCommand = ({ title, players }: Typed) => ({
	type: 'BeginMatch',
	seats: seatIds(players.length),
	setting: { title, depth: 'counters' }
});

/** The rows of a page: as they were sent, or the people of the group who play; two at least. */
export function rowsOf(players: readonly (TypedPlayer & { readonly key?: string })[]): SeatRow[] {
	const known = players
		.slice(0, MOST_SEATS)
		.map((player, index) => ({ ...player, key: player.key ?? `row-${index}` }));
	const blank = Array.from({ length: Math.max(0, FEWEST_SEATS - known.length) }, (_, index) => ({
		key: `blank-${index}`,
		name: '',
		user: ''
	}));
	return [...known, ...blank];
}
