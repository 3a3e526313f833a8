import { fold } from '../../../games/core/game.ts';
import type { Envelope } from '../../../games/core/envelope.ts';
import {
	EMPTY_STACK,
	redone,
	stepped,
	undoneTo,
	type Stack
} from '../../../games/core/steps/stack.ts';
import type { Event, EventOf } from '../../../games/heritage/events.ts';
import { heritage } from '../../../games/heritage/heritage.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { IconName } from '../../icons/names.ts';
import { KIND_OF, type LedgerKind } from './kinds.ts';
import { markOf, type Mark } from './marks.ts';
import type { Names } from './names.ts';
import type { Told } from './told.ts';
import { tell } from './words.ts';

/** One event as the ledger shows it. */
export interface LedgerLine extends Told {
	/** Its event, or of what is not in the log the one before it. */
	readonly sequence: number;
	/** Of what is not in the log: unlike any other such line. */
	readonly key?: string;
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

/** A line as a list shows it. */
export interface ShownLine extends Omit<LedgerLine, 'sequence' | 'kind' | 'chapter'> {
	readonly sequence?: number;
	/** What makes it worth a second look. */
	readonly sign?: { readonly icon: IconName; readonly label: string };
}

/** An event, or at the table a command with what it set off, before it is put into words. */
export interface LedgerEntry extends Pick<LedgerLine, 'sequence' | 'kind' | 'chapter' | 'at'> {
	/** Who did it, as the log knows people. */
	readonly actor: string;
	readonly mark: Mark | null;
	/** What somebody wrote, where it is a note. */
	readonly note: string | null;
	/** At the table: the events that it set off, in order. */
	readonly followed: readonly number[];
	/** At the table: it was taken back later. */
	readonly takenBack: boolean;
}

/** An entry with its words, made when it is shown. */
export interface ToldEntry extends LedgerEntry {
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
		...(event.type === 'SeatLent' && lentTo(event, names, people)),
		...(event.type === 'HandPassed' && passedTo(event, names, people))
	};
}

const personIn = (people: People, actor: string): string | undefined =>
	(Object.hasOwn(people, actor) && people[actor]) || undefined;

/** Names of people stand in no event: who may act is said where they are known. */
const lentTo = ({ to, seat }: EventOf<'SeatLent'>, names: Names, people: People) => ({
	sentence: `${personIn(people, to) ?? 'Somebody else'} may act for ${names.seat(seat)}.`
});

const passedTo = (
	{ from, to, seat, consent }: EventOf<'HandPassed'>,
	names: Names,
	people: People
) => {
	const taker = personIn(people, to) ?? 'somebody else';
	const giver = (from !== null && personIn(people, from)) || null;
	// A seat is mostly called after whoever sits there: nobody is named twice.
	const own = names.seat(seat) === taker;
	if (consent)
		return {
			sentence: `The table let ${taker} see the hand of ${own ? 'this seat' : names.seat(seat)}.`
		};
	return {
		sentence: own
			? `${taker} took over the hand of this seat, which ${giver ?? 'somebody'} could see until now.`
			: `${giver ?? 'Somebody'} passed the hand of ${names.seat(seat)} on to ${taker}.`
	};
};

/** An event, and the state it met. */
export type Met = { readonly written: Written; readonly before: ChronicleState };

/** An entry while the log is read: what followed may still come, and it may still be taken back. */
type Open = LedgerEntry & { readonly followed: number[]; takenBack: boolean };

/**
 * Reads a log into entries, oldest first, event by event. At the table a command is one entry, with what it set off behind
 * it, and is marked where it was taken back. Holds no earlier state, so that a long log stays light.
 */
export class LedgerWalk {
	/** The state after all that was read. */
	state: ChronicleState = heritage.initial;
	readonly #entries: Open[] = [];
	#stack: Stack<Open> = EMPTY_STACK;

	get entries(): readonly LedgerEntry[] {
		return this.#entries;
	}

	/** Reads the next event; answers the state it met. */
	add(written: Written): ChronicleState {
		const { event } = written;
		const before = this.state;
		this.state = fold(heritage.evolve, before, [event]);
		const step = this.#stack.steps.at(-1);
		if (step && event.type === 'HappenedAtTable' && !begins(event, before, this.state)) {
			step.followed.push(written.sequence);
			return before;
		}
		const entry = entryOf(written, before);
		this.#entries.push(entry);
		if (event.type === 'HappenedAtTable') {
			const isFirst = this.state.course.steps.length === 1;
			this.#stack = stepped(isFirst ? EMPTY_STACK : this.#stack, entry);
		}
		if (event.type === 'UndoneAtTable') {
			this.#stack = undoneTo(this.#stack, event.kept);
			for (const one of this.#stack.redoable[0] ?? []) one.takenBack = true;
		}
		if (event.type === 'RedoneAtTable') {
			for (const one of this.#stack.redoable[0] ?? []) one.takenBack = false;
			this.#stack = redone(this.#stack);
		}
		return before;
	}
}

/**
 * A whole log in the ledger’s words, oldest first; folds along, so that corrections tell what was.
 */
export function ledgerEntries(
	written: readonly Written[],
	names: Names,
	people: People,
	holders: Holders = {}
): ToldEntry[] {
	const walk = new LedgerWalk();
	const met = new Map<number, Met>();
	for (const one of written) met.set(one.sequence, { written: one, before: walk.add(one) });
	return walk.entries.map((entry) => ({
		...entry,
		line: () => lineOf(entry, met, names, people, holders)
	}));
}

/** An entry in the ledger’s words; `met`: by sequence, at least what it and its followers met. */
export function lineOf(
	{ sequence, followed, takenBack }: LedgerEntry,
	met: ReadonlyMap<number, Met>,
	names: Names,
	people: People,
	holders: Holders
): LedgerLine {
	const of = (number: number): Met => {
		const found = met.get(number);
		if (!found) throw new Error(`What event ${number} met was not read.`);
		return found;
	};
	const { written, before } = of(sequence);
	return {
		...ledgerLine(written, before, names, people, holders),
		followed: followed.map((number) => ({
			sequence: number,
			...tell(of(number).written.event, names, of(number).before)
		})),
		takenBack
	};
}

/** Whether an event of the table begins a step of its course. */
function begins(
	{ event }: EventOf<'HappenedAtTable'>,
	before: ChronicleState,
	after: ChronicleState
): boolean {
	return event.type === 'TableSet' || before.course.steps.length < after.course.steps.length;
}

function entryOf({ sequence, event, actor, at }: Written, before: ChronicleState): Open {
	return {
		sequence,
		actor,
		at,
		mark: markOf(event),
		kind: KIND_OF[event.type],
		chapter: chapterOf(event, before),
		note: event.type === 'NoteWritten' ? event.text : null,
		followed: [],
		takenBack: false
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
