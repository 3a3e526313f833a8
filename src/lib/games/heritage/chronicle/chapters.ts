import { refuse } from '../../core/decision.ts';
import type { Aftermath, Chapter, ChronicleState } from '../state.ts';

export const FRESH_AFTERMATH: Aftermath = {
	overview: null,
	missions: {},
	obligations: null,
	stickers: {},
	retainers: {},
	finished: false,
	leftOpen: []
};

/** A chapter recorded in this log, or null. */
export function findChapter(state: ChronicleState, number: number): Chapter | null {
	return state.chapters[number - state.firstChapter] ?? null;
}

/** The readings of a chapter: those of its day, and today's where it is still to come. */
export const rulesetOf = (state: ChronicleState, number: number): ChronicleState['ruleset'] =>
	findChapter(state, number)?.ruleset ?? state.ruleset;

/** The chapter last recorded in this log, or null. */
export function lastChapter(state: ChronicleState): Chapter | null {
	return state.chapters.at(-1) ?? null;
}

/** The state with one recorded chapter changed. */
export function withChapter(
	state: ChronicleState,
	number: number,
	change: (chapter: Chapter) => Chapter
): ChronicleState {
	const chapters = state.chapters.map((chapter) =>
		chapter.number === number ? change(chapter) : chapter
	);
	return { ...state, chapters };
}

/** The state with the aftermath of one chapter changed. */
export function withAftermath(
	state: ChronicleState,
	number: number,
	change: (aftermath: Aftermath) => Partial<Aftermath>
): ChronicleState {
	return withChapter(state, number, (chapter) => ({
		...chapter,
		aftermath: { ...chapter.aftermath, ...change(chapter.aftermath) }
	}));
}

/**
 * The chapter whose aftermath is under way, or the refusal that says why it is not.
 * Refusals: `chapter-not-recorded`, `aftermath-finished`.
 */
export function openChapter(state: ChronicleState, number: number) {
	const chapter = findChapter(state, number);
	if (!chapter) {
		return { refused: refuse('chapter-not-recorded', { chapter: number }, 'chapter') };
	}
	if (chapter.aftermath.finished) {
		return { refused: refuse('aftermath-finished', { chapter: number }, 'chapter') };
	}
	return { chapter };
}
