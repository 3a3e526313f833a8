import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test, waitForHydration } from './support/test.ts';
import { programOf, scriptsOf } from './support/weight.ts';

const treeOf = (page: Page, id: string): Locator => page.locator(`#${id}`).getByRole('tree');

async function openTrees(page: Page, house = ''): Promise<void> {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(`${house}/design/bloodlines`);
	await waitForHydration(page);
	await expect(page.getByRole('tree')).toHaveCount(3);
	await page.evaluate(() => document.fonts.ready);
}

interface Camera {
	readonly x: number;
	readonly y: number;
	readonly k: number;
}

/** How a tree is looked at just now. */
async function cameraOf(tree: Locator): Promise<Camera> {
	const transform = (await tree.locator('[data-picture-still]').getAttribute('transform')) ?? '';
	const [x = NaN, y = NaN, k = NaN] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
	return { x, y, k };
}

async function middleOf(one: Locator): Promise<{ x: number; y: number }> {
	await one.scrollIntoViewIfNeeded();
	const box = await one.boundingBox();
	if (!box) throw new Error('it is not on the page');
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a tree is looked at by buttons', { tag: '@wide' }, async ({ page }) => {
	await openTrees(page);
	const tree = treeOf(page, 'sixty');
	const tool = (name: string) => page.locator('#sixty').getByRole('button', { name, exact: true });
	const first = await cameraOf(tree);
	await tool('Zoom in').click();
	expect((await cameraOf(tree)).k).toBeGreaterThan(first.k * 1.3);
	await tool('Zoom out').click();
	expect((await cameraOf(tree)).k).toBeCloseTo(first.k, 2);

	await tool('Show all').click();
	const frame = await tree.boundingBox();
	const boxes = await tree
		.getByRole('treeitem')
		.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
	expect(boxes).toHaveLength(60);
	for (const { left, right, top, bottom } of boxes) {
		expect(left).toBeGreaterThanOrEqual(frame?.x ?? Infinity);
		expect(right).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
		expect(top).toBeGreaterThanOrEqual((frame?.y ?? Infinity) - 10);
		expect(bottom).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
	}

	await tool('Centre').click();
	await expect(tree).toHaveAttribute('data-detail', 'near');
	const leader = await middleOf(tree.getByRole('treeitem').first());
	// Beside the buttons on a wide screen.
	expect(Math.abs(leader.x - ((frame?.x ?? 0) + (frame?.width ?? 0) / 2))).toBeLessThan(35);
});

async function byMouse(page: Page): Promise<void> {
	const tree = treeOf(page, 'sixty');
	const leader = tree.getByRole('treeitem').first();
	const at = await middleOf(leader);
	const first = await cameraOf(tree);
	await page.mouse.move(at.x, at.y);
	await page.mouse.down();
	await page.mouse.move(at.x + 40, at.y + 30, { steps: 4 });
	await page.mouse.move(at.x + 80, at.y + 60, { steps: 4 });
	await page.mouse.up();
	const dragged = await cameraOf(tree);
	expect(dragged).toEqual({ k: first.k, x: first.x + 80, y: first.y + 60 });
	await expect(leader).toHaveAttribute('aria-selected', 'false');

	const now = await middleOf(leader);
	await page.waitForTimeout(400);
	await page.mouse.move(now.x, now.y);
	await page.mouse.wheel(0, -240);
	await expect.poll(async () => (await cameraOf(tree)).k).toBeGreaterThan(first.k * 1.2);
	const then = await middleOf(leader);
	expect(
		Math.hypot(then.x - now.x, then.y - now.y),
		'what is below the pointer stays'
	).toBeLessThan(8);

	await page.mouse.click(then.x, then.y);
	await expect(leader).toHaveAttribute('aria-selected', 'true');
	await page.mouse.dblclick(then.x, then.y + 200);
	await expect.poll(async () => (await cameraOf(tree)).k).toBeGreaterThan(first.k * 1.6);
}

async function byFingers(page: Page): Promise<void> {
	const tree = treeOf(page, 'sixty');
	const { x, y } = await middleOf(tree);
	const first = await cameraOf(tree);
	const hand = await page.context().newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
		hand.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: points.map(([left, top], id) => ({ x: x + left, y: y + top, id }))
		});

	await touch('touchStart', [0, 0]);
	await touch('touchMove', [-20, 10]);
	await touch('touchMove', [-50, 20]);
	await touch('touchEnd');
	const dragged = await cameraOf(tree);
	expect([dragged.k, dragged.x, dragged.y]).toEqual([first.k, first.x - 50, first.y + 20]);

	await touch('touchStart', [-30, 0], [30, 0]);
	await touch('touchMove', [-45, 0], [45, 0]);
	await touch('touchMove', [-60, 0], [60, 0]);
	await touch('touchEnd');
	expect((await cameraOf(tree)).k).toBeCloseTo(first.k * 2, 1);

	const leader = treeOf(page, 'twelve').getByRole('treeitem').first();
	await leader.tap();
	await expect(leader).toHaveAttribute('aria-selected', 'true');
}

test(
	'a tree is moved by hand, and a drag is no tap',
	{ tag: '@wide' },
	async ({ page, hasTouch }) => {
		await openTrees(page);
		await (hasTouch ? byFingers(page) : byMouse(page));
	}
);

test('a tree is walked by keys, grows, and lets only those be chosen who can be', async ({
	page
}) => {
	await openTrees(page);

	await test.step('a tree is walked and chosen from by keys alone', async () => {
		const tree = treeOf(page, 'twelve');
		const here = page.locator(':focus');
		await page.locator('#twelve').getByRole('button', { name: 'List' }).focus();
		await page.keyboard.press('Tab');
		await expect(here).toHaveAttribute('aria-level', '1');
		await page.keyboard.press('ArrowDown');
		await expect(here).toHaveAttribute('aria-level', '2');
		await expect(here).toHaveAttribute('aria-posinset', '1');
		await page.keyboard.press('ArrowRight');
		await expect(here).toHaveAttribute('aria-posinset', '2');
		await expect(here).toHaveAttribute('aria-setsize', '3');
		await page.keyboard.press('Enter');
		await expect(here).toHaveAttribute('aria-selected', 'true');
		await expect(tree.locator('[aria-selected="true"]')).toHaveCount(1);

		const before = await cameraOf(tree);
		await page.keyboard.press('+');
		await page.keyboard.press('+');
		await page.keyboard.press('+');
		expect((await cameraOf(tree)).k).toBeGreaterThan(before.k * 1.5);
		await page.keyboard.press('End');
		await expect(here).toHaveAttribute('aria-label', /^Muireann|^Sigrid/);
		const last = await here.boundingBox();
		const frame = await tree.boundingBox();
		expect(
			last && frame && last.y >= frame.y && last.y + last.height <= frame.y + frame.height
		).toBe(true);
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('Home');
		await expect(here).toHaveAttribute('aria-level', '1');
		await page.keyboard.press('0');
		await expect(here, 'whoever comes back finds the same vampire').toHaveAttribute(
			'tabindex',
			'0'
		);
		await expect(tree.locator('[tabindex="0"]')).toHaveCount(1);
		await page.keyboard.press('Tab');
		await expect(here).toHaveAccessibleName('Zoom in');
	});

	await test.step('a childe grows from its sire within a moment, and at once for who wants no motion', async () => {
		/** Where the childe of the leader alone is seen, frame by frame, from when it is thought of. */
		const heights = () =>
			page.evaluate(async () => {
				document.querySelector<HTMLInputElement>('form label:nth-of-type(3) input')?.click();
				const seen: number[] = [];
				// Until it stood still for a while; how long it grows on a busy machine says nothing.
				for (let still = 0, frames = 0; still < 20 && frames < 600; frames++) {
					await new Promise(requestAnimationFrame);
					still = seen.length > 1 && seen.at(-1) === seen.at(-2) ? still + 1 : 0;
					const childe = document.querySelector('#one [data-vampire][aria-level="2"]');
					const y = /[ ,](-?[\d.]+)\)$/.exec(childe?.getAttribute('transform') ?? '')?.[1];
					if (y !== undefined) seen.push(Number(y));
				}
				return seen;
			});
		const still = await heights();
		expect(new Set(still).size).toBe(1);
		await page.getByLabel('A recruit is thought of').uncheck();
		await page.emulateMedia({ reducedMotion: 'no-preference' });
		const grown = await heights();
		expect(grown[0]).toBeLessThan(still[0] ?? 0);
		expect(grown.at(-1)).toBe(still[0]);
		expect(
			[...grown].sort((one, other) => one - other),
			'it only ever comes closer'
		).toEqual(grown);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.getByLabel('A recruit is thought of').uncheck();
	});

	await test.step('a recruit that is thought of hangs below its sire, and then is there', async () => {
		await page.getByLabel('A recruit is thought of').check();
		const tree = treeOf(page, 'one');
		const recruit = tree.getByRole('treeitem', { name: /Not recruited yet$/ });
		await expect(recruit).toHaveAttribute('aria-level', '2');
		await page
			.locator('#one')
			.getByRole('button', { name: /^Embrace/ })
			.click();
		await expect(tree).toHaveAccessibleName(/: 2 vampires$/);
		await expect(tree.getByRole('treeitem')).toHaveCount(3);
		await page.getByLabel('A recruit is thought of').uncheck();
		await expect(tree.getByRole('treeitem')).toHaveCount(2);
	});

	await test.step('only who can be chosen is chosen', async () => {
		await page.getByLabel('A sire is being chosen').check();
		const tree = treeOf(page, 'twelve');
		const asleep = tree.getByRole('treeitem', { name: /In torpor/ });
		await expect(asleep).toHaveAttribute('aria-disabled', 'true');
		await asleep.click({ force: true });
		await expect(asleep).toHaveAttribute('aria-selected', 'false');
		await page.locator('#twelve').getByRole('button', { name: 'List' }).click();
		const list = page.locator('#twelve');
		await expect(list.getByRole('button', { name: /^Choose / })).toHaveCount(11);
	});
});

test('the same as a list, and the device remembers', async ({ page }) => {
	// Read from the built program: a browser may have thrown away what it answers for a script.
	const drawsTrees = async (): Promise<boolean> =>
		(await scriptsOf(page)).some((file) => programOf(file).includes('nodeSize'));
	await openTrees(page);
	await page.locator('#twelve').getByRole('button', { name: 'List' }).click();
	await expect(treeOf(page, 'twelve')).toHaveCount(0);
	const list = page.locator('#twelve');
	await expect(list.getByText('2 boons of Tzimisce')).toBeVisible();
	const choose = list.getByRole('button', { name: /^Choose / });
	await expect(choose).toHaveCount(12);
	await choose.nth(2).click();
	await expect(choose.nth(2)).toHaveAttribute('aria-pressed', 'true');

	await page.reload();
	await waitForHydration(page);
	await expect(page.locator('#sixty').getByRole('button', { name: /^Choose / })).toHaveCount(60);
	expect(await drawsTrees(), 'who wants no tree fetches none').toBe(false);
	await list.getByRole('button', { name: 'Tree' }).click();
	await expect(treeOf(page, 'twelve')).toBeVisible();
	await expect.poll(drawsTrees).toBe(true);
});

test('a tree is saved as lines that look the same elsewhere', async ({ page }) => {
	await openTrees(page);
	await page.locator('#sixty').getByRole('button', { name: 'Save picture' }).click();
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: /^Save as SVG/ }).click()
	]);
	expect(download.suggestedFilename()).toBe('bloodline-tremere.svg');
	const text = readFileSync(await download.path(), 'utf8');
	const ofThePage = /var\(|<!--| (class|style|role|tabindex|aria-\w+|data-\w+)="/.exec(text);
	expect(ofThePage?.[0], 'nothing that only a page understands').toBeUndefined();
	// A page of ours refuses styles within a page, and so within what it only reads.
	const elsewhere = await page.context().newPage();
	const found = await elsewhere.evaluate((file) => {
		const picture = new DOMParser().parseFromString(file, 'image/svg+xml');
		const all = [...picture.querySelectorAll('*')];
		return {
			broken: picture.querySelector('parsererror') !== null,
			root: picture.documentElement.localName,
			away: all
				.flatMap((one) => [...one.attributes].filter(({ name }) => !name.startsWith('xmlns')))
				.map(({ value }) => value)
				.concat([...picture.querySelectorAll('style')].map(({ textContent }) => textContent))
				.flatMap((value) => value.match(/(https?:|\/_app|\.svg|\.woff2)/g) ?? []),
			lent: [...picture.querySelectorAll('use')]
				.map((use) => use.getAttribute('href') ?? '')
				.filter((href) => picture.getElementById(href.slice(1)) === null),
			faces: picture.querySelector('style')?.textContent.match(/@font-face/g)?.length,
			words: picture.documentElement.textContent
		};
	}, text);
	expect(found).toMatchObject({ broken: false, root: 'svg', away: [], lent: [] });
	expect(found.faces).toBeGreaterThanOrEqual(2);
	expect(found.words).toContain('Magister Bohuslav Hron’s bloodline');
	expect(found.words, 'near, however far away one looked').toContain('Gonçalo de');
});

test('a tree is saved as an image of the expected size, with its letters', async ({
	page,
	lanURL
}) => {
	// As a phone in the same Wi-Fi: plain http, where much of a browser is missing.
	await openTrees(page, lanURL);
	const tree = treeOf(page, 'one');
	const [, , width = 0, height = 0] = ((await tree.getAttribute('data-picture-box')) ?? '')
		.split(' ')
		.map(Number);
	await page.locator('#one').getByRole('button', { name: 'Save picture' }).click();
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: /^Save as PNG/ }).click()
	]);
	expect(download.suggestedFilename()).toBe('bloodline-lasombra.png');
	const image = readFileSync(await download.path());
	expect(image.subarray(1, 4).toString()).toBe('PNG');
	expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([width * 2, height * 2]);
	// Without its typefaces the title's strip would be paper alone.
	const inked = await page.evaluate(
		async ([source, wide]) => {
			const picture = new Image();
			picture.src = `data:image/png;base64,${source}`;
			await picture.decode();
			const canvas = document.createElement('canvas');
			canvas.width = wide;
			canvas.height = 130;
			const context = canvas.getContext('2d');
			if (!context) throw new Error('no canvas');
			context.drawImage(picture, 0, -60);
			const { data } = context.getImageData(0, 0, wide, 130);
			const paper = data.slice(0, 3).join();
			return data.filter((_, at) => at % 4 === 0 && data.slice(at, at + 3).join() !== paper).length;
		},
		[image.toString('base64'), width * 2] as const
	);
	expect(inked).toBeGreaterThan(2000);
});
