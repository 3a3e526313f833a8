import type { Locator, Page } from '@playwright/test';
import { faultsOn } from './support/axe.ts';
import { gameUpTo } from './support/played-to.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { smallTargets } from './support/targets.ts';

/* The screen of an ordinary laptop: what belongs to the table lies on it, and nobody scrolls. */
test.use({
	viewport: { width: 1440, height: 900 },
	deviceScaleFactor: 1,
	hasTouch: false,
	isMobile: false
});

const PEOPLE = { s1: 'Ada', s2: 'Bo', s3: 'Cleo', s4: 'Dario' };
const NAMES = Object.values(PEOPLE);
/** In pixels; smaller letters are not read at ease. */
const SMALLEST = 12;

type Seeded = Parameters<Parameters<typeof test>[2]>[0]['seeded'];

/** The middle of a game of four. */
async function midGame(page: Page, { keeper }: Seeded, way = ''): Promise<void> {
	const game = gameUpTo({ at: 'turn', round: 5, players: 4, era: 3 });
	await page.goto(`/heritage/games/${await keeper.bring('By candle-light', game, PEOPLE)}${way}`);
	await waitForHydration(page);
	await expect(page.locator(':is([aria-busy="true"], .coming)')).toHaveCount(0);
	await page.evaluate(() => document.fonts.ready);
}

const region = (page: Page, name: string | RegExp) =>
	page.locator('.screen').getByRole('region', { name, exact: typeof name === 'string' });

/** What has to be seen, by what it is called. */
const partsOf = (page: Page): Readonly<Record<string, Locator>> => ({
	'whose turn': page.getByRole('heading', { level: 1, name: /’s turn$/ }),
	'totals of all': page.getByRole('list', { name: 'Players' }),
	'the queue': region(page, 'The queue'),
	'points of all': region(page, 'Points now'),
	'the boards': region(page, 'Battlegrounds'),
	'what to do next': page.locator('.foot'),
	'my schemes': region(page, /’s hand$/),
	...Object.fromEntries(
		NAMES.map((name) => [`the bloodline of ${name}`, region(page, `Bloodline of ${name}`)])
	)
});

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

async function boxesOf(page: Page): Promise<ReadonlyMap<string, Box>> {
	const boxes = new Map<string, Box>();
	for (const [part, at] of Object.entries(partsOf(page))) {
		const box = await at.boundingBox();
		expect(box, part).not.toBeNull();
		if (box) boxes.set(part, box);
	}
	return boxes;
}

const overlap = (one: Box, other: Box): boolean =>
	one.x < other.x + other.width - 1 &&
	other.x < one.x + one.width - 1 &&
	one.y < other.y + other.height - 1 &&
	other.y < one.y + one.height - 1;

/** Letters that are smaller than `SMALLEST` where they are drawn, in pictures as well. */
const smallLetters = (page: Page): Promise<string[]> =>
	page.locator('.screen').evaluate((screen, smallest) => {
		const seen = (one: Element) =>
			one.getBoundingClientRect().width > 0 &&
			one.getBoundingClientRect().top < innerHeight &&
			one.closest('.visually-hidden, [popover], .unit, .number') === null;
		const own = (one: Element) =>
			[...one.childNodes]
				.filter((node) => node.nodeType === Node.TEXT_NODE)
				.map(({ textContent }) => textContent?.trim() ?? '')
				.join('');
		const sizeOf = (one: Element): number => {
			const scale = one instanceof SVGGraphicsElement ? (one.getScreenCTM()?.a ?? 1) : 1;
			return parseFloat(getComputedStyle(one).fontSize) * scale;
		};
		return [...screen.querySelectorAll('*')]
			.filter((one) => own(one) !== '' && seen(one) && sizeOf(one) < smallest - 0.05)
			.map((one) => `${own(one)} ${sizeOf(one).toFixed(1)}`);
	}, SMALLEST);

test('on a laptop’s screen lies the whole table, with the bloodlines of all', async ({
	page,
	seeded
}) => {
	await midGame(page, seeded);
	const boxes = await boxesOf(page);
	const foot = boxes.get('what to do next')?.y ?? 0;
	for (const [part, { x, y, width, height }] of boxes) {
		expect(y, `${part} begins`).toBeGreaterThanOrEqual(0);
		if (y !== foot) expect(y + height, `${part} ends above the foot`).toBeLessThanOrEqual(foot);
		expect(x + width, `${part} ends on the screen`).toBeLessThanOrEqual(1440);
	}
	const pairs = [...boxes].flatMap(([one, box], at) =>
		[...boxes].slice(at + 1).map(([other, theirs]) => ({ one, other, over: overlap(box, theirs) }))
	);
	expect(pairs.filter(({ over }) => over)).toEqual([]);
	expect(await smallLetters(page)).toEqual([]);
	const rows = page.locator('section:has(> #points-title) .scroll button');
	const small = await smallTargets(page);
	// With a mouse the rows of numbers may be lower, so that all of them are seen.
	expect(small.filter((one) => !/Why\?”/.test(one))).toEqual([]);
	for (const row of await rows.all())
		expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(24);

	await page.setViewportSize({ width: 1280, height: 800 });
	await expect(page.getByRole('button', { name: /^Total, Ada: / })).toBeInViewport({ ratio: 1 });
	const total = await page.getByRole('button', { name: /^Total, Ada: / }).boundingBox();
	const bar = await page.locator('.foot').boundingBox();
	expect((total?.y ?? 0) + (total?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('a bloodline at a glance is told in words, and a key opens all of it', async ({
	page,
	seeded
}) => {
	await midGame(page, seeded);
	const glance = region(page, 'Bloodline of Cleo');
	const told = glance.getByText(/^\d+ vampires/);
	const [count = 0] = /\d+/.exec((await told.textContent()) ?? '')?.map(Number) ?? [];
	expect(count).toBeGreaterThan(2);
	await expect(glance.getByRole('listitem')).toHaveCount(count);
	await expect(glance.getByRole('listitem').first()).toContainText(/^[^,]+, \w+, /);
	const opens = glance.getByRole('button', { name: 'Cleo’s bloodline, in full' });
	await opens.focus();
	await page.keyboard.press('Enter');
	const sheet = page.getByRole('dialog', { name: 'Cleo’s bloodline' });
	await expect(sheet.getByRole('treeitem')).toHaveCount(6);
	await expect(sheet).toBeInViewport({ ratio: 1 });
	expect(await faultsOn(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(sheet).toBeHidden();
	await expect(opens).toBeFocused();
});

test('nothing moves from its place while a recruit is thought through, and made', async ({
	page,
	seeded
}) => {
	await midGame(page, seeded);
	const placesOf = async () => {
		const boxes = await boxesOf(page);
		return [...boxes]
			.filter(([part]) => part !== 'whose turn' && part !== 'totals of all')
			.map(([part, { x, y }]) => `${part}: ${Math.round(x)}, ${Math.round(y)}`);
	};
	const before = await placesOf();
	await page.locator('[data-recruit]').last().click();
	await expect(page.locator('[data-vampire].possible').first()).toBeVisible();
	expect(await placesOf()).toEqual(before);
	await page.locator('[data-vampire].possible').first().click();
	const sheet = page.getByRole('dialog');
	await expect(sheet.getByRole('heading', { name: / under / })).toBeVisible();
	expect(await placesOf()).toEqual(before);
	await sheet.getByRole('button', { name: 'Recruit' }).click();
	await expect(page.getByText(/^Recruited .+\.$/)).toBeVisible();
	const [foot] = (await placesOf()).filter((place) => place.startsWith('what to do next'));
	expect(before).toContain(foot);
});

for (const [width, height] of [
	[1440, 900],
	[1920, 1080]
] as const)
	test(`a big screen of ${width} by ${height} shows the bloodlines of all, and nobody scrolls it`, async ({
		page,
		seeded
	}) => {
		await page.setViewportSize({ width, height });
		await midGame(page, seeded, '?big');
		for (const name of NAMES)
			await expect(page.getByRole('region', { name: `Bloodline of ${name}` })).toBeInViewport({
				ratio: 1
			});
		const parts = [/^Battlegrounds$/, /^What happened$/, /^Missions$/, /^The queue$/];
		for (const name of parts)
			await expect(page.getByRole('region', { name })).toBeInViewport({ ratio: 1 });
		await page.getByRole('button', { name: 'Ada’s bloodline, in full' }).click();
		// The leader, and whom four rounds brought.
		await expect(page.getByRole('dialog').getByRole('treeitem').nth(4)).toBeVisible();
		expect(await faultsOn(page)).toEqual([]);
	});
