import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import { outcomeOf } from '../standings/outcome.ts';
import { UNSTARTED, type Chapter, type ChronicleState } from '../state.ts';
import { findChapter, FRESH_AFTERMATH } from './chapters.ts';
import { nextChapter } from './next.ts';
import { carriedOver } from './carried-over.ts';
import { checkNoneBanished, checkRecord } from './record-checks.ts';
import { checkNoAftermath } from './settings.ts';

/**
 * Records a chapter as it was played, and opens its aftermath. The same record again: nothing to do.
 * Refusals: `prologue-open`, `aftermath-open`, `chronicle-complete`, `chapter-not-next`,
 * `chapter-already-recorded` (all name the right one), `table-under-way`, `character-banished`, and those
 * of the record.
 */
export function recordChapter(state: ChronicleState, command: CommandOf<'RecordChapter'>) {
	const { chapter, record, replacesTable = false } = command;
	const recorded = findChapter(state, chapter);
	if (recorded && sameJson(recorded.record, record)) return nothingToDo();
	return (
		checkTurn(state, chapter) ??
		(replacesTable ? null : checkTableOver(state, chapter)) ??
		checkRecord(state, record) ??
		checkNoneBanished(state, record) ??
		accept<Event>({ type: 'ChapterRecorded', chapter, record, outcome: outcomeOf(record) })
	);
}

export function chapterRecorded(
	state: ChronicleState,
	{ chapter, record, outcome }: EventOf<'ChapterRecorded'>
): ChronicleState {
	const entry: Chapter = {
		number: chapter,
		record,
		outcome,
		corrections: [],
		aftermath: FRESH_AFTERMATH,
		ruleset: state.ruleset
	};
	const recorded: ChronicleState = {
		...state,
		phase: 'aftermath',
		chapters: [...state.chapters, entry],
		course: UNSTARTED.course,
		// A table that was taken back to nothing is none.
		table: state.table?.phase === 'empty' ? null : state.table
	};
	return carriedOver(recorded, chapter);
}

/** Whether a chapter lies on the table still, so that recording it would drop what is played there. */
export function isUnderWay({ table }: ChronicleState, chapter: number): boolean {
	return table?.chapter === chapter && table.phase !== 'finished';
}

function checkTableOver(state: ChronicleState, chapter: number) {
	return isUnderWay(state, chapter) ? refuse('table-under-way', { chapter }) : null;
}

/** Whether a chapter is the next one to be played. Refusals: see `recordChapter`. */
export function checkTurn(state: ChronicleState, chapter: number) {
	const unsettled = state.seats.find((seat) => !state.players[seat]?.sheet);
	if (unsettled !== undefined) return refuse('prologue-open', { seat: unsettled });
	const next = nextChapter(state);
	if (findChapter(state, chapter)) {
		return refuse('chapter-already-recorded', { chapter }, 'chapter');
	}
	const open = checkNoAftermath(state);
	if (open) return open;
	if (next === null) return refuse('chronicle-complete');
	return chapter === next ? null : refuse('chapter-not-next', { chapter, next }, 'chapter');
}
