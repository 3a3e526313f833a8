import { fold } from '../../../games/core/game.ts';
import type { Envelope } from '../../../games/core/envelope.ts';
import type { Event, EventOf } from '../../../games/heritage/events.ts';
import { heritage } from '../../../games/heritage/heritage.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { KIND_OF, type LedgerKind } from './kinds.ts';
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
	readonly rule: string | null;
	/** At the table: what it set off, in order. */
	readonly followed?: readonly (Told & { readonly sequence: number })[];
	/** At the table: it was taken back later. */
	readonly takenBack?: boolean;
}

/** A line that is put into words only when it is shown. */
export interface LedgerEntry extends Pick<LedgerLine, 'sequence' | 'kind' | 'chapter'> {
	line(): LedgerLine;
}

/** What a line needs of an envelope. */
export type Written = Pick<Envelope<Event>, 'sequence' | 'actor' | 'at' | 'rule' | 'event'>;

type People = { readonly [actor: string]: string };

/** One event in the ledger’s words; `before` is the state it met. */
export function ledgerLine(
	{ sequence, actor, at, rule, event }: Written,
	before: ChronicleState,
	names: Names,
	people: People
): LedgerLine {
	return {
		sequence,
		kind: KIND_OF[event.type],
		chapter: chapterOf(event, before),
		at,
		by: (Object.hasOwn(people, actor) && people[actor]) || 'somebody',
		rule,
		...tell(event, names, before)
	};
}

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
	people: People
): LedgerEntry[] {
	let state = heritage.initial;
	const entries: Open[] = [];
	let steps: Open[] = [];
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
		if (event.type === 'HappenedAtTable')
			steps = state.course.steps.length === 1 ? [entry] : [...steps, entry];
		if (event.type === 'UndoneAtTable') {
			for (const undone of steps.slice(event.kept)) undone.takenBack = true;
			steps = steps.slice(0, event.kept);
		}
	}
	return entries.map((entry) => entryOf(entry, names, people));
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
	people: People
): LedgerEntry {
	const { sequence, event } = written;
	return {
		sequence,
		kind: KIND_OF[event.type],
		chapter: chapterOf(event, before),
		line: () => ({
			...ledgerLine(written, before, names, people),
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
	if (event.type === 'UndoneAtTable') return before.table?.chapter ?? 0;
	if ('chapter' in event && event.type !== 'ChronicleEntered' && event.chapter !== null) {
		return event.chapter;
	}
	return before.chapters.at(-1)?.number ?? 0;
}

function chapterAtTable({ event }: EventOf<'HappenedAtTable'>, { table }: ChronicleState): number {
	return (event.type === 'TableSet' ? event.setting.chapter : table?.chapter) ?? 0;
}
