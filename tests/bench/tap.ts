import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import type { Evening } from './evening.ts';
import { median } from './median.ts';
import { SLOWER } from './processor.ts';
import { onThePhone } from './program.ts';

/** From a tap to the frame that shows what it led to, in milliseconds, median. */
export interface Taps {
	/** A character of the queue → under whom it could go. */
	readonly character: number;
	/** A sire → what the recruit would change, for everyone. */
	readonly sire: number;
	/** A button of a page with nothing else on it → a line of text: what this browser takes here for any tap. */
	readonly bare: number;
}

export const ROUNDS = 9;
/** Nobody decides faster than that. */
export const THINKS_MS = 700;
/** Between touching and lifting, of a quick thumb. */
const LIES_MS = 80;
/** So long after a frame was presented the browser has said when that was. */
const SPEAKS_WITHIN_MS = 500;

/** The two taps before a recruit is confirmed, at a table of four in its last round. */
export function measureTaps(dataDir: string, evening: Evening): Promise<Taps> {
	return onThePhone(dataDir, evening, async (context, url) => {
		const page = await context.newPage();
		await page.goto(url + evening.table);
		await page.locator('body[data-hydrated]').waitFor();
		const devtools = await context.newCDPSession(page);
		const characters: number[] = [];
		const sires: number[] = [];
		// The first round is for what is fetched once; of the others each taps somebody else.
		for (let round = -1; round < ROUNDS; round++) {
			await sleep(THINKS_MS);
			await devtools.send('Emulation.setCPUThrottlingRate', { rate: round < 0 ? 1 : SLOWER });
			const queue = page.getByRole('region', { name: 'The queue' });
			const character = await tapped(
				devtools,
				page,
				await another(queue.locator('[data-recruit]'), round),
				'[data-vampire].possible',
				''
			);
			await sleep(THINKS_MS);
			const bloodline = page.getByRole('region', { name: /^Bloodline of/ });
			const possible = await another(bloodline.locator('.possible'), round);
			const name = (await possible.locator('title').textContent()) ?? '';
			const sire = await tapped(devtools, page, possible, 'dialog[open]', `under ${name}`);
			if (round >= 0) {
				characters.push(character);
				sires.push(sire);
			}
			await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
			// Back by thumb as well: a phone has neither a mouse that stays over something nor a key that was pressed last.
			await page.getByRole('dialog').getByRole('button', { name: 'Back' }).tap();
			await page.getByRole('button', { name: 'Another character' }).tap();
		}
		return { character: median(characters), sire: median(sires), bare: await bareTap(context) };
	});
}

/** A page with nothing else on it. */
const BARE = `<meta name="viewport" content="width=device-width">
<button onclick="told.hidden = false">Tell</button><p id="told" hidden>Told</p>`;

export async function bareTap(context: BrowserContext): Promise<number> {
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
	const times: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		await page.setContent(BARE);
		await sleep(THINKS_MS);
		times.push(await tapped(devtools, page, page.getByRole('button'), 'p', 'Told'));
	}
	return median(times);
}

/** Of those who can be tapped each in their turn. */
async function another(all: Locator, round: number): Promise<Locator> {
	await all.first().waitFor();
	return all.nth(Math.max(0, round) % (await all.count()));
}

/*
 * In the browser's own words: what runs these measurements adds names of its own to functions. The browser itself says
 * when the first frame after a click was presented; where that frame does not show it yet, or came so soon that
 * nothing is said of it, the one that does is timed here.
 */
const WATCH = `(where, words) => new Promise((resolve) => {
	const onScreen = (one) => {
		const { left, right } = one.getBoundingClientRect();
		return left < innerWidth && right > 0 && one.checkVisibility({ visibilityProperty: true });
	};
	const shown = () =>
		[...document.querySelectorAll(where)].some(
			(one) => one.textContent.includes(words) && onScreen(one)
		);
	// Once ahead of time, as the observer is: what measures is not to be made ready while it measures.
	if (shown()) throw new Error('What is waited for is there already.');
	new PerformanceObserver((list, observer) => {
		const click = list.getEntries().find(({ name }) => name === 'click');
		if (!click) return;
		observer.disconnect();
		if (inFirst) resolve(click.duration);
	}).observe({ type: 'event', durationThreshold: 16 });
	let inFirst;
	addEventListener('click', ({ timeStamp }) => {
		const look = () => {
			const here = shown();
			inFirst ??= here;
			if (!here) return requestAnimationFrame(look);
			// Once the frame that shows it is painted; of the first one the browser has time to speak itself.
			setTimeout(() => {
				const took = performance.now() - timeStamp;
				setTimeout(() => resolve(took), inFirst ? ${SPEAKS_WITHIN_MS} : 0);
			});
		};
		requestAnimationFrame(look);
	}, { once: true, capture: true });
})`;

/** Milliseconds from when a finger is lifted until a frame that shows these words is on the screen. */
export async function tapped(
	devtools: CDPSession,
	page: Page,
	target: Locator,
	where: string,
	words: string
): Promise<number> {
	await target.scrollIntoViewIfNeeded();
	const measured = page.evaluate<number>(
		`(${WATCH})(${JSON.stringify(where)}, ${JSON.stringify(words)})`
	);
	await touch(devtools, target);
	return measured;
}

/** A thumb lies on the glass for a moment, where a script would lift it before the press of it is answered. */
async function touch(devtools: CDPSession, target: Locator): Promise<void> {
	const box = await target.boundingBox();
	if (!box) throw new Error('What is to be tapped is not on the screen.');
	const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
	await sleep(LIES_MS);
	await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
