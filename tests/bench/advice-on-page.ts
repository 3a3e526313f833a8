import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import type { Evening } from './evening.ts';
import { median } from './median.ts';
import { SLOWER } from './processor.ts';
import { onThePhone } from './program.ts';

/** What advice costs the page that asked for it, on a slower processor. */
export interface AdviceOnPage {
	/** The longest task of the page while advice was thought about and shown, and nobody tapped; milliseconds, 0: none above 50. */
	readonly blocked: number;
	/** From a tap to the next frame while advice is thought about: the median, and the slowest. */
	readonly tap: number;
	readonly slowestTap: number;
	/** The most that the heap of the worker took, in megabytes of a million bytes. */
	readonly worker: number;
}

const ROUNDS = 3;
const TAPS = 8;
const BETWEEN_TAPS_MS = 350;
const ASK_MEMORY_EVERY_MS = 100;

/* In the browser's own words: what runs these measurements adds names of its own to functions. */
const WATCH = `(() => {
	globalThis.seen = { tasks: [], clicks: [] };
	const watch = (type, into, more) => new PerformanceObserver((list) => {
		for (const { name, duration } of list.getEntries())
			if (type === 'longtask' || name === 'click') into.push(duration);
	}).observe({ type, ...more });
	watch('longtask', seen.tasks, {});
	watch('event', seen.clicks, { durationThreshold: 16 });
})()`;

type Seen = { readonly tasks: readonly number[]; readonly clicks: readonly number[] };
const FORGET = `(() => { const was = { tasks: [...seen.tasks], clicks: [...seen.clicks] };
	seen.tasks.length = 0; seen.clicks.length = 0; return was; })()`;

export function measureAdviceOnPage(dataDir: string, evening: Evening): Promise<AdviceOnPage> {
	return onThePhone(dataDir, evening, async (context, url) => {
		const page = await context.newPage();
		await page.addInitScript(() => localStorage.setItem('elysium:hurry-rivals', 'on'));
		await dealAlone(page, url);
		const devtools = await context.newCDPSession(page);
		const heap = await watchHeap(devtools);
		await page.evaluate(WATCH);
		const tasks: number[] = [];
		const clicks: number[] = [];
		// The first round is for what is fetched once.
		for (let round = -1; round < ROUNDS; round++) {
			await devtools.send('Emulation.setCPUThrottlingRate', { rate: round < 0 ? 1 : SLOWER });
			await page.keyboard.press('p');
			const sheet = page.getByRole('dialog', { name: /^Plan / });
			await sheet.getByRole('heading', { name: 'Your options' }).waitFor();
			await sleep(2 * BETWEEN_TAPS_MS);
			await page.evaluate(FORGET);
			const advice = sheet.getByRole('region', { name: 'Advice' });
			const orders = sheet.getByRole('group', { name: 'Sort by' });
			await advice.getByRole('button', { name: 'Ask for advice' }).tap();
			await sleep(BETWEEN_TAPS_MS);
			await page.evaluate(FORGET);
			const longer = advice.getByRole('button', { name: 'Think longer' });
			const settled = advice.getByText('Thinking longer would not change this.');
			await longer.or(settled).waitFor();
			const quiet = await page.evaluate<Seen>(FORGET);
			if (await longer.isVisible()) await longer.tap();
			await page.evaluate(FORGET);
			for (let tap = 0; tap < TAPS; tap++) {
				const order = tap % 2 === 0 ? 'Least for opponents' : 'Points';
				await orders.getByRole('button', { name: order, exact: true }).tap();
				await sleep(BETWEEN_TAPS_MS);
			}
			const busy = await page.evaluate<Seen>(FORGET);
			if (round >= 0) {
				tasks.push(...quiet.tasks);
				clicks.push(...busy.clicks);
			}
			await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
			await page.keyboard.press('Escape');
			await sheet.waitFor({ state: 'hidden' });
		}
		return {
			blocked: Math.max(0, ...tasks),
			// What took no longer than a frame the browser does not tell.
			tap: clicks.length > 0 ? median(clicks) : 16,
			slowestTap: Math.max(16, ...clicks),
			worker: heap.stop() / 1e6
		};
	});
}

/** A person at a table on this device against two rivals, at their turn. */
async function dealAlone(page: Page, url: string): Promise<void> {
	await page.goto(`${url}/heritage/play`);
	await page.locator('body[data-hydrated]').waitFor();
	await page.getByText('Play alone against the computer').tap();
	await page.getByText('Two', { exact: true }).tap();
	await page.getByText('Easy', { exact: true }).tap();
	await page.getByRole('button', { name: 'Deal this table' }).tap();
	await page.waitForURL(/\/play\/\w+$/);
	const turn = page.getByRole('heading', { name: 'Your turn' });
	const calm = page.getByRole('button', { name: 'Calm', exact: true });
	await turn.or(calm).first().waitFor({ timeout: 60_000 });
	// The side of the morality token, where a board asks for it.
	if (await calm.isVisible()) await calm.tap();
	await turn.waitFor({ timeout: 60_000 });
}

/** Asks the workers of a page again and again how large their heaps are; `stop` gives the most that one took, in bytes. */
async function watchHeap(devtools: CDPSession): Promise<{ stop: () => number }> {
	const sessions: string[] = [];
	let most = 0;
	devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
		if (targetInfo.type === 'worker') sessions.push(sessionId);
	});
	devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
		const { result } = JSON.parse(message) as { result?: { totalSize?: number } };
		most = Math.max(most, result?.totalSize ?? 0);
	});
	await devtools.send('Target.setAutoAttach', {
		autoAttach: true,
		waitForDebuggerOnStart: false,
		flatten: false
	});
	const asking = setInterval(() => {
		const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' });
		for (const sessionId of sessions)
			void devtools
				.send('Target.sendMessageToTarget', { sessionId, message })
				.catch(() => undefined);
	}, ASK_MEMORY_EVERY_MS);
	return {
		stop() {
			clearInterval(asking);
			return most;
		}
	};
}
