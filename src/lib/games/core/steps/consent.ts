import { accept, refuse } from '../decision.ts';
import type { Course } from './course.ts';
import { findAskingFault, findUndoFault } from './undoing.ts';

/** How a table went, who sits there, and who is asked before all but the first `kept` steps are undone by some of them. */
export interface Consulted {
	readonly course: Pick<Course<unknown, object>, 'steps' | 'redoable' | 'proposal'>;
	readonly seats: readonly string[];
	readonly isAskedBack: boolean;
	asks(kept: number, by: readonly string[]): readonly string[];
}

type Wanted = { readonly kept: number; readonly of?: number | undefined; readonly by: string[] };

export const consentRefusals = {
	'undo-needs-consent':
		'Something was revealed, so {seats} must agree to undo. Ask them, or let the keeper give a reason.'
} as const;

/** Why somebody cannot speak for these seats: one is named twice, or is none of the table; null: they can. */
export function findSpeakerFault(seats: readonly string[], by: readonly string[]) {
	const twice = by.findIndex((seat, at) => by.indexOf(seat) < at);
	if (by[twice] !== undefined) return refuse('seat-twice', { seat: by[twice] }, `by.${twice}`);
	const at = by.findIndex((seat) => !seats.includes(seat));
	return by[at] === undefined ? null : refuse('unknown-seat', { seat: by[at] }, `by.${at}`);
}

/**
 * Takes back all but the first `kept` steps. Nothing is dealt anew: what lies sealed stays. Where they made something known
 * it takes a reason of the keeper's (who may give one is a matter of rights), or the consent of everybody else. Refusals:
 * `nothing-to-take-back`, `table-moved-on` where it is said how many steps there were and others came since,
 * `too-few-steps`, `unknown-seat` or `seat-twice` among `by`, `undo-needs-consent`.
 */
export function decideUndo(at: Consulted, undo: Wanted & { readonly reason?: string | undefined }) {
	const { kept, by, reason } = undo;
	const fault = findUndoFault(at.course, undo) ?? findSpeakerFault(at.seats, by);
	if (fault) return fault;
	const asks = at.asks(kept, by);
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
 * {@link decideUndo}, and `undo-asked-already` while an answer is waited for that nothing else gives way to, `undo-needs-nobody`.
 */
export function decideProposal(at: Consulted, undo: Wanted) {
	const { kept, by } = undo;
	const fault = findUndoFault(at.course, undo) ?? findSpeakerFault(at.seats, by);
	if (fault) return fault;
	const asks = [...at.asks(kept, by)];
	const illegal = findAskingFault(at.isAskedBack, asks, 'kept');
	return illegal ?? accept({ type: 'UndoProposed' as const, kept, by, asks });
}

/** The answer to what the table is asked now. */
export const answered = (
	{ proposal }: { readonly proposal: { readonly id: number } | null },
	seats: readonly string[],
	agrees: boolean
) => ({
	type: 'AnswerUndo' as const,
	proposal: proposal?.id ?? 0,
	seats: [...seats],
	agrees
});
