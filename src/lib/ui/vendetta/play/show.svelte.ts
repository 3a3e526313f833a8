import type { SeatId } from '../../../games/core/seats.ts';
import type {
	TableEvent,
	TableEventOf,
	TableEventType
} from '../../../games/vendetta/table/events.ts';
import { evolveTable } from '../../../games/vendetta/table/evolve.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import { deployedOf } from '../../../games/vendetta/table/where.ts';
import { eventWords } from './event-words.ts';
import type { Speaker } from '../../speaker.ts';

/** One thing that happened, as it is told. */
export type Beat = {
	readonly event: TableEvent;
	readonly words: string;
	/** As it lay before, and after. */
	readonly before: Table;
	readonly after: Table;
	/** Stays until somebody goes on. */
	readonly stops: boolean;
	/** How long it takes to read. */
	readonly ms: number;
	/** What belongs to it and is told with it: of a Frenzy, the card drained and what it pays. */
	readonly more: readonly string[];
	/** Of a ranking: what comes of it, as far as it is known. */
	readonly ahead: readonly TableEvent[];
	/** Of a Frenzy: the card that took the last Blood; null: none did. */
	readonly card: string | null;
};

const STOPS: ReadonlySet<TableEventType> = new Set(['FrenzyEntered', 'PlayerOut']);
const SHORT: ReadonlySet<TableEventType> = new Set([
	'Fed',
	'AllyPlaced',
	'ClanChosen',
	'RelicChosen'
]);
/** With these a card no longer acts. */
const ENDS_ACT: ReadonlySet<TableEventType> = new Set([
	'StepBegan',
	'StepEnded',
	'ConflictRanked',
	'LocationResolved',
	'StageBegan',
	'TurnBegan'
]);
/** What a person did in Planning needs no telling to that person. */
const OWN: ReadonlySet<TableEventType> = new Set(['CardPlayed', 'BloodDeployed', 'CardDrained']);

const READ_MS = 1_700;
const SHORT_MS = 900;
const HURRY_MS = 220;
const SLOWLY = 2;
/** What changes hands is read in peace. */
const CHANGED_HANDS = 1.8;
/** So much Blood at once is told as long. */
const MUCH_BLOOD = 3;

/** How fast it is told. At any pace rankings and Frenzies wait for a tap. */
export type Pace = 'slow' | 'usual' | 'fast';
type Acting = TableEventOf<'AbilityBegan'>;

/** Who loses something to whom: Influence, a card on the table, the Ambition token. */
function changedHands(
	event: TableEvent,
	before: Table
): { readonly losers: readonly SeatId[]; readonly gainer: SeatId | null } {
	const to = (gainer: SeatId, loser: SeatId | null | undefined) =>
		loser === null || loser === undefined || loser === gainer
			? { losers: [], gainer: null }
			: { losers: [loser], gainer };
	if (event.type === 'InfluenceMoved' && event.by < 0 && event.from !== undefined)
		return to(event.from, event.seat);
	if (event.type === 'CardMoved')
		return to(event.position, deployedOf(before, event.slot)?.position);
	if (event.type === 'AmbitionTaken') return to(event.seat, before.ambition);
	return { losers: [], gainer: null };
}

/** What stays until somebody goes on. A Location where nobody is left has no ranking to read. */
const isStop = (event: TableEvent): boolean =>
	STOPS.has(event.type) || (event.type === 'ConflictRanked' && event.ranking.length > 0);

const bloodIn = (event: TableEvent): number =>
	event.type === 'Fed' ? event.blood : event.type === 'BloodMoved' ? event.by : 0;

/** Shows what happened one thing after the other: `table` is what has been shown so far. */
export class Show {
	#table: Table = $state.raw() as Table;
	#beat: Beat | null = $state.raw(null);
	#acting: Acting | null = $state.raw(null);
	#queue: readonly TableEvent[] = $state.raw([]);
	#latest: string | null = $state.raw(null);
	/** By seat: the card that took Blood from that Pool last. */
	#bled: { readonly [seat: SeatId]: string | null } = {};
	pace: Pace = $state('usual');
	readonly #speaker: Speaker;
	readonly #people: readonly SeatId[];
	readonly #remember: (untold: number) => void;

	/** @param remember told how many events a reload has to tell once more, the beat under way among them */
	constructor(
		table: Table,
		speaker: Speaker,
		people: readonly SeatId[],
		remember: (untold: number) => void = () => undefined
	) {
		this.#table = table;
		this.#speaker = speaker;
		this.#people = people;
		this.#remember = remember;
	}

	get table(): Table {
		return this.#table;
	}

	get beat(): Beat | null {
		return this.#beat;
	}

	/** What was told last; null: nothing yet, or it was undone. */
	get latest(): string | null {
		return this.#latest;
	}

	/** The card that acts now, with all that comes of it. */
	get acting(): Acting | null {
		return this.#beat === null ? null : this.#acting;
	}

	/** Whether anything is still to be told. */
	get telling(): boolean {
		return this.#beat !== null;
	}

	/** How many events are still to be told. */
	get untold(): number {
		return this.#queue.length;
	}

	get pause(): number {
		const ms = this.#beat?.ms ?? 0;
		return this.pace === 'fast' ? HURRY_MS : this.pace === 'slow' ? ms * SLOWLY : ms;
	}

	add(events: readonly TableEvent[]): void {
		this.#queue = [...this.#queue, ...events];
		if (!this.#beat) this.next();
	}

	/** Goes on to the next ranking, Frenzy or question, and tells nothing before it. */
	skip(): void {
		do this.next();
		while (this.#beat?.stops === false);
	}

	/** Tells the next thing; once all is told, no beat is left. */
	next(): void {
		for (;;) {
			const [event, ...rest] = this.#queue;
			if (!event) break;
			const untold = this.#queue.length;
			this.#queue = rest;
			if (event.type === 'AbilityBegan') this.#acting = event;
			if (ENDS_ACT.has(event.type)) this.#acting = null;
			if (event.type === 'BloodMoved' && event.by < 0)
				this.#bled = { ...this.#bled, [event.seat]: this.#acting?.source.card ?? null };
			const before = this.#table;
			const after = evolveTable(before, event);
			this.#table = after;
			if (this.#isOwn(event, before)) continue;
			const words = eventWords(event, this.#speaker, before, after);
			if (words === null) continue;
			const more = event.type === 'FrenzyEntered' ? this.#frenzy(event.seat) : [];
			const { losers, gainer } = changedHands(event, before);
			const isBig = losers.length > 0 || Math.abs(bloodIn(event)) >= MUCH_BLOOD;
			const read = READ_MS + 22 * Math.max(0, words.length - 40);
			const ms = isBig ? CHANGED_HANDS * read : SHORT.has(event.type) ? SHORT_MS : read;
			const ahead = event.type === 'ConflictRanked' ? this.#rewards() : [];
			const stops = isStop(event) || [...losers, gainer].some((one) => this.#isHere(one));
			const card = event.type === 'FrenzyEntered' ? (this.#bled[event.seat] ?? null) : null;
			this.#beat = { event, words, before, after: this.#table, stops, ms, more, ahead, card };
			this.#latest = words;
			this.#remember(untold);
			return;
		}
		// A question may lie within what a card does: it still acts once that is answered.
		this.#beat = null;
		this.#remember(0);
	}

	/** Shows the table as it lies now, after an undo or a reload. */
	jump(table: Table): void {
		this.#queue = [];
		this.#beat = this.#acting = this.#latest = null;
		this.#table = table;
		this.#remember(0);
	}

	/** What a ranking brings, up to the last reward; nothing where a question comes before it. */
	#rewards(): readonly TableEvent[] {
		const last = this.#queue.findIndex(({ type }) => type === 'RewardsGiven');
		return this.#queue.slice(0, last + 1);
	}

	/** All that a Frenzy brings, up to the card that is drained or the Blood that comes instead. */
	#frenzy(seat: SeatId): readonly string[] {
		const said: string[] = [];
		const isLast = (event: TableEvent): boolean =>
			(event.type === 'CardDrained' && event.seat === seat) ||
			(event.type === 'BloodMoved' && event.seat === seat && event.by > 0);
		const last = this.#queue.findIndex(isLast);
		for (const event of this.#queue.slice(0, last + 1)) {
			const before = this.#table;
			this.#table = evolveTable(before, event);
			const words = eventWords(event, this.#speaker, before, this.#table);
			if (words !== null) said.push(words);
		}
		this.#queue = this.#queue.slice(last + 1);
		return said;
	}

	/** Who plays here alone is waited for; at a table that shares a device somebody always reads. */
	#isHere(seat: SeatId | null): boolean {
		return seat !== null && this.#people.length === 1 && this.#people.includes(seat);
	}

	#isOwn(event: TableEvent, before: Table): boolean {
		if (!OWN.has(event.type) || before.stage !== 'planning' || !('seat' in event)) return false;
		return before.turn?.seat === event.seat && this.#people.includes(event.seat);
	}
}
