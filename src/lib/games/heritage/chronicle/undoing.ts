import { accept, refuse } from '../../core/decision.ts';
import { repeated } from '../repeated.ts';
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
	const fault = findUndoFault(state, { kept, of }) ?? checkSpeaker(state, by);
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
	const fault = findUndoFault(state, { kept, of }) ?? checkSpeaker(state, by);
	if (fault) return fault;
	if (isAskedBack(state.course)) return refuse('undo-asked-already');
	const asks = asked(state, kept, by);
	if (asks.length === 0) return refuse('undo-needs-nobody', {}, 'kept');
	return accept<Event>({ type: 'UndoProposed', kept, by, asks });
}

/**
 * Answers for some seats what was asked of them; with the last one who agrees it is done. Who agreed may still
 * decline. Refusals: `no-undo-asked`, `table-moved-on` where another question was answered, `undo-not-asked-of`.
 */
export function answerUndo(
	state: ChronicleState,
	{ proposal: id, seats, agrees }: CommandOf<'AnswerUndo'>
) {
	const { proposal } = state.course;
	if (!proposal) return refuse('no-undo-asked');
	if (id !== proposal.id) return refuse('table-moved-on', {}, 'proposal');
	const twice = repeated(seats);
	if (twice) return refuse('seat-twice', { seat: twice.value }, `seats.${twice.index}`);
	const may = agrees ? proposal.waits : [...proposal.waits, ...proposal.agreed];
	const at = seats.findIndex((seat) => !may.includes(seat));
	const stranger = seats[at];
	if (stranger !== undefined) return refuse('undo-not-asked-of', { seat: stranger }, `seats.${at}`);
	if (!agrees) return accept<Event>({ type: 'UndoDeclined', seats });
	if (seats.length < proposal.waits.length) return accept<Event>({ type: 'UndoAgreed', seats });
	const agreed = [...proposal.agreed, ...proposal.waits];
	const { kept, by, ending, hand } = proposal;
	if (hand) return accept<Event>({ type: 'HandPassed', ...hand, consent: { by: [...by], agreed } });
	if (!ending) return accept<Event>({ type: 'UndoneAtTable', kept, by: [...by], agreed });
	const { chapter, record } = ending;
	if (checkRecordable(state, chapter, record)) return refuse('table-moved-on', {}, 'proposal');
	return accept<Event>({ ...recordedAs(chapter, record), ended: { by: [...by], agreed } });
}

/**
 * Asks no longer: by seats of who asked, or by none for whoever keeps the table in order. Refusals: `no-undo-asked`,
 * `table-moved-on` where another question was meant, `undo-of-another`.
 */
export function withdrawUndo(
	{ course }: ChronicleState,
	{ proposal: id, by }: CommandOf<'WithdrawUndo'>
) {
	const { proposal } = course;
	if (!proposal) return refuse('no-undo-asked');
	if (id !== proposal.id) return refuse('table-moved-on', {}, 'proposal');
	const at = by.findIndex((seat) => !proposal.by.includes(seat));
	const stranger = by[at];
	if (stranger !== undefined) return refuse('undo-of-another', { seat: stranger }, `by.${at}`);
	return accept<Event>({ type: 'UndoWithdrawn', by });
}

/**
 * Brings back what was taken back last, exactly as it was, as long as nothing else happened since. It takes nothing from
 * anybody: all of it lay there before. Refusals: `table-moved-on`, `nothing-to-bring-back`.
 */
export function redoAtTable(state: ChronicleState, { of }: CommandOf<'RedoAtTable'>) {
	const { steps, redoable } = state.course;
	if (of !== undefined && of !== steps.length) return refuse('table-moved-on', {}, 'of');
	if (redoable.length === 0) return refuse('nothing-to-bring-back');
	return accept<Event>({ type: 'RedoneAtTable' });
}

/**
 * Why something written before anybody was asked cannot have come about; null where it can: files from that time say
 * nowhere who took back.
 */
export function findOldUndoFault(
	state: ChronicleState,
	{ kept }: EventOf<'UndoneAtTable'>
): RefusalReason | null {
	const fault = findUndoFault(state, { kept });
	return fault && !fault.accepted ? fault.refusal.reason : null;
}

const asked = (state: ChronicleState, kept: number, by: readonly SeatId[]): SeatId[] =>
	state.table ? [...seatsToAsk(state.course, state.table, kept, by)] : [];

function findUndoFault(
	state: ChronicleState,
	{ kept, of }: { readonly kept: number; readonly of?: number | undefined }
) {
	const chapter = state.table?.chapter ?? null;
	if (chapter !== null && findChapter(state, chapter))
		return refuse('chapter-already-recorded', { chapter });
	const steps = state.course.steps.length;
	if (steps === 0) return refuse('nothing-to-take-back');
	if (of !== undefined && of !== steps) return refuse('table-moved-on', {}, 'of');
	return kept >= steps ? refuse('too-few-steps', { steps }, 'kept') : null;
}

/** Who was registered with a table stays registered: somebody may have written more of them since. */
export function courseTurned(state: ChronicleState, event: Turnback): ChronicleState {
	const course = turnedBack(state.course, event);
	const lies = event.type === 'UndoneAtTable' || event.type === 'RedoneAtTable';
	if (!lies) return { ...state, course };
	return { ...state, ...mixingDealt(state, course), course, table: tableOf(course) };
}
