import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { findChromium } from '../../scripts/house/chromium.mjs';
import { playedAlone } from '../e2e/support/laid-alone.ts';
import type { Evening } from './evening.ts';
import { median } from './median.ts';
import { startProgram } from './program.ts';

const VERSION = '12.8.2';
const RUNS = 5;

const run = promisify(execFile);
const category = v.object({ score: v.number() });
const report = v.object({
	environment: v.object({ benchmarkIndex: v.number() }),
	categories: v.object({
		performance: category,
		accessibility: category,
		'best-practices': category
	})
});
const brought = v.object({ game: v.string() });

/** A page, and how good Lighthouse finds it on a phone of the middle class with a slow network, from 0 to 100. */
export interface Score {
	readonly what: string;
	readonly performance: number;
	readonly accessibility: number;
	readonly bestPractices: number;
}

/** How fast this machine is, and how much slower it is taken to be for it to stand for such a phone. */
export interface Calibration {
	readonly benchmarkIndex: number;
	readonly slowdown: number;
}

type Asked = Readonly<Record<string, string>>;
type Report = v.InferOutput<typeof report>;

/** Fetches Lighthouse into a folder of its own, for it is larger than all that the house is built of, and asks it five times a page. */
export async function measureLighthouse(
	dataDir: string,
	evening: Evening
): Promise<{ readonly scores: readonly Score[]; readonly calibration: Calibration }> {
	const folder = mkdtempSync(path.join(os.tmpdir(), 'elysium-lighthouse-'));
	const program = await startProgram(dataDir);
	try {
		await run('npm', ['install', '--no-save', '--prefix', folder, `lighthouse@${VERSION}`]);
		const cookie = `${evening.cookie.name}=${evening.cookie.value}`;
		const pages = {
			'the start': '/',
			'a chronicle': evening.page,
			'a live table': evening.table,
			'a result': await bringPlayed(program.url, cookie, evening.group)
		};
		const reports = async (page: string, slowdown: number): Promise<Report[]> => {
			const all: Report[] = [];
			for (let time = 0; time < RUNS; time++)
				all.push(await ask(folder, program.url + page, page === '/' ? {} : { cookie }, slowdown));
			return all;
		};
		const here = await reports('/', 1);
		const benchmarkIndex = median(here.map(({ environment }) => environment.benchmarkIndex));
		const slowdown = slowdownFor(benchmarkIndex);
		const scores: Score[] = [];
		for (const [what, page] of Object.entries(pages)) {
			const all = await reports(page, slowdown);
			const score = (name: keyof Report['categories']) =>
				Math.round(median(all.map(({ categories }) => categories[name].score)) * 100);
			scores.push({
				what,
				performance: score('performance'),
				accessibility: score('accessibility'),
				bestPractices: score('best-practices')
			});
		}
		return { scores, calibration: { benchmarkIndex, slowdown } };
	} finally {
		await program.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * What makes this machine as slow as a phone of the middle class. Lighthouse's own 4 is meant for a machine whose
 * benchmark index is about 1,533; its documentation on throttling asks to adjust it elsewhere, with the calculator
 * whose fixed points these are: 1 at 150, 2 at 800, 3 at 1,300, and one more for each 233 above.
 */
function slowdownFor(benchmarkIndex: number): number {
	if (benchmarkIndex >= 1_300) return 3 + (benchmarkIndex - 1_300) / 233;
	if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500;
	return Math.max(1, 1 + (benchmarkIndex - 150) / 650);
}

/** A game that is over, whose page shows its result. */
async function bringPlayed(url: string, cookie: string, group: string): Promise<string> {
	const answer = await fetch(`${url}/api/groups/${group}/games`, {
		method: 'POST',
		headers: { cookie, origin: url, 'content-type': 'application/json' },
		body: JSON.stringify({
			id: 'a-game-that-is-over',
			people: {},
			command: { type: 'BringGame', title: 'A game', ...playedAlone() }
		})
	});
	return `/heritage/games/${v.parse(brought, await answer.json()).game}`;
}

async function ask(folder: string, url: string, headers: Asked, slowdown: number): Promise<Report> {
	const { stdout } = await run(
		path.join(folder, 'node_modules/.bin/lighthouse'),
		[
			url,
			'--quiet',
			'--output=json',
			'--only-categories=performance,accessibility,best-practices',
			'--chrome-flags=--headless --no-sandbox',
			`--throttling.cpuSlowdownMultiplier=${slowdown.toFixed(2)}`,
			`--extra-headers=${JSON.stringify(headers)}`
		],
		{ env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 64 * 1024 * 1024 }
	);
	return v.parse(report, JSON.parse(stdout));
}
