import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import { findAskingFault } from '../../core/steps/undoing.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import { outcomeOf } from '../standings/outcome.ts';
import type { ChapterRecord } from '../record-shapes.ts';
import type { SeatId } from '../shapes.ts';
import type { Chapter, ChronicleState } from '../state.ts';
import { beganAnew, isAskedBack } from '../table/course.ts';
import { seatsToAsk } from '../table/revealed.ts';
import { carriedOver } from './carried-over.ts';
import { checkOpened } from './chapter-opening.ts';
import { findChapter, FRESH_AFTERMATH } from './chapters.ts';
import { checkNoneAway, checkNoneBanished, checkRecord } from './record-checks.ts';
import { checkSpeaker } from '../table/undoing.ts';
import { checkTurn } from './turn.ts';
import { putAway } from './withdrawing.ts';

const AT = { chapter: 'chapter', missions: 'record.missions' };

/**
 * Records a chapter as it was played, and opens its aftermath. The same record again: nothing to do.
 * Refusals: `prologue-open`, `aftermath-open`, `chronicle-complete`, `chapter-not-next`,
 * `chapter-already-recorded` (all name the right one), `chapter-sealed`, `table-under-way`,
 * `missions-not-opened`, `player-away`, `character-banished`, those of the record, and where the table is given up for it
 * `unknown-seat`, `seat-twice`, `ending-needs-consent`.
 */
export function recordChapter(state: ChronicleState, command: CommandOf<'RecordChapter'>) {
	const { chapter, record, replacesTable = false, by = [], reason } = command;
	const recorded = findChapter(state, chapter);
	if (recorded && sameJson(recorded.record, record)) return nothingToDo();
	const illegal = checkRecordable(state, chapter, record);
	if (illegal) return illegal;
	if (!isUnderWay(state, chapter)) return accept<Event>(recordedAs(chapter, record));
	if (!replacesTable) return refuse('table-under-way', { chapter });
	const stranger = checkSpeaker(state, by);
	if (stranger) return stranger;
	const asks = askedToEnd(state, by);
	if (asks.length > 0 && reason === undefined)
		return refuse('ending-needs-consent', { seats: asks }, 'by');
	const ended = { by, ...(reason !== undefined && { reason }) };
	return accept<Event>({ ...recordedAs(chapter, record), ended });
}

/**
 * Asks everybody else whether the chapter under way ends here, recorded so. Refusals: as `recordChapter`, and
 * `no-table-under-way`, `undo-asked-already` while an answer is waited for, but for one about a hand, `undo-needs-nobody`.
 */
export function proposeEnding(
	state: ChronicleState,
	{ chapter, record, by }: CommandOf<'ProposeEnding'>
) {
	const illegal = checkRecordable(state, chapter, record);
	if (illegal) return illegal;
	if (!isUnderWay(state, chapter)) return refuse('no-table-under-way', { chapter }, 'chapter');
	const stranger = checkSpeaker(state, by);
	if (stranger) return stranger;
	const asks = askedToEnd(state, by);
	const fault = findAskingFault(isAskedBack(state.course), asks, 'by');
	return fault ?? accept<Event>({ type: 'EndingProposed', chapter, record, by, asks });
}

/** Whether a chapter can be recorded so, whatever lies on the table. */
export function checkRecordable(state: ChronicleState, chapter: number, record: ChapterRecord) {
	return (
		checkTurn(state, chapter) ??
		checkOpened(state, chapter, record.missions, AT) ??
		checkRecord(state, record) ??
		checkNoneBanished(state, record) ??
		checkNoneAway(state, record)
	);
}

/** What is written of a chapter that is recorded so. */
export const recordedAs = (chapter: number, record: ChapterRecord) =>
	({ type: 'ChapterRecorded', chapter, record, outcome: outcomeOf(record) }) as const;

/** Who has to agree before the table under way is given up by one who speaks for some seats: as if all of it were taken back. */
export const askedToEnd = (
	{ course, table }: Pick<ChronicleState, 'course' | 'table'>,
	by: readonly SeatId[]
): SeatId[] => (table ? [...seatsToAsk(course, table, 0, by)] : []);

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
