import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { LIVE_PAGES, mostKilobytes } from '../../support/live-pages.ts';
import { measureFolding } from '../folding.ts';
import { measureHistory } from '../history.ts';
import { measureOpening } from '../opening.ts';
import { pageWeights } from '../page-weights.ts';
import { measureAlive, measureFirstLoad, type FirstLoad } from '../program.ts';
import { measureTableFolding } from '../table-folding.ts';
import { measureGames } from '../table-games.ts';
import { measureRecruit } from '../table-recruit.ts';
import { measureTaps } from '../tap.ts';
import { firstLoad, tapped, type Line, type Measuring, type Measurements } from './line.ts';

const EVENTS_FOLDED = 10_000;
const GAMES_PLAYED = { random: { games: 70, target: 30 }, greedy: { games: 14, target: 3 } };
const MOST_BLOCKING = 0;
const MOST_FILES = 30;
const MOST_UNTIL_ALIVE_MS = 1_500;

/** The first game: its pages, its table, its chronicle. */
export const heritageRows = ({ dataDir, anEvening }: Measuring): Measurements => ({
	load: async () => {
		const evening = await anEvening();
		return [
			...firstLoads(
				'the chronicle page',
				await measureFirstLoad(dataDir, evening, evening.page),
				70
			),
			...firstLoads('the live table', await measureFirstLoad(dataDir, evening, evening.table), 133),
			alive(await measureAlive(dataDir, evening, evening.table)),
			...(await heaviestPages())
		];
	},
	tap: async () => {
		const { character, sire, bare } = await measureTaps(dataDir, await anEvening());
		return [
			tapped('a character → its sires', character, bare),
			tapped('a sire → what it changes', sire, bare)
		];
	},
	folding: () => {
		const milliseconds = measureFolding(EVENTS_FOLDED);
		return Promise.resolve({
			what: `processor time to fold a log of ${EVENTS_FOLDED} events, median`,
			measured: `${milliseconds.toFixed(0)} ms`,
			target: '< 50 ms',
			ok: milliseconds < 50
		});
	},
	table: () => Promise.resolve([...foldedTable(), recruited(), played('random'), played('greedy')]),
	deck: async () => {
		const { first, last } = await measureOpening();
		return {
			what: 'processor time to open chapter 21 of the sealed deck, against chapter 1, median',
			measured: `${last.toFixed(1)} / ${first.toFixed(1)} ms = ${(last / first).toFixed(2)}`,
			target: '≤ 1.50',
			ok: last <= 1.5 * first
		};
	},
	history: async () => {
		const folder = mkdtempSync(path.join(dataDir, 'history-'));
		const { events, timeline, moment } = await measureHistory(folder);
		const line = (what: string, milliseconds: number, most: number): Line => ({
			what: `${what} of a finished chronicle of ${events} events, median`,
			measured: `${milliseconds.toFixed(0)} ms`,
			target: `< ${most} ms`,
			ok: milliseconds < most
		});
		return [line('the timeline', timeline, 100), line('the slowest of six moments', moment, 50)];
	}
});

/** A file that has to come first, and each of many small ones, costs a phone on a slow network a trip. */
function firstLoads(what: string, { kilobytes, blocking, files }: FirstLoad, most: number): Line[] {
	return [
		firstLoad(what, kilobytes, most),
		{
			what: `files before ${what} paints anything, and until it answers`,
			measured: `${blocking}, ${files}`,
			target: `${MOST_BLOCKING}, ≤ ${MOST_FILES}`,
			ok: blocking <= MOST_BLOCKING && files <= MOST_FILES
		}
	];
}

function alive(milliseconds: number): Line {
	return {
		what: 'until the live table answers, processor four times slower, median',
		measured: `${milliseconds.toFixed(0)} ms`,
		target: `≤ ${MOST_UNTIL_ALIVE_MS} ms`,
		ok: milliseconds <= MOST_UNTIL_ALIVE_MS
	};
}

/** What pages cannot begin without: each that carries the rules of the table, and of all others the heaviest. */
async function heaviestPages(): Promise<Line[]> {
	const weights = await pageWeights();
	const live = weights.filter(({ route }) => LIVE_PAGES.includes(route));
	const other = weights.filter(({ route }) => !LIVE_PAGES.includes(route)).slice(0, 1);
	return [...live, ...other].map(({ route, kilobytes }) =>
		firstLoad(`${route}, what it cannot begin without`, kilobytes, mostKilobytes(route))
	);
}

function foldedTable(): Line[] {
	const { table, chronicle } = measureTableFolding(EVENTS_FOLDED);
	const line = (where: string, milliseconds: number): Line => ({
		what: `processor time to fold ${EVENTS_FOLDED} events of chapters in a row${where}, median`,
		measured: `${milliseconds.toFixed(1)} ms`,
		target: '< 50 ms',
		ok: milliseconds < 50
	});
	return [line('', table), line(', in a log', chronicle)];
}

function recruited(): Line {
	const { recruit, deep, shallow } = measureRecruit();
	const ratio = deep / recruit;
	const measured = `${ratio.toFixed(2)} (${recruit.toFixed(0)} µs; copies ${deep.toFixed(1)} µs; {...table} ${shallow.toFixed(2)} µs)`;
	return {
		what: 'a recruit on 44 vampires, against three copies of table and vampires',
		measured,
		target: '≥ 0.20',
		ok: ratio >= 0.2
	};
}

function played(who: keyof typeof GAMES_PLAYED): Line {
	const { games, target } = GAMES_PLAYED[who];
	const perSecond = measureGames(who, games);
	return {
		what: `chapters of four ${who} players a second and core`,
		measured: perSecond.toFixed(1),
		target: `≥ ${target}`,
		ok: perSecond >= target
	};
}
