import { STRENGTHS, type Strength } from '$lib/games/core/computer/strengths';
import { FEWEST_SEATS, MOST_SEATS } from '$lib/games/rivals/vocabulary';
import { DECKS, SPARE_NAMES } from '$lib/ui/rivals/table/decks';
import type { SeatRow } from '$lib/ui/seating/rows';

/** A player as the page was sent: everything as typed. `user`: a member, the computer, or nobody. */
interface TypedPlayer {
	readonly name: string;
	readonly user: string;
	readonly deck: string;
}

/** A row of the page. */
export interface TableRow extends SeatRow {
	deck: string;
}

/** The page as it was sent, so that it can be given back as it was. */
export interface Typed {
	readonly command: string;
	readonly lay: string;
	readonly title: string;
	/** Clockwise; what is blank at the end is left out. */
	readonly players: readonly TypedPlayer[];
}

/** Who else than people can sit there. */
export const COMPUTERS = STRENGTHS.map((strength) => ({
	user: `computer-${strength}`,
	label: `Computer, ${strength}`
}));

/** How well the computer plays a seat; null: it does not. */
export const strengthOf = (user: string): Strength | null =>
	STRENGTHS.find((strength) => user === `computer-${strength}`) ?? null;

const text = (form: FormData, name: string): string => {
	const value = form.get(name);
	return typeof value === 'string' ? value : '';
};

/** Reads the sent form; nothing is judged yet. */
export function typedIn(form: FormData): Typed {
	const rows = Array.from({ length: MOST_SEATS + 1 }, (_, index) => ({
		name: text(form, `table.${index}.name`).trim(),
		user: text(form, `table.${index}.user`),
		deck: text(form, `table.${index}.deck`)
	}));
	const isWritten = ({ name, user }: TypedPlayer): boolean => name !== '' || user !== '';
	const players = rows.slice(0, 1 + rows.findLastIndex(isWritten)).map((player, at) => ({
		...player,
		// The computer needs no name of its own.
		name: player.name === '' && strengthOf(player.user) ? (SPARE_NAMES[at] ?? '') : player.name
	}));
	return {
		command: text(form, 'command'),
		lay: text(form, 'lay'),
		title: text(form, 'title'),
		players
	};
}

/** A seat id for each player, clockwise. */
export const seatIds = (count: number): string[] =>
	Array.from({ length: count }, (_, index) => `s${index + 1}`);

/** What is wrong with the decks; none: nothing. A vampire is active once at a table, so two of the same deck would keep each other out. */
export const deckProblems = ({ players }: Typed) =>
	players.flatMap(({ deck }, at) => {
		const field = `table.${at}.deck`;
		if (!DECKS.some(({ id }) => id === deck))
			return [{ at: field, sentence: 'Choose a deck for each player.' }];
		const isTaken = players.findIndex((other) => other.deck === deck) < at;
		return isTaken ? [{ at: field, sentence: 'Two players have the same deck.' }] : [];
	});

/** The first command of a match as typed, not yet parsed. */
export function beginCommand({ title, players }: Typed) {
	const seats = seatIds(players.length);
	const computers = players.flatMap(({ user }, at) => {
		const strength = strengthOf(user);
		return strength ? [[seats[at] ?? '', strength] as const] : [];
	});
	return {
		type: 'BeginMatch',
		seats,
		title,
		...(computers.length > 0 && { computers: Object.fromEntries(computers) })
	};
}

export const decksOf = ({ players }: Typed) => {
	const seats = seatIds(players.length);
	return Object.fromEntries(players.map(({ deck }, at) => [seats[at] ?? '', deck]));
};

/** The first deck that nobody has. */
export const freeDeck = (rows: readonly { readonly deck: string }[]): string =>
	DECKS.find(({ id }) => rows.every(({ deck }) => deck !== id))?.id ?? '';

/** The rows of a page: as they were sent, or the people of the group who play; two at least. */
export function rowsOf(
	players: readonly {
		readonly key?: string;
		readonly name: string;
		readonly user: string;
		readonly deck?: string;
	}[]
): TableRow[] {
	const rows: TableRow[] = [];
	for (const [at, player] of players.slice(0, MOST_SEATS).entries()) {
		const { key = `row-${at}`, deck = freeDeck(rows) } = player;
		rows.push({ key, name: player.name, user: player.user, deck });
	}
	while (rows.length < FEWEST_SEATS)
		rows.push({ key: `blank-${rows.length}`, name: '', user: '', deck: freeDeck(rows) });
	return rows;
}
