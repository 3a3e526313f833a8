import type { SeatId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { CHAPTERS } from '../vocabulary.ts';
import { lastChapter } from './chapters.ts';

/** The chapter that is to be recorded next, 1 to 21; null when all are. */
export function nextChapter(state: ChronicleState): number | null {
	const next = state.firstChapter + state.chapters.length;
	return next > CHAPTERS ? null : next;
}

/** The order in which the chapter before the next one finished, victor first; null: not known. */
export function lastOrder(state: ChronicleState): readonly SeatId[] | null {
	return lastChapter(state)?.outcome.order ?? state.orderBefore;
}

/**
 * Who gets the first player marker in the next chapter: the vanquished of the one before. Null when
 * that is not known; in chapter 1 it is the oldest player. Source: rulebook, Set-up.
 */
export function firstPlayerOf(state: ChronicleState): SeatId | null {
	return lastOrder(state)?.at(-1) ?? null;
}

/**
 * In which order clans are chosen for the next chapter: the vanquished first, the victor last; null
 * when that is not known; in chapter 1 youngest to oldest. Source: rulebook, Set-up.
 */
export function clanOrder(state: ChronicleState): SeatId[] | null {
	const order = lastOrder(state);
	return order && [...order].reverse();
}
