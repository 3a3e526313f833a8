import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Response } from '@playwright/test';
import { findChromium } from '../../scripts/house/chromium.mjs';
import type { Evening } from './evening.ts';
import { median } from './median.ts';
import { SLOWER } from './processor.ts';

/** The program as `npm start` runs it on a tree that is built already. */
export interface Running {
	readonly url: string;
	readonly pid: number;
	/** from the start of the process to the announcement of its address */
	readonly milliseconds: number;
	stop(): Promise<void>;
}

export const portOf = ({ url }: Pick<Running, 'url'>): number => Number(new URL(url).port);

// After a page is alive it may still fetch what it shows next; a live stream never ends, so no waiting for silence.
const QUIET_MS = 1_000;
const NO_SETTINGS = {
	HOST: '',
	ORIGIN: '',
	TRUST_PROXY: '',
	DATABASE_URL: '',
	// All clients of a measurement come from one address.
	RATE_LIMIT_FACTOR: '1000',
	// And all they make belongs to one group.
	QUOTA_FACTOR: '1000'
};

export async function startProgram(
	dataDir: string,
	settings: Readonly<Record<string, string>> = {}
): Promise<Running> {
	const began = performance.now();
	const child = spawn(process.execPath, ['scripts/start.mjs'], {
		env: {
			...process.env,
			...NO_SETTINGS,
			NODE_ENV: 'production',
			PORT: '0',
			DATA_DIR: dataDir,
			...settings
		},
		stdio: ['ignore', 'pipe', 'inherit']
	});
	const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
	const url = await announced(child);
	const milliseconds = performance.now() - began;
	return {
		url,
		pid: child.pid ?? 0,
		milliseconds,
		stop: () => {
			child.kill();
			return closed;
		}
	};
}

function announced(child: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let said = '';
		child.stdout?.on('data', (chunk: Buffer) => {
			said += chunk.toString();
			const url = /is open at (\S+)\n/.exec(said)?.[1];
			if (url) resolve(url);
		});
		child.once('close', () => reject(new Error(`The program did not open:\n${said}`)));
	});
}

/** The median time from start to listening, in milliseconds. */
export async function measureStart(dataDir: string, rounds: number): Promise<number> {
	const times: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const program = await startProgram(dataDir);
		times.push(program.milliseconds);
		await program.stop();
	}
	return median(times);
}

/** Resident memory that many seconds after the start, in megabytes of a million bytes. */
export async function measureMemory(dataDir: string, seconds: number): Promise<number> {
	const program = await startProgram(dataDir);
	await sleep(seconds * 1000);
	const status = readFileSync(`/proc/${program.pid}/status`, 'utf8');
	const kibibytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]);
	await program.stop();
	return (kibibytes * 1024) / 1e6;
}

/** A phone on the running program, signed in as the keeper of an evening where one is given. */
export async function onThePhone<Result>(
	dataDir: string,
	{ cookie }: Partial<Pick<Evening, 'cookie'>>,
	look: (context: BrowserContext, url: string) => Promise<Result>
): Promise<Result> {
	const program = await startProgram(dataDir);
	const executablePath = findChromium();
	let browser: Browser | undefined;
	try {
		browser = await chromium.launch({
			...(executablePath ? { executablePath } : {}),
			args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu']
		});
		const context = await browser.newContext({
			baseURL: program.url,
			viewport: { width: 390, height: 844 },
			hasTouch: true,
			isMobile: true,
			// What it fetches once nobody waits any more is not what a page waits for.
			serviceWorkers: 'block'
		});
		if (cookie) await context.addCookies([{ ...cookie, url: program.url }]);
		return await look(context, program.url);
	} finally {
		await browser?.close();
		await program.stop();
	}
}

/** What a browser fetches to show a page for the first time. */
export interface FirstLoad {
	/** All JavaScript, each file by itself through gzip, in kilobytes of a thousand bytes. */
	readonly kilobytes: number;
	/** Files without which it paints nothing. */
	readonly blocking: number;
	/** Files it fetches before a tap is answered. */
	readonly files: number;
}

/* In the browser's own words: the types of the page do not know them all. */
const BLOCKING = `performance.getEntriesByType('resource').filter(
	({ renderBlockingStatus }) => renderBlockingStatus === 'blocking'
).length`;
const FETCHED = `performance.getEntriesByType('resource').length`;

export function measureFirstLoad(
	dataDir: string,
	evening: Pick<Evening, 'cookie'>,
	address: string
): Promise<FirstLoad> {
	return onThePhone(dataDir, evening, async (context, url) => {
		const page = await context.newPage();
		const scripts: Response[] = [];
		page.on('response', (response) => {
			const type = response.headers()['content-type'] ?? '';
			if (type.includes('javascript')) scripts.push(response);
		});
		const answer = await page.goto(url + address, { waitUntil: 'load' });
		if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}.`);
		await page.locator('body[data-hydrated]').waitFor();
		const files = await page.evaluate<number>(FETCHED);
		await sleep(QUIET_MS);
		const blocking = await page.evaluate<number>(BLOCKING);
		const bodies = await Promise.all(scripts.map((script) => script.body()));
		const total = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
		if (total === 0) throw new Error(`${address} loaded no JavaScript at all.`);
		return { kilobytes: total / 1000, blocking, files };
	});
}

const ALIVE_ROUNDS = 7;

/* In the page itself: nobody asks it anything until it is alive. */
const ALIVE_AT = `new MutationObserver((_, observer) => {
	if (document.body?.dataset.hydrated === undefined) return;
	observer.disconnect();
	globalThis.aliveAt = performance.now();
}).observe(document, { subtree: true, childList: true, attributeFilter: ['data-hydrated'] });`;

/** Milliseconds until a page answers taps, on a slower processor and with nothing cached; the median. */
export function measureAlive(dataDir: string, evening: Evening, address: string): Promise<number> {
	return onThePhone(dataDir, evening, async (context, url) => {
		const times: number[] = [];
		for (let round = 0; round < ALIVE_ROUNDS; round++) {
			const page = await context.newPage();
			const devtools = await context.newCDPSession(page);
			await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
			await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
			await page.addInitScript(ALIVE_AT);
			await page.goto(url + address);
			await page.locator('body[data-hydrated]').waitFor();
			times.push(await page.evaluate<number>('aliveAt'));
			await page.close();
		}
		return median(times);
	});
}
