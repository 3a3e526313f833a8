import type { SeatId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { CHAPTERS } from '../vocabulary.ts';
import { findChapter } from './chapters.ts';

/** The chapter that is to be recorded next, 1 to 21; null when all are. */
export function nextChapter(state: ChronicleState): number | null {
	const next = state.firstChapter + state.chapters.length;
	return next > CHAPTERS ? null : next;
}

/** The chapter that is under way on the table, to be gone on with; null: none is laid out. */
export function chapterOnTable(state: ChronicleState): number | null {
	const { table } = state;
	if (!table || table.phase === 'empty' || table.chapter === null) return null;
	return table.chapter === nextChapter(state) ? table.chapter : null;
}

/** The order in which a chapter finished, victor first; null: not known. */
function orderOf(state: ChronicleState, chapter: number): readonly SeatId[] | null {
	if (chapter === state.firstChapter - 1) return state.orderBefore;
	return findChapter(state, chapter)?.outcome.order ?? null;
}

/** Who gets the first player marker in the chapter after this one; null: not known. */
export function firstAfter(state: ChronicleState, chapter: number): SeatId | null {
	return orderOf(state, chapter)?.at(-1) ?? null;
}

/**
 * Who gets the first player marker in the next chapter: the vanquished of the one before. Null when
 * that is not known; in chapter 1 it is the oldest player. Source: rulebook, Set-up.
 */
export function firstPlayerOf(state: ChronicleState): SeatId | null {
	return firstAfter(state, lastPlayed(state));
}

/**
 * In which order clans are chosen for the next chapter: the vanquished first, the victor last; null
 * when that is not known; in chapter 1 youngest to oldest. Source: rulebook, Set-up.
 */
export function clanOrder(state: ChronicleState): SeatId[] | null {
	const order = orderOf(state, lastPlayed(state));
	return order && [...order].reverse();
}

function lastPlayed(state: ChronicleState): number {
	return state.firstChapter - 1 + state.chapters.length;
}
