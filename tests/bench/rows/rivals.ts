import { DECK_LINES, DECKS, measureDecks } from '../rivals-decks.ts';
import { FOLDED, measureRivalsFolding, measureRivalsMatches } from '../rivals-matches.ts';
import { measureStrongRivals } from '../rivals-thinking.ts';
import { perCalibration, thought, type Line, type Measurements } from './line.ts';

const LEAST_MATCHES = 40;
const MOST_FOLD_MS = 20;
const MOST_DECKS_MS = 1_000;

/** The rows of Rivals. */
export const rivalsRows = (): Measurements => ({
	rivals: () =>
		Promise.resolve([decks(), played(), ...folded(), thought('Rivals', measureStrongRivals())])
});

function played(): Line {
	const { calibration, matches } = measureRivalsMatches();
	return {
		what: 'matches of four random players a second and core, the open set',
		measured: perCalibration(matches, calibration),
		target: `≥ ${LEAST_MATCHES}`,
		ok: matches >= LEAST_MATCHES
	};
}

function folded(): Line[] {
	const { kept, dealt } = measureRivalsFolding();
	const line = (what: string, milliseconds: number): Line => ({
		what: `processor time for the fold of ${FOLDED} events of ${what}, median`,
		measured: `${milliseconds.toFixed(1)} ms`,
		target: `< ${MOST_FOLD_MS} ms`,
		ok: milliseconds < MOST_FOLD_MS
	});
	return [
		line('a match with the box, a quarter of them an undo', kept),
		line('matches that Elysium deals', dealt)
	];
}

function decks(): Line {
	const { milliseconds, whole } = measureDecks();
	return {
		what: `${DECKS} decks of ${DECK_LINES} lines read and checked`,
		measured: `${milliseconds.toFixed(0)} ms${whole === DECKS ? '' : `, ${whole} whole`}`,
		target: `< ${MOST_DECKS_MS} ms`,
		ok: milliseconds < MOST_DECKS_MS && whole === DECKS
	};
}
