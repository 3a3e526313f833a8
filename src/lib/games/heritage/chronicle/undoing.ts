import { accept, refuse } from '../../core/decision.ts';
import {
	decideAnswer,
	decideRedo,
	decideWithdrawal,
	findUndoFault
} from '../../core/steps/undoing.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { RefusalReason } from '../refusals.ts';
import type { ChronicleState } from '../state.ts';
import { tableOf, turnedBack, type Turnback } from '../table/course.ts';
import { undone, undoProposed } from '../table/undoing.ts';
import { findChapter } from './chapters.ts';
import { mixingDealt } from './mixing.ts';
import { checkRecordable, recordedAs } from './record.ts';

/** As {@link undone} of the chapter under way. Refusals: also `chapter-already-recorded`. */
export const undoAtTable = (
	state: ChronicleState,
	{ by = [], ...undo }: CommandOf<'UndoAtTable'>
) => findRecorded(state) ?? undone(state, { ...undo, by });

/** As {@link undoProposed} of the chapter under way. Refusals: also `chapter-already-recorded`. */
export const proposeUndo = (state: ChronicleState, command: CommandOf<'ProposeUndo'>) =>
	findRecorded(state) ?? undoProposed(state, command);

/** Answers for some seats what was asked of them; with the last one who agrees it is done. */
export const answerUndo = (state: ChronicleState, command: CommandOf<'AnswerUndo'>) =>
	decideAnswer(state.course, command, ({ kept, ending, hand }, consent) => {
		if (hand) return accept<Event>({ type: 'HandPassed', ...hand, consent });
		if (!ending) return accept<Event>({ type: 'UndoneAtTable', kept, ...consent });
		const { chapter, record } = ending;
		if (checkRecordable(state, chapter, record)) return refuse('table-moved-on', {}, 'proposal');
		return accept<Event>({ ...recordedAs(chapter, record), ended: consent });
	});

export const withdrawUndo = ({ course }: ChronicleState, command: CommandOf<'WithdrawUndo'>) =>
	decideWithdrawal(course, command);

export const redoAtTable = ({ course }: ChronicleState, command: CommandOf<'RedoAtTable'>) =>
	decideRedo(course, command);

/**
 * Why something written before anybody was asked cannot have come about; null where it can: files from that time say
 * nowhere who took back.
 */
export function findOldUndoFault(
	state: ChronicleState,
	{ kept }: EventOf<'UndoneAtTable'>
): RefusalReason | null {
	const fault = findRecorded(state) ?? findUndoFault(state.course, { kept });
	return fault && !fault.accepted ? fault.refusal.reason : null;
}

/** Nothing of a chapter that is recorded is undone at its table. */
function findRecorded(state: ChronicleState) {
	const chapter = state.table?.chapter ?? null;
	const isOver = chapter !== null && findChapter(state, chapter);
	return isOver ? refuse('chapter-already-recorded', { chapter }) : null;
}

/** Who was registered with a table stays registered: somebody may have written more of them since. */
export function courseTurned(state: ChronicleState, event: Turnback): ChronicleState {
	const course = turnedBack(state.course, event);
	const lies = event.type === 'UndoneAtTable' || event.type === 'RedoneAtTable';
	if (!lies) return { ...state, course };
	return { ...state, ...mixingDealt(state, course), course, table: tableOf(course) };
}
