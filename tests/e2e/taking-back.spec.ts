import type { Page } from '@playwright/test';
import { guestAt } from './support/invitation.ts';
import { openingNight } from './support/laid.ts';
import { playedOn } from './support/played-on.ts';
import { expect, test, waitForHydration, type Seeded } from './support/seeded.ts';
import { PLAYERS, PROLOGUES } from './support/story.ts';
import { smallTargets } from './support/targets.ts';
import { Thumb } from './support/thumb.ts';
import { expectUsable } from './support/usable.ts';

/* What was seen is taken back with the consent of everybody else, or with a reason of the keeper's. */

const button = (page: Page, name: string | RegExp) =>
	page.getByRole('button', { name, exact: typeof name === 'string' });
const [MINE = '', THEIRS = '', NOBODYS = ''] = PLAYERS;

/**
 * A chapter that Elysium deals, at its first turn, which the keeper has. A guest plays on a phone of their own, and one seat
 * is only a name.
 */
async function twoPhones(page: Page, other: Page, seeded: Seeded): Promise<string> {
	const title = `What was seen ${Date.now().toString(36)}`;
	const id = await seeded.keeper.begin(title, PLAYERS, PROLOGUES);
	await seeded.keeper.layOut(id, 1, openingNight(PLAYERS.length));
	await playedOn(seeded.keeper, id, ({ phase, question }) => phase === 'play' && !question);
	await guestAt(page, other, seeded.group, `${THEIRS} · ${title}`);
	for (const phone of [page, other]) {
		await phone.goto(`/heritage/chronicles/${id}/chapters/1/table`);
		await waitForHydration(phone);
	}
	return id;
}

async function recruit(page: Page): Promise<void> {
	const thumb = new Thumb(page);
	await thumb.playUntil(({ sheet }) => thumb.did.recruits === 1 && sheet === null);
}

const asks = (page: Page) => page.getByText(/asks? to undo \d+ steps?\./);
/** The names of those in the queue. */
const inQueue = (page: Page) =>
	page.getByRole('region', { name: 'The queue' }).locator('.name').allInnerTexts();

test('is asked of the others, taken back when they agree, and brought back', async ({
	page,
	browser,
	seeded
}) => {
	const { viewport, hasTouch, isMobile } = test.info().project.use;
	const other = await browser.newPage({
		storageState: { cookies: [], origins: [] },
		viewport: viewport ?? null,
		hasTouch: hasTouch ?? false,
		isMobile: isMobile ?? false
	});
	const id = await twoPhones(page, other, seeded);
	const before = await inQueue(other);
	await recruit(page);
	await expect.poll(() => inQueue(other)).not.toEqual(before);

	await test.step('a card came into the queue, so the other one is asked', async () => {
		await button(page, 'Undo').click();
		const sheet = page.getByRole('dialog', { name: /^Undo \d+ steps?\?$/ });
		await expect(sheet.getByText('Seen since then')).toBeVisible();
		await expect(sheet.getByText(`${THEIRS} has to agree`)).toBeVisible();
		await expectUsable(page);
		await sheet.getByRole('button', { name: `Ask ${THEIRS}` }).click();
		await expect(asks(page)).toBeVisible();
		await expect(page.getByText(`Still to answer: ${THEIRS}.`)).toBeVisible();
		await expect(button(page, 'Agree')).toBeHidden();
		await expect(asks(other)).toBeVisible();
		await expectUsable(other);
		expect(await smallTargets(other)).toEqual([]);
	});

	await test.step('who does not want it leaves everything as it is', async () => {
		await button(other, 'Leave it as it is').click();
		await expect(asks(page)).toBeHidden();
		const answer = (phone: Page) => phone.getByText(`${THEIRS} did not agree. Nothing was undone.`);
		await expect(answer(page)).toBeVisible();
		await expect(answer(other)).toBeHidden();
		await expect.poll(() => inQueue(page)).not.toEqual(before);
	});

	await test.step('who asks stops asking', async () => {
		await button(page, 'Undo').click();
		await button(page, `Ask ${THEIRS}`).click();
		await expect(asks(other)).toBeVisible();
		await button(page, 'Stop asking').click();
		await expect(asks(other)).toBeHidden();
	});

	await test.step('with consent it is taken back on both phones, and can be brought back', async () => {
		await button(page, 'Undo').click();
		await button(page, `Ask ${THEIRS}`).click();
		await button(other, 'Agree').click();
		for (const phone of [page, other]) {
			await expect(phone.getByText(/^\d+ steps? (was|were) undone\.$/)).toBeVisible();
			await expect.poll(() => inQueue(phone)).toEqual(before);
		}
		await expectUsable(other);
		await button(other, 'Redo').click();
		for (const phone of [page, other]) await expect.poll(() => inQueue(phone)).not.toEqual(before);
		await expect(button(page, 'Redo')).toBeHidden();
	});

	await test.step('the keeper gives a reason, which stands in the ledger', async () => {
		await button(page, 'Undo').click();
		await page.getByText('Undo without asking…').click();
		await page.getByLabel('Why you do not ask').fill('The cat walked over the phone.');
		await button(page, /^Undo \d+ steps? with this reason$/).click();
		await expect.poll(() => inQueue(other)).toEqual(before);
		await page.goto(`/heritage/chronicles/${id}/ledger`);
		await expect(page.getByText('Reason: The cat walked over the phone.')).toBeVisible();
		await expect(page.getByText(`Agreed by ${THEIRS}.`)).toBeVisible();
		await expect(page.getByText(/^\d+ steps? at the table (was|were) redone\.$/)).toBeVisible();
		await expect(page.getByText(`${MINE} and ${NOBODYS} asked to undo`).first()).toBeVisible();
	});
	await other.close();
});
