import { DECK_LINES, DECKS, measureDecks } from '../rivals-decks.ts';
import { bundled } from '../bundled.ts';
import type * as Matches from '../rivals-matches.ts';
import type * as Strong from '../rivals-thinking.ts';
import { perCalibration, thought, type Line, type Measurements, type Measuring } from './line.ts';

const LEAST_MATCHES = 40;
const MOST_FOLD_MS = 20;
const MOST_DECKS_MS = 1_000;

/** The rows of Rivals. */
export const rivalsRows = ({ dataDir }: Measuring): Measurements => ({
	rivals: async () => {
		const matches = await bundled<typeof Matches>(dataDir, 'tests/bench/rivals-matches.ts');
		const strong = await bundled<typeof Strong>(dataDir, 'tests/bench/rivals-thinking.ts');
		return [
			decks(),
			played(matches),
			...folded(matches),
			thought('Rivals', strong.measureStrongRivals())
		];
	}
});

function played({ measureRivalsMatches }: typeof Matches): Line {
	const { calibration, matches } = measureRivalsMatches();
	return {
		what: 'matches of four random players a second and core, the open set',
		measured: perCalibration(matches, calibration),
		target: `≥ ${LEAST_MATCHES}`,
		ok: matches >= LEAST_MATCHES
	};
}

function folded({ FOLDED, measureRivalsFolding }: typeof Matches): Line[] {
	const { kept, undos, dealt } = measureRivalsFolding();
	const line = (what: string, milliseconds: number): Line => ({
		what: `processor time for the fold of ${FOLDED} events of ${what}, median`,
		measured: `${milliseconds.toFixed(1)} ms`,
		target: `< ${MOST_FOLD_MS} ms`,
		ok: milliseconds < MOST_FOLD_MS
	});
	return [
		line(`a match with the box, ${(100 * undos).toFixed(0)} % undos`, kept),
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
