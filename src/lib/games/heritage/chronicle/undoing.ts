import { accept, refuse } from '../../core/decision.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { ChronicleState } from '../state.ts';
import { tableOf, undoneTo } from '../table/course.ts';
import { findChapter } from './chapters.ts';

/**
 * Takes back all but the first `kept` steps of the chapter under way. Nothing is dealt anew: what lies
 * sealed stays. Refusals: `chapter-already-recorded`, `nothing-to-take-back`, `table-moved-on` where it is
 * said how many steps there were and others came since, `too-few-steps`.
 */
export function undoAtTable(state: ChronicleState, { kept, of }: CommandOf<'UndoAtTable'>) {
	const chapter = state.table?.chapter ?? null;
	if (chapter !== null && findChapter(state, chapter))
		return refuse('chapter-already-recorded', { chapter });
	const steps = state.course.steps.length;
	if (steps === 0) return refuse('nothing-to-take-back');
	if (of !== undefined && of !== steps) return refuse('table-moved-on', {}, 'of');
	if (kept >= steps) return refuse('too-few-steps', { steps }, 'kept');
	return accept<Event>({ type: 'UndoneAtTable', kept });
}

/** Who was registered with a table stays registered: somebody may have written more of them since. */
export function undoneAtTable(
	state: ChronicleState,
	{ kept }: EventOf<'UndoneAtTable'>
): ChronicleState {
	const course = undoneTo(state.course, kept);
	return { ...state, course, table: tableOf(course) };
}
