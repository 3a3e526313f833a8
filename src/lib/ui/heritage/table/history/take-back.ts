import type { SeatId } from '../../../../games/heritage/shapes.ts';
import { seatsToAsk } from '../../../../games/heritage/table/revealed.ts';
import type { Toasts } from '../../../toasts.svelte.ts';
import { counted } from '../../ledger/names.ts';
import { isOfRival } from '../../computer/own-steps.ts';
import type { TurnbackCommand } from '../course-log.ts';
import type { LiveTable } from '../live-table.svelte.ts';

/** How long a way back is offered beside the words that say what was done; it stands at the table as well. */
const OFFERED_MS = 15_000;

/** What a message says that brings back what was taken back. */
const REDO = 'Redo';

/** Who has to agree before all but the first `kept` steps are taken back from this device. */
export const askedFor = (live: LiveTable, kept: number): readonly SeatId[] =>
	live.asks ? seatsToAsk(live.course, live.table, kept, live.speaksFor) : [];

/** Taking back all but the first `kept` of the steps there are now; with a reason nobody is asked. */
export function undoCommand(live: LiveTable, kept: number, reason = ''): TurnbackCommand {
	return {
		type: 'UndoAtTable',
		kept,
		of: live.course.steps.length,
		...(live.asks && { by: live.speaksFor }),
		...(reason !== '' && { reason })
	};
}

/** Takes back all but the first `kept` steps and says so; whether it could be done. */
export async function takeBackTo(
	live: LiveTable,
	kept: number,
	toasts: Toasts,
	reason = ''
): Promise<boolean> {
	const gone = live.course.steps.length - kept;
	if (gone < 1 || !(await live.turnBack(undoCommand(live, kept, reason)))) return false;
	// What was never sent goes for good: there is nothing to bring back.
	const isKnown = live.course.redoable[0]?.length === gone;
	const toast = toasts.show(`Undid ${counted(gone, 'step')}.`, {
		tone: 'good',
		...(kept > 0 && isKnown && { action: { label: REDO, run: () => void bringBack(live, toasts) } })
	});
	setTimeout(() => toasts.dismiss(toast), OFFERED_MS);
	return true;
}

/** Takes back the last step of a person, and what rivals did since, unless it laid out the table; whether it could be done. */
export async function takeBackLast(live: LiveTable, toasts: Toasts): Promise<boolean> {
	const last = live.course.steps.findLastIndex((step, at) => !isOfRival(live.sittings, step, at));
	return last > 0 && (await takeBackTo(live, last, toasts));
}

/** Asks the others whether all but the first `kept` steps may be taken back; whether it could be asked. */
export function askToTakeBack(live: LiveTable, kept: number): Promise<boolean> {
	return live.turnBack({
		type: 'ProposeUndo',
		kept,
		of: live.course.steps.length,
		by: live.speaksFor
	});
}

/** Brings back what was taken back last, and says so; whether it could be done. */
export async function bringBack(live: LiveTable, toasts: Toasts): Promise<boolean> {
	const back = live.course.redoable[0]?.length ?? 0;
	if (back < 1) return false;
	const of = live.course.steps.length;
	if (!(await live.turnBack({ type: 'RedoAtTable', of }))) return false;
	// What offered it, here or at the table, has nothing left to offer.
	for (const { id, action } of toasts.list) if (action?.label === REDO) toasts.dismiss(id);
	toasts.show(`Redid ${counted(back, 'step')}.`, { tone: 'good' });
	return true;
}
