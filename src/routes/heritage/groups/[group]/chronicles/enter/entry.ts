import * as v from 'valibot';
import { parseAs } from '$lib/games/core/parse';
import { completed, DEFAULT_RULESET } from '$lib/games/heritage/ruleset';
import { rulesetSchema } from '$lib/games/heritage/ruleset-shape';
import { characterSchema, type Character } from '$lib/games/heritage/shapes';
import { DEFAULT_TRAITS } from '$lib/games/heritage/traits';
import { CLANS, DEALERS, eraOf, STICKER_KINDS } from '$lib/games/heritage/vocabulary';
import type { SeatRow } from '$lib/ui/seating/rows';

const slip = v.object({ id: v.string(), name: v.string(), text: v.string() });
export type SlipDraft = v.InferOutput<typeof slip>;

const playerSchema = v.object({
	key: v.string(),
	seat: v.string(),
	/** Who sits there: the person's name, and their account where they have one. */
	name: v.string(),
	user: v.string(),
	sheetName: v.string(),
	/** One a line. */
	titles: v.string(),
	dots: v.record(v.string(), v.number()),
	haven: v.object({
		name: v.string(),
		retainer: v.nullable(v.string()),
		leaders: v.array(v.string()),
		assets: v.array(slip),
		obligations: v.array(slip)
	}),
	wins: v.number(),
	missionsThisEra: v.number()
});
export type EntryPlayer = v.InferOutput<typeof playerSchema> & SeatRow;

/** A chronicle under way while it is typed in: close to the command it becomes, with room for what is unfinished. */
const entrySchema = v.object({
	/** The command's id: sent twice, it counts once. */
	id: v.string(),
	title: v.string(),
	dealer: v.picklist(DEALERS),
	ruleset: v.pipe(rulesetSchema, v.transform(completed)),
	traits: v.array(v.object({ id: v.string(), name: v.string() })),
	/** The chapter to be played next. */
	chapter: v.number(),
	/** In turn order. */
	players: v.array(playerSchema),
	/** Only whole ones; the one that is being typed stays in its form. */
	characters: v.array(characterSchema),
	stickers: v.array(
		v.object({
			id: v.string(),
			kind: v.picklist(STICKER_KINDS),
			name: v.string(),
			text: v.string(),
			character: v.string(),
			chapter: v.number(),
			seat: v.nullable(v.string())
		})
	),
	banished: v.array(v.string()),
	/** By era from 1: the seat that dominated, or empty. */
	dominators: v.array(v.string()),
	/** Seats, victor first; null: not known any more. */
	lastOrder: v.nullable(v.array(v.string())),
	obligationSupply: v.array(slip),
	schemes: v.array(v.object({ key: v.string(), clan: v.picklist(CLANS), name: v.string() }))
});
export type Entry = v.InferOutput<typeof entrySchema>;

/** An entry as it was kept on this phone, or null when it is of an older form. */
export function readEntry(stored: unknown): Entry | null {
	const read = parseAs(entrySchema, stored);
	return read.success && read.output.players.length >= 2 ? read.output : null;
}

/** The lowest seat that nobody has. */
export function freeSeat(players: readonly { readonly seat: string }[]): string {
	const taken = new Set(players.map(({ seat }) => seat));
	return ['s1', 's2', 's3', 's4'].find((seat) => !taken.has(seat)) ?? 's5';
}

export function blankPlayer(row: SeatRow, seat: string): EntryPlayer {
	return {
		...row,
		seat,
		sheetName: '',
		titles: '',
		dots: {},
		haven: { name: '', retainer: null, leaders: [], assets: [], obligations: [] },
		wins: 0,
		missionsThisEra: 0
	};
}

export function blankEntry(id: string, title: string, rows: readonly SeatRow[]): Entry {
	return {
		id,
		title,
		dealer: 'box',
		ruleset: structuredClone(DEFAULT_RULESET),
		traits: DEFAULT_TRAITS.map((trait) => ({ ...trait })),
		chapter: 2,
		players: rows.map((row, index) => blankPlayer(row, `s${index + 1}`)),
		characters: [],
		stickers: [],
		banished: [],
		dominators: [],
		lastOrder: null,
		obligationSupply: [],
		schemes: []
	};
}

/** The eras that are over before the chapter to be played. */
export const pastEras = (chapter: number): number[] =>
	Array.from({ length: eraOf(chapter) - 1 }, (_, index) => index + 1);

const linesOf = (text: string): string[] =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '');

/** The entry as the command it becomes; whether it is legal, the engine says. Paths are those of the command. */
export function entryCommand(entry: Entry) {
	const seats = entry.players.map(({ seat }) => seat);
	const known = new Set(entry.traits.map(({ id }) => id));
	return {
		type: 'EnterChronicle' as const,
		title: entry.title,
		dealer: entry.dealer,
		ruleset: entry.ruleset,
		traits: entry.traits,
		seats,
		chapter: entry.chapter,
		players: entry.players.map(({ seat, sheetName, titles, dots, haven, ...rest }) => ({
			seat,
			sheet: {
				name: sheetName,
				titles: linesOf(titles),
				dots: Object.fromEntries(
					Object.entries(dots).filter(([trait, count]) => known.has(trait) && count > 0)
				)
			},
			haven,
			wins: rest.wins,
			missionsThisEra: rest.missionsThisEra
		})),
		characters: entry.characters,
		stickers: entry.stickers,
		eras: pastEras(entry.chapter).map((era) => {
			const seat = entry.dominators[era - 1] ?? '';
			return { era, seat: seats.includes(seat) ? seat : null, by: null };
		}),
		lastOrder: entry.lastOrder,
		obligationSupply: entry.obligationSupply,
		schemes: entry.schemes.map(({ clan, name }) => ({ clan, name })),
		banished: entry.banished
	};
}

/** Takes out what was begun and left blank, so that nobody is asked about an empty line. */
export function tidy(entry: Entry): void {
	const written = ({ name, text }: SlipDraft): boolean => `${name}${text}`.trim() !== '';
	for (const { haven } of entry.players) {
		haven.assets = haven.assets.filter(written);
		haven.obligations = haven.obligations.filter(written);
	}
	entry.obligationSupply = entry.obligationSupply.filter(written);
	entry.stickers = entry.stickers.filter(written);
	entry.schemes = entry.schemes.filter(({ name }) => name.trim() !== '');
	entry.traits = entry.traits.filter(({ name }) => name.trim() !== '');
}

/** Takes a seat's traces out of the story when the player leaves the table. */
export function forgetSeats(entry: Entry): void {
	const seats = new Set(entry.players.map(({ seat }) => seat));
	entry.dominators = entry.dominators.map((seat) => (seats.has(seat) ? seat : ''));
	entry.stickers = entry.stickers.map((sticker) =>
		sticker.seat !== null && !seats.has(sticker.seat) ? { ...sticker, seat: null } : sticker
	);
	if (entry.lastOrder) {
		const missing = [...seats].filter((seat) => !entry.lastOrder?.includes(seat));
		entry.lastOrder = [...entry.lastOrder.filter((seat) => seats.has(seat)), ...missing];
	}
}

/** Takes a character out of the entry, with its stickers and out of every haven. */
export function forgetCharacter(entry: Entry, id: string): void {
	entry.characters = entry.characters.filter((character) => character.id !== id);
	entry.stickers = entry.stickers.filter(({ character }) => character !== id);
	entry.banished = entry.banished.filter((banished) => banished !== id);
	for (const { haven } of entry.players) {
		if (haven.retainer === id) haven.retainer = null;
		haven.leaders = haven.leaders.filter((leader) => leader !== id);
	}
}

/** Where a character of the entry is, in words; null: in the common deck. */
export function placeIn(entry: Entry, { id, kind }: Pick<Character, 'id' | 'kind'>): string | null {
	if (entry.banished.includes(id)) return 'banished';
	const keeper = entry.players.find(({ haven }) => haven.retainer === id);
	if (keeper) return `in the haven of ${keeper.name}`;
	const home = entry.players.find(({ haven }) => haven.leaders.includes(id));
	if (home) return `at home with ${home.name}`;
	return kind === 'leader' ? 'with the clan' : null;
}
