import { fold } from '../../../games/core/game.ts';
import type { Envelope } from '../../../games/core/envelope.ts';
import type { Event, EventOf } from '../../../games/heritage/events.ts';
import { heritage } from '../../../games/heritage/heritage.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { KIND_OF, type LedgerKind } from './kinds.ts';
import { markOf, type Mark } from './marks.ts';
import type { Names } from './names.ts';
import type { Told } from './told.ts';
import { tell } from './words.ts';

/** One event as the ledger shows it. */
export interface LedgerLine extends Told {
	readonly sequence: number;
	readonly kind: LedgerKind;
	/** The chapter it belongs to; 0 is everything before the first one. */
	readonly chapter: number;
	readonly at: string;
	/** Who did it, by name. */
	readonly by: string;
	/** For whose seat, by name, where that is somebody else’s. */
	readonly forSeat?: string;
	readonly rule: string | null;
	/** At the table: what it set off, in order. */
	readonly followed?: readonly (Told & { readonly sequence: number })[];
	/** At the table: it was taken back later. */
	readonly takenBack?: boolean;
}

/** A line that is put into words only when it is shown. */
export interface LedgerEntry extends Pick<LedgerLine, 'sequence' | 'kind' | 'chapter' | 'at'> {
	/** Who did it, as the log knows people. */
	readonly actor: string;
	readonly mark: Mark | null;
	line(): LedgerLine;
}

/** What a line needs of an envelope. */
export type Written = Pick<
	Envelope<Event>,
	'sequence' | 'seat' | 'actor' | 'at' | 'rule' | 'event'
>;

type People = { readonly [actor: string]: string };

/** By seat: who holds it, as the log knows people; null: it is just a name. */
type Holders = { readonly [seat: string]: string | null };

/** One event in the ledger’s words; `before` is the state it met. */
export function ledgerLine(
	{ sequence, seat, actor, at, rule, event }: Written,
	before: ChronicleState,
	names: Names,
	people: People,
	holders: Holders = {}
): LedgerLine {
	const other = seat !== null && Object.hasOwn(holders, seat) && holders[seat] !== actor;
	return {
		sequence,
		kind: KIND_OF[event.type],
		chapter: chapterOf(event, before),
		at,
		by: personIn(people, actor) ?? 'somebody',
		...(other && { forSeat: names.seat(seat) }),
		rule,
		...tell(event, names, before),
		...(event.type === 'SeatLent' && lentTo(event, names, people))
	};
}

const personIn = (people: People, actor: string): string | undefined =>
	(Object.hasOwn(people, actor) && people[actor]) || undefined;

/** Names of people stand in no event: who may act is said where they are known. */
const lentTo = ({ to, seat }: EventOf<'SeatLent'>, names: Names, people: People) => ({
	sentence: `${personIn(people, to) ?? 'Somebody else'} may act for ${names.seat(seat)}.`
});

/** An event, and the state it met. */
type Met = { readonly written: Written; readonly before: ChronicleState };

/** An entry that is not told yet: what followed may still come, and it may still be taken back. */
type Open = Met & { readonly followed: Met[]; takenBack: boolean };

/**
 * A whole log in the ledger’s words, oldest first; folds along, so that corrections tell what was. At the table a
 * command is one line, with what it set off behind it, and is marked where it was taken back.
 */
export function ledgerEntries(
	written: readonly Written[],
	names: Names,
	people: People,
	holders: Holders = {}
): LedgerEntry[] {
	let state = heritage.initial;
	const entries: Open[] = [];
	let steps: Open[] = [];
	/** What can be brought back, the last undoing first. */
	let redoable: (readonly Open[])[] = [];
	for (const one of written) {
		const { event } = one;
		const met = { written: one, before: state };
		state = fold(heritage.evolve, state, [event]);
		const step = steps.at(-1);
		if (step && event.type === 'HappenedAtTable' && !begins(event, met.before, state)) {
			step.followed.push(met);
			continue;
		}
		const entry = { ...met, followed: [], takenBack: false };
		entries.push(entry);
		if (event.type === 'HappenedAtTable') {
			steps = state.course.steps.length === 1 ? [entry] : [...steps, entry];
			redoable = [];
		}
		if (event.type === 'UndoneAtTable') {
			const undone = steps.slice(event.kept);
			for (const one of undone) one.takenBack = true;
			steps = steps.slice(0, event.kept);
			redoable = [undone, ...redoable];
		}
		if (event.type === 'RedoneAtTable') {
			const [back = [], ...rest] = redoable;
			for (const one of back) one.takenBack = false;
			steps = [...steps, ...back];
			redoable = rest;
		}
	}
	return entries.map((entry) => entryOf(entry, names, people, holders));
}

/** Whether an event of the table begins a step of its course. */
function begins(
	{ event }: EventOf<'HappenedAtTable'>,
	before: ChronicleState,
	after: ChronicleState
): boolean {
	return event.type === 'TableSet' || before.course.steps.length < after.course.steps.length;
}

function entryOf(
	{ written, before, followed, takenBack }: Open,
	names: Names,
	people: People,
	holders: Holders
): LedgerEntry {
	const { sequence, event, actor, at } = written;
	return {
		sequence,
		actor,
		at,
		mark: markOf(event),
		kind: KIND_OF[event.type],
		chapter: chapterOf(event, before),
		line: () => ({
			...ledgerLine(written, before, names, people, holders),
			followed: followed.map((met) => ({
				sequence: met.written.sequence,
				...tell(met.written.event, names, met.before)
			})),
			takenBack
		})
	};
}

/** The chapter an event names, or else the one that was last recorded when it happened. */
function chapterOf(event: Event, before: ChronicleState): number {
	if (event.type === 'HappenedAtTable') return chapterAtTable(event, before);
	if (KIND_OF[event.type] === 'table') return before.table?.chapter ?? 0;
	if ('chapter' in event && event.type !== 'ChronicleEntered' && event.chapter !== null) {
		return event.chapter;
	}
	return before.chapters.at(-1)?.number ?? 0;
}

function chapterAtTable({ event }: EventOf<'HappenedAtTable'>, { table }: ChronicleState): number {
	return (event.type === 'TableSet' ? event.setting.chapter : table?.chapter) ?? 0;
}
