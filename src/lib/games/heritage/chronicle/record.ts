import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import { outcomeOf } from '../standings/outcome.ts';
import type { Chapter, ChronicleState } from '../state.ts';
import { beganAnew } from '../table/course.ts';
import { carriedOver } from './carried-over.ts';
import { checkOpened } from './chapter-opening.ts';
import { findChapter, FRESH_AFTERMATH } from './chapters.ts';
import { checkNoneAway, checkNoneBanished, checkRecord } from './record-checks.ts';
import { checkTurn } from './turn.ts';
import { putAway } from './withdrawing.ts';

const AT = { chapter: 'chapter', missions: 'record.missions' };

/**
 * Records a chapter as it was played, and opens its aftermath. The same record again: nothing to do.
 * Refusals: `prologue-open`, `aftermath-open`, `chronicle-complete`, `chapter-not-next`,
 * `chapter-already-recorded` (all name the right one), `chapter-sealed`, `table-under-way`,
 * `missions-not-opened`, `player-away`, `character-banished`, and those of the record.
 */
export function recordChapter(state: ChronicleState, command: CommandOf<'RecordChapter'>) {
	const { chapter, record, replacesTable = false } = command;
	const recorded = findChapter(state, chapter);
	if (recorded && sameJson(recorded.record, record)) return nothingToDo();
	return (
		checkTurn(state, chapter) ??
		checkOpened(state, chapter, record.missions, AT) ??
		(replacesTable ? null : checkTableOver(state, chapter)) ??
		checkRecord(state, record) ??
		checkNoneBanished(state, record) ??
		checkNoneAway(state, record) ??
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
		course: beganAnew(state.course),
		// A table that was taken back to nothing is none.
		table: state.table?.phase === 'empty' ? null : state.table
	};
	const after = carriedOver(recorded, chapter);
	return { ...after, withdrawable: putAway(state, after) };
}

/** Whether a chapter lies on the table still, so that recording it would drop what is played there. */
export function isUnderWay({ table }: ChronicleState, chapter: number): boolean {
	return table?.chapter === chapter && table.phase !== 'finished';
}

function checkTableOver(state: ChronicleState, chapter: number) {
	return isUnderWay(state, chapter) ? refuse('table-under-way', { chapter }) : null;
}
