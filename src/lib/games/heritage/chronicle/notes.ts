import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { ChronicleState } from '../state.ts';
import { nextChapter } from './next.ts';

/**
 * Writes into the group's own pages, of a chapter played or at hand, or of the chronicle at large.
 * The last note again: nothing to do. Refusal: `chapter-not-next`.
 */
export function writeNote(state: ChronicleState, { chapter, text }: CommandOf<'WriteNote'>) {
	const last = state.notes.at(-1);
	if (last && sameJson(last, { chapter, text })) return nothingToDo();
	const next = nextChapter(state);
	if (chapter !== null && next !== null && chapter > next) {
		return refuse('chapter-not-next', { chapter, next }, 'chapter');
	}
	return accept<Event>({ type: 'NoteWritten', chapter, text });
}

export function noteWritten(
	state: ChronicleState,
	{ chapter, text }: EventOf<'NoteWritten'>
): ChronicleState {
	return { ...state, notes: [...state.notes, { chapter, text }] };
}
