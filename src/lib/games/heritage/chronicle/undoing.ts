import { accept, refuse } from '../../core/decision.ts';
import {
	decideAnswer,
	decideRedo,
	decideWithdrawal,
	findAskingFault,
	findUndoFault
} from '../../core/steps/undoing.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { RefusalReason } from '../refusals.ts';
import type { SeatId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { isAskedBack, tableOf, turnedBack, type Turnback } from '../table/course.ts';
import { seatsToAsk } from '../table/revealed.ts';
import { findChapter } from './chapters.ts';
import { mixingDealt } from './mixing.ts';
import { checkRecordable, recordedAs } from './record.ts';
import { checkSpeaker } from './speaking.ts';

/**
 * Takes back all but the first `kept` steps of the chapter under way. Nothing is dealt anew: what lies
 * sealed stays. Where they made something known it takes a reason of the keeper's (who may give one is a matter of
 * rights), or the consent of everybody else. Refusals: `chapter-already-recorded`, `nothing-to-take-back`,
 * `table-moved-on` where it is said how many steps there were and others came since, `too-few-steps`,
 * `unknown-seat` or `seat-twice` among `by`, `undo-needs-consent`.
 */
export function undoAtTable(
	state: ChronicleState,
	{ kept, of, by = [], reason }: CommandOf<'UndoAtTable'>
) {
	const fault = findFault(state, { kept, of }) ?? checkSpeaker(state, by);
	if (fault) return fault;
	const asks = asked(state, kept, by);
	if (asks.length > 0 && reason === undefined)
		return refuse('undo-needs-consent', { seats: asks }, 'by');
	return accept<Event>({
		type: 'UndoneAtTable',
		kept,
		by,
		...(reason !== undefined && { reason })
	});
}

/**
 * Asks everybody else at the table whether steps that made something known may be taken back. Refusals: as
 * `undoAtTable`, and `undo-asked-already` while an answer is waited for, but for one about a hand, `undo-needs-nobody`.
 */
export function proposeUndo(state: ChronicleState, { kept, of, by }: CommandOf<'ProposeUndo'>) {
	const fault = findFault(state, { kept, of }) ?? checkSpeaker(state, by);
	if (fault) return fault;
	const asks = asked(state, kept, by);
	const illegal = findAskingFault(isAskedBack(state.course), asks, 'kept');
	return illegal ?? accept<Event>({ type: 'UndoProposed', kept, by, asks });
}

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
	const fault = findFault(state, { kept });
	return fault && !fault.accepted ? fault.refusal.reason : null;
}

const asked = (state: ChronicleState, kept: number, by: readonly SeatId[]): SeatId[] =>
	state.table ? [...seatsToAsk(state.course, state.table, kept, by)] : [];

function findFault(
	state: ChronicleState,
	undo: { readonly kept: number; readonly of?: number | undefined }
) {
	const chapter = state.table?.chapter ?? null;
	if (chapter !== null && findChapter(state, chapter))
		return refuse('chapter-already-recorded', { chapter });
	return findUndoFault(state.course, undo);
}

/** Who was registered with a table stays registered: somebody may have written more of them since. */
export function courseTurned(state: ChronicleState, event: Turnback): ChronicleState {
	const course = turnedBack(state.course, event);
	const lies = event.type === 'UndoneAtTable' || event.type === 'RedoneAtTable';
	if (!lies) return { ...state, course };
	return { ...state, ...mixingDealt(state, course), course, table: tableOf(course) };
}
