import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { bundled } from '../bundled.ts';
import { LIVE_PAGES } from '../../support/live-pages.ts';
import { pageWeights } from '../page-weights.ts';
import { measureFirstLoad } from '../program.ts';
import { dealtForSix, measureVendettaLive } from '../vendetta-live.ts';
import { measureVendettaTaps } from '../vendetta-taps.ts';
import type * as Strong from '../vendetta-thinking.ts';
import type * as Games from '../vendetta.ts';
import {
	firstLoad,
	heard,
	perCalibration,
	tapped,
	thought,
	type Line,
	type Measuring,
	type Measurements
} from './line.ts';

const LEAST_GAMES = 150;
const MOST_FOLD_MS = 10;
const MOST_MOMENTS_MS = 50;
const MOST_LIVE_KB = 130;
const MOST_OTHER_KB = 80;
const CHOICES = 100;

/** The second game: games a second and core, folding and moments, decisions; then phones at a table, its pages, and taps. */
export const vendettaRows = ({ dataDir }: Measuring): Measurements => ({
	vendetta: async () => {
		const games = await bundled<typeof Games>(dataDir, 'tests/bench/vendetta.ts');
		const strong = await bundled<typeof Strong>(dataDir, 'tests/bench/vendetta-thinking.ts');
		return [...played(games), ...folded(games), thought('Vendetta', strong.measureStrong())];
	},
	'vendetta-live': async () => live(await measureVendettaLive(dataDir, CHOICES)),
	'vendetta-page': async () => [...(await weights(dataDir)), ...(await taps(dataDir))]
});

function played({ measureVendettaGames }: typeof Games): Line[] {
	const { calibration, plain, open } = measureVendettaGames();
	const line = (cards: string, perSecond: number): Line => ({
		what: `games of four random players a second and core, ${cards}`,
		measured: perCalibration(perSecond, calibration),
		target: `≥ ${LEAST_GAMES}`,
		ok: perSecond >= LEAST_GAMES
	});
	return [line('plain cards', plain), line('the open set', open)];
}

function folded({ measureVendettaFolding }: typeof Games): Line[] {
	const { events, fold, moments } = measureVendettaFolding();
	const line = (what: string, milliseconds: number, most: number): Line => ({
		what: `processor time for ${what} of a finished game of ${events} events, median`,
		measured: `${milliseconds.toFixed(1)} ms`,
		target: `< ${most} ms`,
		ok: milliseconds < most
	});
	return [line('the fold', fold, MOST_FOLD_MS), line('every moment', moments, MOST_MOMENTS_MS)];
}

function live({
	five,
	atOnce: { lost, doubled, wrong }
}: Awaited<ReturnType<typeof measureVendettaLive>>): Line[] {
	return [
		heard('six at a table of Vendetta', five),
		{
			what: `6 clients × ${CHOICES} secret choices at once, each sent twice`,
			measured: `${lost} lost, ${doubled} doubled, ${wrong} not what was chosen`,
			target: '0, 0, 0',
			ok: lost === 0 && doubled === 0 && wrong === 0
		}
	];
}

/** The page of a table as a browser loads it, and of all others the heaviest. */
async function weights(dataDir: string): Promise<Line[]> {
	const folder = mkdtempSync(path.join(dataDir, 'vendetta-page-'));
	const { address, cookie } = await dealtForSix(folder);
	const { kilobytes } = await measureFirstLoad(folder, { cookie }, address);
	const own = (await pageWeights()).filter(({ route }) => route.startsWith('/vendetta'));
	const isLive = ({ route }: { route: string }) => LIVE_PAGES.includes(route);
	const other = own.filter((one) => !isLive(one)).slice(0, 1);
	return [
		firstLoad('a table of Vendetta', kilobytes, MOST_LIVE_KB),
		...other.map((one) =>
			firstLoad(`${one.route}, what it cannot begin without`, one.kilobytes, MOST_OTHER_KB)
		)
	];
}

async function taps(dataDir: string): Promise<Line[]> {
	const { card, face, play, bare } = await measureVendettaTaps(dataDir);
	return [
		tapped('a card → its sheet', card, bare),
		tapped('face down', face, bare),
		tapped('Play → the turn can be ended', play, bare)
	];
}
