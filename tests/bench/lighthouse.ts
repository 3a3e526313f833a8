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

type Asked = Readonly<Record<string, string>>;
type Report = v.InferOutput<typeof report>;

/**
 * Fetches Lighthouse into a folder of its own, for it is larger than all that the house is built of, and asks it five
 * times a page, with its mobile preset as it comes: that makes a processor four times slower, a fast one as a slow one.
 */
export async function measureLighthouse(
	dataDir: string,
	evening: Evening
): Promise<{ readonly scores: readonly Score[]; readonly benchmarkIndex: number }> {
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
		const scores: Score[] = [];
		const indices: number[] = [];
		for (const [what, page] of Object.entries(pages)) {
			const all: Report[] = [];
			for (let time = 0; time < RUNS; time++)
				all.push(await ask(folder, program.url + page, page === '/' ? {} : { cookie }));
			indices.push(...all.map(({ environment }) => environment.benchmarkIndex));
			const score = (name: keyof Report['categories']) =>
				Math.round(median(all.map(({ categories }) => categories[name].score)) * 100);
			scores.push({
				what,
				performance: score('performance'),
				accessibility: score('accessibility'),
				bestPractices: score('best-practices')
			});
		}
		return { scores, benchmarkIndex: median(indices) };
	} finally {
		await program.stop();
		rmSync(folder, { recursive: true, force: true });
	}
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

async function ask(folder: string, url: string, headers: Asked): Promise<Report> {
	const { stdout } = await run(
		path.join(folder, 'node_modules/.bin/lighthouse'),
		[
			url,
			'--quiet',
			'--output=json',
			'--only-categories=performance,accessibility,best-practices',
			'--chrome-flags=--headless --no-sandbox',
			`--extra-headers=${JSON.stringify(headers)}`
		],
		{ env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 64 * 1024 * 1024 }
	);
	return v.parse(report, JSON.parse(stdout));
}
