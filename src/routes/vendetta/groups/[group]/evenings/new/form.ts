import { CLANS, type Clan } from '$lib/games/vendetta/clans';
import { FEWEST_SEATS, MOST_SEATS } from '$lib/games/vendetta/seating';
import type { SeatRow } from '$lib/ui/seating/rows';
import { DEPTHS, type Dealing, type Depth } from '$lib/games/vendetta/vocabulary';

/** A player as the page was sent: everything as typed. */
interface TypedPlayer {
	readonly name: string;
	readonly user: string;
	readonly clan: string;
}

/** How an evening goes: on everybody's phones, dealt here; or with the box, of which so much is told. */
const WAYS = ['phones', 'count', ...DEPTHS] as const;
export type Way = (typeof WAYS)[number];

/** How its table is set up; null: none is, and a final count is all. */
export function laidAs(way: Way): { readonly dealer: Dealing; readonly depth?: Depth } | null {
	if (way === 'count') return null;
	return way === 'phones' ? { dealer: 'app' } : { dealer: 'box', depth: way };
}

/** The page as it was sent, so that it can be given back as it was. */
export interface Typed {
	readonly command: string;
	/** The id of what sets up the table, where one is played at. */
	readonly lay: string;
	readonly way: Way;
	/** Whether all phones mix the cards; else the server shuffles alone. */
	readonly mixing: boolean;
	readonly title: string;
	/** Clockwise; what is blank at the end is left out. */
	readonly players: readonly TypedPlayer[];
	readonly teams: boolean;
	readonly locations: boolean;
	readonly relics: boolean;
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
		clan: text(form, `table.${index}.clan`)
	}));
	return {
		command: text(form, 'command'),
		lay: text(form, 'lay'),
		way: WAYS.find((one) => one === text(form, 'way')) ?? 'count',
		mixing: form.has('mixing'),
		title: text(form, 'title'),
		players: rows.slice(0, 1 + rows.findLastIndex(isWritten)),
		teams: form.has('teams'),
		locations: form.has('locations'),
		relics: form.has('relics')
	};
}

/** A seat id for each player, clockwise. */
export const seatIds = (count: number): string[] =>
	Array.from({ length: count }, (_, index) => `s${index + 1}`);

const isClan = (typed: string): typed is Clan => CLANS.some((clan) => clan === typed);

/** The first command of an evening as typed, not yet parsed. Where a table is set up, clans are chosen there. */
export function beginCommand({ title, way, players, teams, locations, relics }: Typed) {
	const seats = seatIds(players.length);
	const clans = Object.fromEntries(
		players.flatMap(({ clan }, index) =>
			way === 'count' && isClan(clan) ? [[seats[index] ?? '', clan]] : []
		)
	);
	return { type: 'BeginEvening', seats, setting: { title, clans, teams, locations, relics } };
}

/** A row of the page. */
export interface PlayerRow extends SeatRow {
	clan: string;
}

/** The rows of a page: as they were sent, or the people of the group who play; three at least. */
export function rowsOf(players: readonly (TypedPlayer & { readonly key?: string })[]): PlayerRow[] {
	const known = players
		.slice(0, MOST_SEATS)
		.map((player, index) => ({ ...player, key: player.key ?? `row-${index}` }));
	const blank = Array.from({ length: Math.max(0, FEWEST_SEATS - known.length) }, (_, index) => ({
		key: `blank-${index}`,
		name: '',
		user: '',
		clan: ''
	}));
	return [...known, ...blank];
}
