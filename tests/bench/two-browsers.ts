import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { newId } from '../../src/lib/ui/chronicle/id.ts';
import type { Evening } from './evening.ts';
import { median } from './median.ts';
import { onThePhone } from './program.ts';

/** From a tap on one phone to the frame that shows what it did on another, in milliseconds. */
export interface Shown {
	readonly median: number;
	readonly worst: number;
	readonly actions: number;
}

const ROUNDS = 8;
/** Nobody decides faster than that. */
const THINKS_MS = 700;

/* In the browser's own words: what runs these measurements adds names of its own to functions. Both phones read one clock. */
const WATCH_CLICK = `window.clicked = new Promise((resolve) =>
	addEventListener('click', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), {
		once: true,
		capture: true
	})
), true`;
const queueOf = (page: Page): Locator =>
	page.getByRole('region', { name: 'The queue', exact: true });
/** Who waits there, in order. */
const waiting = async (page: Page): Promise<string> =>
	(await queueOf(page).locator('.person .name').allTextContents()).join();

async function acts(target: Locator, page: Page, other: Page): Promise<number> {
	await target.waitFor();
	await sleep(THINKS_MS);
	// Once the frame is painted in which the queue says something else than now.
	await queueOf(other).evaluate((place) => {
		const before = place.textContent;
		Reflect.set(
			window,
			'changed',
			new Promise((resolve, reject) => {
				setTimeout(() => reject(new Error('Nothing was shown.')), 10_000);
				const observer = new MutationObserver(() => {
					if (place.textContent === before) return;
					observer.disconnect();
					requestAnimationFrame(() =>
						setTimeout(() => resolve(performance.timeOrigin + performance.now()))
					);
				});
				observer.observe(place, { childList: true, subtree: true, characterData: true });
			})
		);
	});
	await page.evaluate(WATCH_CLICK);
	await target.tap();
	const clicked = await page.evaluate<number>('window.clicked');
	const changed = await other.evaluate<number>('window.changed');
	if (!Number.isFinite(changed - clicked)) throw new Error('A clock says nothing.');
	return changed - clicked;
}

/** Takes the last step back, beside the screens; goes on once a phone shows the queue as it was. */
async function takeBack(
	context: BrowserContext,
	at: string,
	phone: Page,
	queue: string
): Promise<void> {
	const { course } = (await (await context.request.get(`${at}/table`)).json()) as {
		course: { steps: unknown[] };
	};
	const command = {
		type: 'UndoAtTable',
		kept: course.steps.length - 1,
		by: ['s1', 's2', 's3', 's4']
	};
	const answer = await context.request.post(`${at}/commands`, {
		headers: { origin: new URL(at).origin },
		data: { id: newId(), seen: 0, command: { ...command, reason: 'it is measured again' } }
	});
	if (!answer.ok()) throw new Error(`Taking back answered ${answer.status()}.`);
	for (const began = Date.now(); (await waiting(phone)) !== queue; await sleep(50))
		if (Date.now() - began > 10_000)
			throw new Error('The phone does not show what was taken back.');
}

/** Two phones look at a table of four: on one somebody recruits, again and again. */
export function measureTwoBrowsers(dataDir: string, evening: Evening): Promise<Shown> {
	return onThePhone(dataDir, evening, async (context, url) => {
		const second = await context.browser()?.newContext({
			viewport: { width: 390, height: 844 },
			hasTouch: true,
			isMobile: true,
			serviceWorkers: 'block'
		});
		if (!second) throw new Error('The browser is gone.');
		await second.addCookies([{ ...evening.cookie, url }]);
		const [page, other] = [await context.newPage(), await second.newPage()];
		const open = async (phone: Page) => {
			await phone.goto(url + evening.table);
			await phone.locator('body[data-hydrated]').waitFor();
		};
		await open(other);
		const at = `${url}/api${evening.table.replace('/heritage', '').split('/chapters/')[0] ?? ''}`;
		const queue = await waiting(other);
		const took: number[] = [];
		// The first round is for what is fetched once.
		for (let round = -1; round < ROUNDS; round++) {
			await open(page);
			await queueOf(page).locator('[data-recruit]').first().tap();
			const bloodline = page.getByRole('region', { name: /^Bloodline of/ });
			await bloodline.locator('.possible').first().tap();
			const sheet = page.getByRole('dialog');
			const recruit = sheet.getByRole('button', { name: 'Recruit', exact: true });
			const shown = await acts(recruit, page, other);
			if (round >= 0) took.push(shown);
			await takeBack(context, at, other, queue);
		}
		return { median: median(took), worst: Math.max(...took), actions: took.length };
	});
}
