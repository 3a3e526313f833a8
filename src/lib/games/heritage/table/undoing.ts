import { accept, refuse } from '../../core/decision.ts';
import { findAskingFault, findUndoFault } from '../../core/steps/undoing.ts';
import { repeated } from '../repeated.ts';
import type { SeatId } from '../shapes.ts';
import { isAskedBack, type Course } from './course.ts';
import { seatsToAsk } from './revealed.ts';
import type { Table } from './table.ts';

/** A table and how it went, in a chronicle or outside one. */
type AtTable = { readonly table: Table | null; readonly course: Course };

/** Whether all that somebody speaks for are seats of the table, each once. Refusals: `seat-twice`, `unknown-seat`. */
export function checkSpeaker({ table }: Pick<AtTable, 'table'>, by: readonly SeatId[]) {
	const twice = repeated(by);
	if (twice) return refuse('seat-twice', { seat: twice.value }, `by.${twice.index}`);
	const at = by.findIndex((one) => !table?.seats.some(({ seat }) => seat === one));
	const stranger = by[at];
	return stranger === undefined ? null : refuse('unknown-seat', { seat: stranger }, `by.${at}`);
}

const asked = ({ table, course }: AtTable, kept: number, by: readonly SeatId[]): SeatId[] =>
	table ? [...seatsToAsk(course, table, kept, by)] : [];

/**
 * Takes back all but the first `kept` steps. Nothing is dealt anew: what lies sealed stays. Where they made something known
 * it takes a reason of the keeper's (who may give one is a matter of rights), or the consent of everybody else. Refusals:
 * `nothing-to-take-back`, `table-moved-on` where it is said how many steps there were and others came since,
 * `too-few-steps`, `unknown-seat` or `seat-twice` among `by`, `undo-needs-consent`.
 */
export function undone(
	at: AtTable,
	undo: {
		readonly kept: number;
		readonly of?: number | undefined;
		readonly by: SeatId[];
		readonly reason?: string | undefined;
	}
) {
	const { kept, by, reason } = undo;
	const fault = findUndoFault(at.course, undo) ?? checkSpeaker(at, by);
	if (fault) return fault;
	const asks = asked(at, kept, by);
	if (asks.length > 0 && reason === undefined)
		return refuse('undo-needs-consent', { seats: asks }, 'by');
	return accept({
		type: 'UndoneAtTable' as const,
		kept,
		by,
		...(reason !== undefined && { reason })
	});
}

/**
 * Asks everybody else at the table whether steps that made something known may be taken back. Refusals: as
 * {@link undone}, and `undo-asked-already` while an answer is waited for, but for one about a hand, `undo-needs-nobody`.
 */
export function undoProposed(
	at: AtTable,
	undo: { readonly kept: number; readonly of?: number | undefined; readonly by: SeatId[] }
) {
	const { kept, by } = undo;
	const fault = findUndoFault(at.course, undo) ?? checkSpeaker(at, by);
	if (fault) return fault;
	const asks = asked(at, kept, by);
	const illegal = findAskingFault(isAskedBack(at.course), asks, 'kept');
	return illegal ?? accept({ type: 'UndoProposed' as const, kept, by, asks });
}

/** The answer to what the table is asked now. */
export const answered = (
	{ proposal }: Pick<Course, 'proposal'>,
	seats: readonly SeatId[],
	agrees: boolean
) => ({
	type: 'AnswerUndo' as const,
	proposal: proposal?.id ?? 0,
	seats: [...seats],
	agrees
});

type Passing = { readonly seat: SeatId; readonly from: string | null; readonly to: string };

/** Why a hand is not passed on. Refusals: `passes-to-oneself`, `no-hand-to-pass`. */
function findPassingFault({ table }: Pick<AtTable, 'table'>, { seat, from, to }: Passing) {
	if (from === to) return refuse('passes-to-oneself', { seat }, 'to');
	return table?.seats.some((one) => one.seat === seat)
		? null
		: refuse('no-hand-to-pass', { seat }, 'seat');
}

/**
 * A hidden hand is from now on shown to somebody else, who sits there by now. Who may say so is known where accounts are.
 * Refusals: `passes-to-oneself`, `no-hand-to-pass`.
 */
export const handPassed = <From extends string | null>(
	at: Pick<AtTable, 'table'>,
	{ seat, from, to }: Passing & { readonly from: From }
) =>
	findPassingFault(at, { seat, from, to }) ??
	accept({ type: 'HandPassed' as const, seat, from, to });

/**
 * Asks others at the table whether a hand may be passed on without the person it was dealt to. Who of them has nothing
 * to gain by it is known where accounts are. Refusals: as {@link handPassed}, those of who speaks, `undo-asked-already` while
 * an answer is waited for, `hand-needs-others` where nobody else is asked, as where one of them cannot answer.
 */
export function handProposed(
	at: AtTable,
	{ seat, from, to, by, asks }: Passing & { readonly by: SeatId[]; readonly asks: SeatId[] }
) {
	const fault = findPassingFault(at, { seat, from, to }) ?? checkSpeaker(at, [...by, ...asks]);
	if (fault) return fault;
	if (at.course.proposal) return refuse('undo-asked-already');
	if (asks.length === 0 || asks.includes(seat)) return refuse('hand-needs-others', {}, 'asks');
	return accept({ type: 'HandProposed' as const, seat, from, to, by, asks });
}
