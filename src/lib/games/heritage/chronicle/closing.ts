import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import { settleDominance } from '../standings/dominance.ts';
import type { ChronicleState } from '../state.ts';
import { eraOf, lastChapterOf } from '../vocabulary.ts';
import { findChapter, withAftermath } from './chapters.ts';
import { withDominance } from './eras.ts';
import { inPhase } from './phase.ts';
import { aftermathSteps } from './steps.ts';
import { settledFor } from './withdrawing.ts';

/**
 * Closes the aftermath of a chapter, and the era with its third chapter: who dominated it stands in
 * the event. Closed already: nothing to do. Refusals: `chapter-not-recorded`, `steps-open` (unless
 * they are left open on purpose), `era-tie-needs-draw`, `era-draw-not-needed`, and those of a draw.
 */
export function finishAftermath(state: ChronicleState, command: CommandOf<'FinishAftermath'>) {
	const { chapter, leaveOpen, eraDraw } = command;
	const entry = findChapter(state, chapter);
	if (!entry) return refuse('chapter-not-recorded', { chapter }, 'chapter');
	if (entry.aftermath.finished) return nothingToDo();
	const leftOpen = aftermathSteps(entry)
		.filter(({ done }) => !done)
		.map(({ key }) => key);
	if (leftOpen.length > 0 && !leaveOpen) {
		return refuse('steps-open', { open: leftOpen.length }, 'leaveOpen');
	}
	const era = eraOf(chapter);
	if (chapter !== lastChapterOf(era)) {
		if (eraDraw) return refuse('era-draw-not-needed', { era }, 'eraDraw');
		return accept<Event>({ type: 'AftermathFinished', chapter, leftOpen, dominance: null });
	}
	const dominance = settleDominance(state, era, eraDraw, null);
	if (dominance && 'accepted' in dominance) return dominance;
	return accept<Event>({ type: 'AftermathFinished', chapter, leftOpen, dominance });
}

export function aftermathFinished(
	state: ChronicleState,
	{ chapter, leftOpen, dominance }: EventOf<'AftermathFinished'>
): ChronicleState {
	const closed = withAftermath(settledFor(state), chapter, () => ({ finished: true, leftOpen }));
	return inPhase(dominance ? withDominance(closed, dominance) : closed);
}
