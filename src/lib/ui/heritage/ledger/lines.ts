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

/** A whole log in the ledger’s words, oldest first; folds along, so that corrections tell what was. */
export function ledgerLines(
	written: readonly Written[],
	names: Names,
	people: People
): LedgerLine[] {
	let state = heritage.initial;
	return written.map((one) => {
		const line = ledgerLine(one, state, names, people);
		state = fold(heritage.evolve, state, [one.event]);
		return line;
	});
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
