import { readFileSync } from 'node:fs';
import { openCharacters } from '../../src/lib/games/heritage/open/open-set.ts';
import { guestAt } from './support/invitation.ts';
import { openingNight } from './support/laid.ts';
import { playedOn } from './support/played-on.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { FIRST_EVENING, PLAYERS, PROLOGUES } from './support/story.ts';
import { smallTargets } from './support/targets.ts';
import { expectUsable } from './support/usable.ts';

const [FIRST, SECOND] = PLAYERS;
/** Where there is a clipboard, and where there is none. */
const COPIED = /Result copied|Copying is blocked/;

test('enter in one field records no chapter, and a record is withdrawn with all that was typed', async ({
	page,
	seeded: { keeper }
}) => {
	const id = await keeper.begin('Second thoughts', PLAYERS, PROLOGUES);
	const button = (name: string) => page.getByRole('button', { name, exact: true });
	await page.goto(`/heritage/chronicles/${id}/chapters/1/record`);
	await waitForHydration(page);
	for (const [index, clan] of ['Ventrue', 'Brujah', 'Tremere'].entries()) {
		const clans = page.getByRole('group', { name: `Clan of ${PLAYERS[index] ?? ''}` });
		await clans.getByText(clan, { exact: true }).click();
	}
	await page.getByRole('group', { name: 'First player' }).getByText(FIRST).click();
	const power = page.getByRole('group', { name: 'Power' }).getByLabel(FIRST, { exact: true });
	await power.fill('5');
	await power.press('Enter');
	await expect(power).not.toBeFocused();
	await expect(
		page.getByRole('list', { name: 'Order so far' }).getByRole('listitem').first()
	).toHaveText(/5/);
	expect(await keeper.happened(id, 'ChapterRecorded')).toEqual([]);

	await button('Record chapter 1').click();
	await page.waitForURL(/\/aftermath/);
	await waitForHydration(page);
	// A second thought comes after the result.
	const foot = page.getByRole('article').locator('~ p');
	await foot.getByRole('button', { name: 'Withdraw the record' }).click();
	await expectUsable(page);
	expect(await smallTargets(page)).toEqual([]);
	await button('Withdraw it').click();
	await page.waitForURL(/\/record$/);
	await expect(power).toHaveValue('5');
	expect(await keeper.happened(id, 'RecordWithdrawn')).toHaveLength(1);
});

test('a live chapter ends early: recorded as it stands, withdrawn, or abandoned', async ({
	page,
	seeded: { keeper }
}) => {
	const id = await keeper.begin('An early night', PLAYERS, PROLOGUES);
	await keeper.layOut(id, 1, openingNight(PLAYERS.length));
	await playedOn(keeper, id, ({ phase }) => phase === 'play');
	const button = (name: string | RegExp) => page.getByRole('button', { name });
	const menu = async (entry: string) => {
		await button('Menu').click();
		await button(new RegExp(`^${entry}`)).click();
	};
	const table = `/heritage/chronicles/${id}/chapters/1/table`;
	await page.goto(table);
	await waitForHydration(page);
	await menu('End it here and record it');
	await page.waitForURL(/\/record\?as-it-stands/);
	await waitForHydration(page);
	await expect(page.getByText('The table as it stands now.')).toBeVisible();
	await expectUsable(page);
	// Nobody is level with who is ahead.
	const power = page.getByRole('group', { name: 'Power' }).getByLabel(FIRST, { exact: true });
	await power.fill('50');
	await power.press('Tab');
	const notes = page.getByLabel(/^Notes/);
	await notes.fill('Candles out.');
	await button('Record chapter 1').click();
	await page.waitForURL(/\/aftermath/);

	// Recorded as it stood: table, text and trees stay savable.
	await page.goto(`/heritage/chronicles/${id}/chapters/1`);
	await waitForHydration(page);
	await page.getByText('Save the result').click();
	await button('Copy as text').click();
	await expect(page.getByRole('status').filter({ hasText: COPIED })).toBeVisible();
	await page.getByText('Bloodlines as trees').click();
	await expect(
		page.getByRole('region', { name: `The bloodline of ${FIRST} in chapter 1` })
	).toBeVisible();
	await expectUsable(page);

	await button('Withdraw the record').click();
	await expect(page.getByText('The table comes back as it was.')).toBeVisible();
	await button('Withdraw it').click();
	await page.waitForURL(/\/table$/);
	await expect(page.getByRole('heading', { name: 'The queue' })).toBeVisible();
	// What was typed comes back too, as long as nobody plays on.
	await menu('End it here and record it');
	await page.waitForURL(/\/record\?as-it-stands/);
	await expect(notes).toHaveValue('Candles out.');
	await expect(power).toHaveValue('50');
	await page.goto(table);
	await waitForHydration(page);
	await menu('Abandon this chapter');
	await expect(page.getByText('This abandons the chapter')).toBeVisible();
	await button(/^Undo \d+ steps?$/).click();
	await page.waitForURL(/\/set-up$/);
});

test('who plays on is asked before a chapter ends early', async ({ page, browser, seeded }) => {
	const { viewport, hasTouch, isMobile } = test.info().project.use;
	const other = await browser.newPage({
		storageState: { cookies: [], origins: [] },
		viewport: viewport ?? null,
		hasTouch: hasTouch ?? false,
		isMobile: isMobile ?? false
	});
	const title = `The last train ${Date.now().toString(36)}`;
	const id = await seeded.keeper.begin(title, PLAYERS, PROLOGUES);
	await seeded.keeper.layOut(id, 1, openingNight(PLAYERS.length));
	await playedOn(seeded.keeper, id, ({ phase }) => phase === 'play');
	await guestAt(page, other, seeded.group, `${SECOND} · ${title}`);
	const table = `/heritage/chronicles/${id}/chapters/1/table`;
	await other.goto(table);
	await waitForHydration(other);
	await page.goto(`/heritage/chronicles/${id}/chapters/1/record?as-it-stands`);
	await waitForHydration(page);
	const power = page.getByRole('group', { name: 'Power' }).getByLabel(FIRST, { exact: true });
	await power.fill('50');
	await power.press('Tab');
	await page.getByRole('button', { name: `Ask ${SECOND}` }).click();
	await page.waitForURL(/\/table$/);
	await expect(page.getByText('to end chapter 1 here and record it as it stands.')).toBeVisible();
	await expect(other.getByText('to end chapter 1 here and record it as it stands.')).toBeVisible();
	await expectUsable(other);
	await other.getByRole('button', { name: 'Agree' }).click();
	await other.waitForURL(/\/aftermath/);
	await page.waitForURL(/\/aftermath/);
	expect(await seeded.keeper.happened(id, 'ChapterRecorded')).toMatchObject([
		{ ended: { agreed: ['s2'] } }
	]);
	await other.close();
});

test('the result of a chapter is saved from its page, wherever one came from', async ({
	page,
	seeded
}) => {
	await page.goto(`/heritage/chronicles/${seeded.story}/timeline`);
	await waitForHydration(page);
	await page.locator('a[href$="/chapters/1"]:visible').first().click();
	await page.waitForURL(/\/chapters\/1$/);
	await page.getByText('Save the result').click();
	await page.getByRole('button', { name: 'Save picture' }).click();
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: /^Save as SVG/ }).click()
	]);
	const lines = readFileSync(await download.path(), 'utf8');
	for (const who of PLAYERS.slice(0, 1)) expect(lines).toContain(who);
});

test('whoever is at the set-up or the record of a chapter that another records is told so', async ({
	page,
	seeded: { keeper }
}) => {
	const id = await keeper.begin('Two at once', PLAYERS, PROLOGUES);
	const phones = { 'set-up': page, record: await page.context().newPage() };
	for (const [way, phone] of Object.entries(phones)) {
		await phone.goto(`/heritage/chronicles/${id}/chapters/1/${way}`);
		await waitForHydration(phone);
	}
	await keeper.send(id, { type: 'RecordChapter', chapter: 1, record: FIRST_EVENING });
	for (const phone of Object.values(phones))
		await expect(
			phone.getByRole('heading', { name: 'Chapter 1 is already recorded' })
		).toBeVisible();
});

test('with the open deck, a haven by hand and a record offer whom nobody has met yet', async ({
	page,
	seeded: { keeper }
}) => {
	const id = await keeper.begin('Strangers', PLAYERS, PROLOGUES);
	await keeper.wish(id, { type: 'ChooseDeck', deck: 'open' });
	const [retained, noted] = openCharacters;
	if (!retained || !noted) throw new Error('the open set has characters');
	const choose = async (name: string) => {
		await page.getByLabel('Search').fill(name);
		await page.getByRole('button', { name: `Choose ${name}`, exact: true }).click();
	};

	await page.goto(`/heritage/chronicles/${id}/players/s1`);
	await waitForHydration(page);
	await page.getByRole('button', { name: 'Correct the haven' }).click();
	await page.getByRole('button', { name: /^Choose (a retainer|another)$/ }).click();
	await choose(retained.name);
	await expect(page.getByLabel('Search')).toBeHidden();
	await page.getByLabel('Why are you correcting it?').fill('The table says so.');
	await page.getByRole('button', { name: 'Save the haven' }).click();
	await expect(page.getByRole('dialog')).toBeHidden();
	expect(await keeper.happened(id, 'HavenCorrected')).toMatchObject([
		{ haven: { retainer: retained.id } }
	]);

	await keeper.wish(id, { type: 'OpenChapter', chapter: 1, early: false });
	await page.goto(`/heritage/chronicles/${id}/chapters/1/record`);
	await waitForHydration(page);
	for (const [index, clan] of ['Ventrue', 'Brujah', 'Tremere'].entries()) {
		const clans = page.getByRole('group', { name: `Clan of ${PLAYERS[index] ?? ''}` });
		await clans.getByText(clan, { exact: true }).click();
	}
	await page.getByText('Note who was in whose bloodline').click();
	await page.getByRole('button', { name: `Add a vampire of ${FIRST}` }).click();
	await choose(noted.name);
	await expect(page.getByText(`Added ${noted.name}.`)).toBeAttached();
	await expect(page.getByLabel(`${noted.name} ended in torpor`)).toBeAttached();
	expect(await keeper.happened(id, 'CharacterRegistered')).toContainEqual(
		expect.objectContaining({ character: expect.objectContaining({ id: noted.id }) })
	);
});

test('with the open deck, the prologue offers retainers and stickers', async ({
	page,
	seeded: { keeper }
}) => {
	const id = await keeper.begin('Nobody has a box', PLAYERS);
	await keeper.wish(id, { type: 'ChooseDeck', deck: 'open' });
	await page.goto(`/heritage/chronicles/${id}/prologue/s1`);
	await waitForHydration(page);
	await page.getByRole('button', { name: 'Choose your retainer' }).click();
	await page.getByLabel('Search').fill('brujah');
	const sheet = page.getByRole('dialog');
	await sheet
		.getByRole('button', { name: /^Choose / })
		.first()
		.click();
	await expect(page.getByRole('group', { name: 'Which sticker' })).toBeVisible();
	await page.getByText('Ringleader').click();
	await expectUsable(page);
	await page.getByLabel('Name', { exact: true }).fill('Isabeau');
	await page.getByLabel('First title').fill('Childe of the Rhine');
	await page.getByLabel('Name of your haven').fill('The tower');
	for (let dot = 0; dot < 5; dot++)
		await page
			.getByRole('button', { name: /^More: / })
			.first()
			.click();
	await page.getByRole('button', { name: /^Done/ }).click();
	await page.waitForURL(/\/prologue\/s2$/);
	expect(await keeper.happened(id, 'PrologueCompleted')).toMatchObject([
		{ retainer: expect.any(String), sticker: { kind: 'brujah', name: 'Ringleader' } }
	]);
});

test('on a phone nothing of the numbers is cut off', async ({ page, seeded }) => {
	await page.goto(`/heritage/chronicles/${seeded.story}/centuries`);
	await waitForHydration(page);
	const hidden = await page
		.locator('.scroll')
		.evaluateAll((regions) => regions.map((one) => one.scrollWidth - one.clientWidth));
	expect(hidden.length).toBeGreaterThan(3);
	expect(Math.max(...hidden)).toBeLessThanOrEqual(0);
});
