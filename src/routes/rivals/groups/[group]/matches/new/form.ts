import { FEWEST_SEATS, MOST_SEATS } from '$lib/games/rivals/vocabulary';
import {
	namedDeck,
	NO_DECK,
	type GroupDeck,
	type TypedDeck
} from '$lib/ui/rivals/decks/deck-choice';
import type { SeatRow } from '$lib/ui/seating/rows';

/** A player as the page was sent: everything as typed. */
interface TypedPlayer {
	readonly name: string;
	readonly user: string;
	readonly deck: TypedDeck;
}

/** A row of the page. */
export interface MatchRow extends SeatRow {
	deck: TypedDeck;
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
		user: text(form, `table.${index}.user`),
		deck: {
			deck: text(form, `table.${index}.deck`),
			title: text(form, `table.${index}.deck.title`)
		}
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
export function beginCommand({ title, players }: Typed, decks: readonly GroupDeck[]) {
	const seats = seatIds(players.length);
	const named = players.flatMap(({ deck }, at) => {
		const one = namedDeck(deck, decks);
		return one ? [[seats[at] ?? '', one] as const] : [];
	});
	return {
		type: 'BeginMatch',
		seats,
		setting: { title, depth: 'counters' },
		...(named.length > 0 && { decks: Object.fromEntries(named) })
	};
}

/** The rows of a page: as they were sent, or the people of the group who play; two at least. */
export function rowsOf(
	players: readonly (Omit<TypedPlayer, 'deck'> & {
		readonly key?: string;
		readonly deck?: TypedDeck;
	})[]
): MatchRow[] {
	const known = players.slice(0, MOST_SEATS).map((player, index) => ({
		...player,
		key: player.key ?? `row-${index}`,
		deck: player.deck ?? NO_DECK
	}));
	const blank = Array.from({ length: Math.max(0, FEWEST_SEATS - known.length) }, (_, index) => ({
		key: `blank-${index}`,
		name: '',
		user: '',
		deck: NO_DECK
	}));
	return [...known, ...blank];
}
