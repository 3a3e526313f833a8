import { DECK_LINES, DECKS, measureDecks } from '../rivals-decks.ts';
import type { Line, Measurements } from './line.ts';

const MOST_DECKS_MS = 1_000;

/** The rows of Rivals. */
export const rivalsRows = (): Measurements => ({ rivals: async () => decks() });

function decks(): Line {
	const { milliseconds, whole } = measureDecks();
	return {
		what: `${DECKS} decks of ${DECK_LINES} lines read and checked`,
		measured: `${milliseconds.toFixed(0)} ms${whole === DECKS ? '' : `, ${whole} whole`}`,
		target: `< ${MOST_DECKS_MS} ms`,
		ok: milliseconds < MOST_DECKS_MS && whole === DECKS
	};
}
