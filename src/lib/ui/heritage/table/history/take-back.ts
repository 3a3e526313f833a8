import type { Toasts } from '../../../toasts.svelte.ts';
import { counted } from '../../ledger/names.ts';
import type { LiveTable } from '../live-table.svelte.ts';

/** Takes back all but the first `kept` steps and says so; whether it could be done. */
export async function takeBackTo(live: LiveTable, kept: number, toasts: Toasts): Promise<boolean> {
	const gone = live.course.steps.length - kept;
	if (gone < 1 || !(await live.undo(kept))) return false;
	toasts.show(`Taken back ${counted(gone, 'step')}.`, { tone: 'good' });
	return true;
}

/** Takes back the last step, unless it laid out the table; whether it could be done. */
export async function takeBackLast(live: LiveTable, toasts: Toasts): Promise<boolean> {
	const { length } = live.course.steps;
	return length > 1 && (await takeBackTo(live, length - 1, toasts));
}
