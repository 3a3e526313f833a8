import { measureAdviceOnPage, type AdviceOnPage } from '../advice-on-page.ts';
import { measureAdvice } from '../advice.ts';
import { workerKilobytes } from '../page-weights.ts';
import { measureSearch } from '../search.ts';
import { MOST_TAP_MS, type Line, type Measuring, type Measurements } from './line.ts';

const MOST_FIRST_ADVICE_MS = 150;
const MOST_CHANGED = 0.05;
const MOST_BLOCKED_MS = 50;
const MOST_WORKER_MB = 60;
const MOST_WORKER_KB = 60;

/** How code chooses: figures a second, and advice on a page. */
export const searchRows = ({ dataDir, anEvening }: Measuring): Measurements => ({
	search: () => Promise.resolve(searched()),
	advice: async () => advisedOnPage(await measureAdviceOnPage(dataDir, await anEvening()))
});

/** Each as a ratio to a fixed loop of the same run, in steps of it: machines differ, and are busy. */
function searched(): Line[] {
	const { calibration, ...measured } = measureSearch();
	const line = (what: string, perSecond: number): Line => ({
		what: `${what} a second and core, per million steps of the calibration loop`,
		measured: `${((1_000_000 * perSecond) / calibration).toFixed(0)} (${perSecond.toFixed(0)}; loop ${(calibration / 1_000_000).toFixed(2)} M)`,
		target: '',
		ok: true
	});
	return [
		line('recruits decided and folded', measured.moves),
		line('positions valued after one', measured.evaluations),
		line('moves played out in a world', measured.worlds),
		...advised()
	];
}

function advised(): Line[] {
	const { first, slow, changed, level, positions } = measureAdvice();
	const share = changed / positions;
	return [
		{
			what: 'until the first ranked advice, code warm, in processor time',
			measured: `${first.toFixed(0)} ms (95 of 100 below ${slow.toFixed(0)} ms)`,
			target: `< ${MOST_FIRST_ADVICE_MS} ms`,
			ok: first < MOST_FIRST_ADVICE_MS
		},
		{
			what: 'the best move is another one with double the time, a second of a processor four times slower',
			measured: `${(100 * share).toFixed(1)} % of ${positions} positions (in ${level} of these ${changed} both are worth the same but for a point of chance)`,
			target: `< ${100 * MOST_CHANGED} %`,
			ok: share < MOST_CHANGED
		}
	];
}

function advisedOnPage({ blocked, tap, slowestTap, worker }: AdviceOnPage): Line[] {
	const code = workerKilobytes();
	return [
		{
			what: 'longest task of the page while advice is thought about, four times slower',
			measured: blocked === 0 ? 'none above 50 ms' : `${blocked.toFixed(0)} ms`,
			target: `≤ ${MOST_BLOCKED_MS} ms`,
			ok: blocked <= MOST_BLOCKED_MS
		},
		{
			what: 'a tap while advice is thought about, four times slower, median',
			measured: `${tap.toFixed(0)} ms (slowest ${slowestTap.toFixed(0)} ms)`,
			target: `≤ ${MOST_TAP_MS} ms`,
			ok: tap <= MOST_TAP_MS
		},
		{
			what: 'heap of the worker while it advises, at most',
			measured: `${worker.toFixed(1)} MB`,
			target: `≤ ${MOST_WORKER_MB} MB`,
			ok: worker > 0 && worker <= MOST_WORKER_MB
		},
		{
			what: 'code of the worker, through gzip',
			measured: `${code.toFixed(1)} kB`,
			target: `≤ ${MOST_WORKER_KB} kB`,
			ok: code <= MOST_WORKER_KB
		}
	];
}
