import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { look } from './support/eyes.ts';
import { test, waitForHydration } from './support/seeded.ts';
import { expectUsable } from './support/usable.ts';

const NOBODY = { cookies: [], origins: [] };
/** What a round of four costs a thumb at most, when no card of the box was told before. */
const MOST_TAPS = 75;
/** What resolving asks, if no card is known. */
const SCREENS = ['ally', 'by hand', 'changes', 'face', 'power', 'ranking', 'tokens'];

/** A thumb that counts its taps. */
class Thumb {
	taps = 0;
	constructor(readonly page: Page) {}

	button = (name: string | RegExp): Locator =>
		this.page.getByRole('button', { name }).and(this.page.locator(':enabled')).first();

	async tap(what: Locator): Promise<void> {
		await what.tap();
		this.taps += 1;
	}

	/** What went meanwhile is left: the next look finds what came instead. */
	async tapIfThere(what: Locator): Promise<void> {
		const done = await what.tap({ timeout: 3_000 }).then(
			() => true,
			() => false
		);
		if (done) this.taps += 1;
	}

	/** One of a few. */
	async choose(legend: string, label: string): Promise<void> {
		const group = this.page.getByRole('group', { name: legend, exact: true });
		await this.tap(group.locator('label', { hasText: new RegExp(`^\\s*${label}\\s*$`) }));
	}

	async faceDown(at: string, blood = '0'): Promise<void> {
		await this.choose('Location', at);
		if (blood !== '0') await this.choose('Blood with it', blood);
		await this.tap(this.button(/^Face down/));
	}

	async newCard(power: string, kind: string): Promise<void> {
		await this.tap(this.button(/New card/));
		await this.choose('Printed Power', power);
		await this.choose('Kind', kind);
		await expect(this.page.getByRole('group', { name: 'Kind', exact: true })).toHaveCount(0);
	}

	async faceUp(at: string, power: string, kind: string): Promise<void> {
		await this.choose('Location', at);
		await this.tap(this.button('Face up …'));
		await this.newCard(power, kind);
	}
}

test.use({ storageState: NOBODY });

/** Plays Planning of a round of four with the box, of which no card was entered before; what a round takes in taps begins here. */
async function plan(page: Page, thumb: Thumb): Promise<number> {
	await page.goto('/vendetta/play');
	await waitForHydration(page);
	await page.locator('label', { hasText: 'We have the box: track steps only' }).tap();
	await page.locator('label', { hasText: /^\s*4/ }).first().tap();
	await page.getByLabel('Name of player 1').fill('Ada');
	await page.getByLabel('Name of player 2').fill('Ben');
	await page.getByLabel('Name of player 3').fill('Cleo');
	await page.getByLabel('Name of player 4').fill('Dee');
	await expectUsable(page);
	await page.getByRole('button', { name: 'Set up the table' }).tap();
	await page.waitForURL(/\/vendetta\/play\/\w+$/);
	await waitForHydration(page);
	await thumb.tap(page.locator('section .options').getByRole('button', { name: 'Ada' }));
	for (const clan of ['Brujah', 'Gangrel', 'Tremere', 'Ventrue'])
		await thumb.tap(page.locator('section li button:enabled', { hasText: clan }));
	const turn = (name: string, nth: number) =>
		expect(
			page.getByRole('heading', { level: 2, name: `${name}’s turn, ${nth} of 2` })
		).toBeVisible();
	await turn('Ada', 1);
	const before = thumb.taps;
	await expectUsable(page);
	await thumb.faceUp('1', '4', 'Conflict');
	await turn('Ben', 1);
	await thumb.faceDown('1', '2');
	await turn('Cleo', 1);
	await thumb.faceUp('Haven', '3', 'Passive');
	await turn('Dee', 1);
	await thumb.faceDown('2');
	await turn('Ada', 2);
	await thumb.faceDown('2');
	await turn('Ben', 2);
	await thumb.faceDown('Haven', '1');
	await turn('Cleo', 2);
	await thumb.faceDown('1');
	await turn('Dee', 2);
	await thumb.faceUp('1', '2', 'Aftermath');
	return before;
}

/** Conducts the Resolution until `ends`, and examines each kind of screen once; answers with the kinds. */
async function conduct(
	page: Page,
	thumb: Thumb,
	ends: (title: string, seen: ReadonlySet<string>) => boolean
): Promise<readonly string[]> {
	const seen = new Set<string>();
	const examine = async (screen: string) => {
		if (seen.has(screen)) return;
		seen.add(screen);
		await expectUsable(page);
	};
	const power = ['5', '1', '6', '2', '0', '3'];
	const changed = new Set<string>();
	for (let step = 0; step < 5_000; step++) {
		const { heading: title, parts, things } = await look(page, 200);
		const asks = (name: RegExp) => parts.some((one) => name.test(one));
		if (ends(asks(/’s turn, 1 of 3$/) ? title : '', seen)) return [...seen].sort();
		if (asks(/: ranking$/)) {
			await examine('ranking');
			await thumb.tapIfThere(thumb.button('Go on'));
		} else if (asks(/who withdraws\?$/)) {
			await examine('tokens');
			await thumb.tapIfThere(thumb.button('Everybody stays'));
		} else if (asks(/: Power$/)) {
			await examine('power');
			await thumb.tapIfThere(thumb.button('That is right'));
		} else if (asks(/^What does Ally/)) {
			await examine('ally');
			await thumb.choose('It is a', 'Vampire');
			for (const legend of [
				'Influence in the Alliance',
				'Blood each Feed',
				'Blood when drained',
				'Influence once drained'
			])
				await thumb.choose(legend, '2');
			await expect(page.getByRole('heading', { name: /^What does Ally/ })).toHaveCount(0);
		} else if (asks(/which card is it\?$/)) {
			await examine('face');
			await thumb.newCard(power.shift() ?? '1', 'No effect');
		} else if (things.some(({ name, free }) => free && name.startsWith('Nothing more changed'))) {
			await examine('by hand');
			if (changed.size === 0) {
				changed.add('once');
				await thumb.tap(thumb.button('Enter changes'));
				await examine('changes');
				await thumb.tap(page.getByRole('button', { name: 'Less Blood in the Pool: Ben' }));
				await thumb.tap(thumb.button('Save the change'));
				await expect(page.getByRole('dialog')).toHaveCount(0);
			} else await thumb.tapIfThere(thumb.button('Nothing more changed'));
		}
	}
	throw new Error('it does not end');
}

test('with the box, Planning and the first Location are conducted by thumb', async ({ page }) => {
	const thumb = new Thumb(page);
	await plan(page, thumb);
	const seen = await conduct(page, thumb, (_, seen) => seen.size === SCREENS.length);
	expect(seen).toEqual(SCREENS);
	await page.getByRole('button', { name: 'Correct …' }).tap();
	await expectUsable(page);
});

test('a round of four is conducted by thumb in few taps', { tag: '@long' }, async ({ page }) => {
	const thumb = new Thumb(page);
	const before = await plan(page, thumb);
	await conduct(page, thumb, (title) => title.startsWith('Round 2 · Planning'));
	expect(thumb.taps - before).toBeLessThanOrEqual(MOST_TAPS);
});
