import { refuse } from '../../core/decision.ts';
import type { ChronicleState } from '../state.ts';
import { findChapter } from './chapters.ts';
import { nextChapter } from './next.ts';
import { unsettledSeat } from './players.ts';
import { checkNoAftermath } from './settings.ts';

/**
 * Whether a chapter is the next one to be played now. Refusals: `prologue-open`, `aftermath-open`,
 * `chronicle-complete`, `chapter-not-next`, `chapter-already-recorded` (all name the right one).
 */
export function checkTurn(state: ChronicleState, chapter: number) {
	return (
		checkSettled(state) ??
		checkNotRecorded(state, chapter) ??
		checkNoAftermath(state) ??
		checkNext(state, chapter)
	);
}

/** The same, although the aftermath before may still be open. Refusals: the others of these. */
export function checkNext(state: ChronicleState, chapter: number) {
	const early = checkSettled(state) ?? checkNotRecorded(state, chapter);
	if (early) return early;
	const next = nextChapter(state);
	if (next === null) return refuse('chronicle-complete');
	return chapter === next ? null : refuse('chapter-not-next', { chapter, next }, 'chapter');
}

function checkSettled(state: ChronicleState) {
	const seat = unsettledSeat(state);
	return seat === null ? null : refuse('prologue-open', { seat });
}

function checkNotRecorded(state: ChronicleState, chapter: number) {
	return findChapter(state, chapter)
		? refuse('chapter-already-recorded', { chapter }, 'chapter')
		: null;
}
