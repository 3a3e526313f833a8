import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { ChronicleState } from '../state.ts';
import { eraOf, lastChapterOf } from '../vocabulary.ts';
import { findChapter, lastChapter, withAftermath } from './chapters.ts';
import { inPhase } from './phase.ts';

/**
 * Opens the aftermath of the chapter last recorded again, when it was closed too early. What was
 * decided in it stays decided; what was left open is open again; an era that ended with it has not
 * ended, and who dominated it, set by hand or not, is found anew when it closes, as is a chronicle that
 * ended. Open already:
 * nothing to do. Refusals: `chapter-not-recorded`, `later-chapter-recorded`.
 */
export function reopenAftermath(state: ChronicleState, command: CommandOf<'ReopenAftermath'>) {
	const { chapter, reason } = command;
	const entry = findChapter(state, chapter);
	if (!entry) return refuse('chapter-not-recorded', { chapter }, 'chapter');
	const last = lastChapter(state)?.number ?? chapter;
	if (chapter !== last) {
		return refuse('later-chapter-recorded', { chapter, later: chapter + 1 }, 'chapter');
	}
	if (!entry.aftermath.finished) return nothingToDo();
	return accept<Event>({ type: 'AftermathReopened', chapter, reason });
}

export function aftermathReopened(
	state: ChronicleState,
	{ chapter }: EventOf<'AftermathReopened'>
): ChronicleState {
	const opened = withAftermath(state, chapter, () => ({ finished: false, leftOpen: [] }));
	const era = eraOf(chapter);
	const eras =
		chapter === lastChapterOf(era)
			? opened.eras.filter((dominance) => dominance.era !== era)
			: opened.eras;
	return inPhase({ ...opened, eras, ending: null });
}
