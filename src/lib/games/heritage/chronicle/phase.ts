import type { ChronicleState } from '../state.ts';
import { CHAPTERS } from '../vocabulary.ts';
import { lastChapter } from './chapters.ts';
import { unsettledSeat } from './players.ts';

/**
 * What is next in a chronicle that has begun: the aftermath of its last chapter before anything else,
 * then the prologue of whoever has none yet, then the chapter that follows, if one does.
 */
function phaseOf(state: ChronicleState): Exclude<ChronicleState['phase'], 'unstarted'> {
	const last = lastChapter(state);
	if (last && !last.aftermath.finished) return 'aftermath';
	if (unsettledSeat(state) !== null) return 'prologue';
	return last?.number === CHAPTERS ? 'complete' : 'between';
}

/** The state, with its phase as it stands now. */
export const inPhase = (state: ChronicleState): ChronicleState => ({
	...state,
	phase: phaseOf(state)
});
