import { lastChapter } from '../chronicle/chapters.ts';
import type { Event, EventOf } from '../events.ts';
import type { ChapterRecord } from '../record-shapes.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { kinOn, type ChapterKin } from './kin.ts';

/** A haven when a page was turned: what lay there, by name, and what the sheet beside it was worth. */
export type HavenThen = {
	readonly retainer: ThingId | null;
	readonly leaders: readonly ThingId[];
	readonly assets: readonly string[];
	readonly obligations: readonly string[];
	readonly dots: number;
	readonly titles: number;
};

/** How a chronicle stood when a chapter was over; the chapter before the first is the prologue. */
export type Page = {
	readonly chapter: number;
	/** The event that closed it, and when it was written. */
	readonly sequence: number;
	readonly at: string;
	readonly havens: { readonly [seat: SeatId]: HavenThen };
	/** Ability stickers that stuck on characters. */
	readonly stickers: number;
};

/** A character that left the chronicle for good, or came back after all. */
type Fate = {
	readonly what: 'banished' | 'restored';
	readonly chapter: number;
	readonly character: ThingId;
	readonly reason: string;
};

/** What only the log knows of a chronicle's past, since a later state forgets it. */
export type Past = {
	/** Ascending by chapter. */
	readonly pages: readonly Page[];
	/** By chapter that was played live. */
	readonly bloodlines: { readonly [chapter: number]: ChapterKin };
	readonly fates: readonly Fate[];
};

export const NO_PAST: Past = { pages: [], bloodlines: {}, fates: [] };

/** An event with where and when it stands in the log. */
type Written = { readonly sequence: number; readonly at: string; readonly event: Event };

/** The past after one more event; `state` is the chronicle after it. Nothing worth remembering: the same past. */
export function remembered(past: Past, state: ChronicleState, written: Written): Past {
	const { event } = written;
	const { type } = event;
	if (type === 'ChapterRecorded') return withBloodlines(past, state, event);
	if (type === 'RecordWithdrawn') return withoutBloodlines(past, event.chapter);
	if (type === 'AftermathFinished') return withPage(past, pageOf(state, event.chapter, written));
	if (type === 'CharacterBanished' || type === 'CharacterRestored')
		return withFate(past, state, event);
	const isReady = type === 'ChronicleEntered' || type === 'PrologueCompleted';
	if (!isReady || state.phase !== 'between') return past;
	return withPage(past, pageOf(state, chapterTold(state), written));
}

function withFate(
	past: Past,
	state: ChronicleState,
	{ type, character, reason }: EventOf<'CharacterBanished' | 'CharacterRestored'>
): Past {
	const what = type === 'CharacterBanished' ? 'banished' : 'restored';
	const fate: Fate = { what, chapter: chapterTold(state), character, reason };
	return { ...past, fates: [...past.fates, fate] };
}

/** The chapter that was recorded last; before the first one, the one before it. */
const chapterTold = (state: ChronicleState): number =>
	lastChapter(state)?.number ?? state.firstChapter - 1;

/** A chapter closed again is one page still. */
function withPage(past: Past, page: Page): Past {
	const others = past.pages.filter(({ chapter }) => chapter !== page.chapter);
	return { ...past, pages: [...others, page].sort((a, b) => a.chapter - b.chapter) };
}

/** A record that is not its table's own, since the table was given up for another, has no trees. */
function withBloodlines(
	past: Past,
	{ table }: ChronicleState,
	{ chapter, record }: EventOf<'ChapterRecorded'>
): Past {
	if (table?.chapter !== chapter) return past;
	const kin = kinOn(table);
	if (table.phase !== 'finished' && !isAsNoted(kin, record)) return past;
	return { ...past, bloodlines: { ...past.bloodlines, [chapter]: kin } };
}

/** Whether a record notes exactly these bloodlines: a table that ended early was recorded as it stood. */
function isAsNoted(kin: ChapterKin, { players }: ChapterRecord): boolean {
	return players.every(({ seat, bloodline }) => {
		const own = kin[seat] ?? [];
		return (
			own.length === bloodline.length &&
			own.every(({ id, torpor }) =>
				bloodline.some((noted) => noted.character === id && noted.torpor === torpor)
			)
		);
	});
}

function withoutBloodlines(past: Past, chapter: number): Past {
	const { [chapter]: _, ...bloodlines } = past.bloodlines;
	return { ...past, bloodlines };
}

function pageOf(state: ChronicleState, chapter: number, written: Omit<Written, 'event'>): Page {
	const { sequence, at } = written;
	return { chapter, sequence, at, havens: havensOf(state), stickers: state.stickers.length };
}

/** The havens as they stand in a state. */
export function havensOf(state: ChronicleState): Page['havens'] {
	return Object.fromEntries(state.seats.map((seat) => [seat, havenOf(state, seat)]));
}

function havenOf({ players }: ChronicleState, seat: SeatId): HavenThen {
	const { haven, sheet } = players[seat] ?? { haven: null, sheet: null };
	return {
		retainer: haven?.retainer ?? null,
		leaders: haven?.leaders ?? [],
		assets: (haven?.assets ?? []).map(({ name }) => name),
		obligations: (haven?.obligations ?? []).map(({ name }) => name),
		dots: Object.values(sheet?.dots ?? {}).reduce((sum, dots) => sum + dots, 0),
		titles: sheet?.titles.length ?? 0
	};
}
