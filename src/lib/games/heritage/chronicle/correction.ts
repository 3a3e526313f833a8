import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { ChapterRecord } from '../record-shapes.ts';
import type { Outcome } from '../shapes.ts';
import { settleDominance } from '../standings/dominance.ts';
import { outcomeOf } from '../standings/outcome.ts';
import type { ChronicleState } from '../state.ts';
import { eraOf } from '../vocabulary.ts';
import { checkMissionsOpened } from './chapter-opening.ts';
import { findChapter, withChapter } from './chapters.ts';
import { withDominance } from './eras.ts';
import { checkRecord } from './record-checks.ts';

/**
 * Sets right what was recorded of an earlier chapter. Its outcome and the dominance of its era, when
 * that is over, are found anew; what was drawn, taken, stuck or retained stays as it is, and so does
 * a dominance that was set by hand. The same record again: nothing to do. Refusals:
 * `chapter-not-recorded`, those of the record, `missions-not-opened`, and those of an era's tie.
 */
export function correctChapter(state: ChronicleState, command: CommandOf<'CorrectChapter'>) {
	const { chapter, record, eraDraw, reason } = command;
	const recorded = findChapter(state, chapter);
	if (!recorded) return refuse('chapter-not-recorded', { chapter }, 'chapter');
	if (sameJson(recorded.record, record)) return nothingToDo();
	const refused =
		checkRecord(state, record) ??
		checkMissionsOpened(state, chapter, record.missions, 'record.missions');
	if (refused) return refused;
	const outcome = outcomeOf(record);
	const era = eraOf(chapter);
	const earlier = state.eras.find((dominance) => dominance.era === era) ?? null;
	const closed = earlier !== null;
	if (!closed && eraDraw) return refuse('era-draw-not-needed', { era }, 'eraDraw');
	const dominance = closed
		? settleDominance(withRecord(state, chapter, record, outcome), era, eraDraw, earlier)
		: null;
	if (dominance && 'accepted' in dominance) return dominance;
	return accept<Event>({ type: 'ChapterCorrected', chapter, record, outcome, dominance, reason });
}

export function chapterCorrected(
	state: ChronicleState,
	{ chapter, record, outcome, dominance, reason }: EventOf<'ChapterCorrected'>
): ChronicleState {
	const corrected = withRecord(state, chapter, record, outcome);
	const noted = withChapter(corrected, chapter, (entry) => ({
		...entry,
		corrections: [...entry.corrections, { reason }]
	}));
	return dominance ? withDominance(noted, dominance) : noted;
}

function withRecord(
	state: ChronicleState,
	chapter: number,
	record: ChapterRecord,
	outcome: Outcome
): ChronicleState {
	return withChapter(state, chapter, (entry) => ({ ...entry, record, outcome }));
}
