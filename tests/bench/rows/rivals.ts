import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { DECK_LINES, DECKS, measureDecks } from '../rivals-decks.ts';
import { bundled } from '../bundled.ts';
import type * as Matches from '../rivals-matches.ts';
import type * as Strong from '../rivals-thinking.ts';
import { measureFirstLoad } from '../program.ts';
import { matchOfFour, measureRivalsLive } from '../rivals-live.ts';
import { measureRivalsTaps } from '../rivals-taps.ts';
import {
	firstLoad,
	heard,
	perCalibration,
	tapped,
	thought,
	type Line,
	type Measurements,
	type Measuring
} from './line.ts';

const LEAST_MATCHES = 40;
const MOST_FOLD_MS = 20;
const MOST_LIVE_KB = 130;
const MOST_DECKS_MS = 1_000;

/** The rows of Rivals: decks, matches a second and core, folding, decisions; then phones at a match, its page, and taps. */
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
	},
	'rivals-live': async () => heard('four at a match of Rivals', await measureRivalsLive(dataDir)),
	'rivals-page': async () => [await weight(dataDir), ...(await taps(dataDir))]
});

/** The page of a match as a browser loads it. */
async function weight(dataDir: string): Promise<Line> {
	const folder = mkdtempSync(path.join(dataDir, 'rivals-page-'));
	const { address, cookie } = await matchOfFour(folder);
	const { kilobytes } = await measureFirstLoad(folder, { cookie }, address);
	return firstLoad('a match of Rivals', kilobytes, MOST_LIVE_KB);
}

async function taps(dataDir: string): Promise<Line[]> {
	const { card, draw, bare } = await measureRivalsTaps(dataDir);
	return [
		tapped('a card of Rivals → its sheet', card, bare),
		tapped('Draw → one action fewer', draw, bare)
	];
}

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
