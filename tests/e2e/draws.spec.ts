import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { logEvening } from './support/evening.ts';
import { guestAt } from './support/invitation.ts';
import { begin, settle } from './support/table.ts';
import { smallTargets } from './support/targets.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { expectUsable } from './support/usable.ts';

const button = (page: Page, name: string | RegExp) =>
	page.getByRole('button', { name, exact: typeof name === 'string' });

async function expectForEveryone(page: Page, moment: string): Promise<void> {
	await test.step(moment, async () => {
		await expectUsable(page);
		expect(await smallTargets(page), moment).toEqual([]);
	});
}

/** Saves the proof of a draw as somebody does who wants to keep it. */
async function savedProof(page: Page, info: TestInfo): Promise<string> {
	const coming = page.waitForEvent('download');
	await page.getByRole('link', { name: 'Save the proof' }).click();
	const file = info.outputPath('proof.json');
	await (await coming).saveAs(file);
	return file;
}

/** What the script says of a file, and how it ended. */
function verified(file: string): { readonly code: number; readonly said: string } {
	try {
		const said = execFileSync('npm', ['run', '--silent', 'verify', '--', file], {
			encoding: 'utf8'
		});
		return { code: 0, said };
	} catch (error) {
		const { status, stdout } = error as { status: number; stdout: string };
		return { code: status, said: stdout };
	}
}

test('a tie is drawn for on two phones, recorded with its proof, and checked', async ({
	page,
	browser
}, info) => {
	const host = await settle(page);
	const { id } = await begin(page, host);
	const context = await browser.newContext(info.project.use.contextOptions ?? {});
	const other = await context.newPage();
	await guestAt(page, other, host.group.id, 'Bo · The long night');

	await page.goto(`/heritage/chronicles/${id}/chapters/1/record`);
	await waitForHydration(page);
	await logEvening(page, {
		players: [
			{ name: host.name, clan: 'Ventrue', points: { Power: 9 } },
			{ name: 'Bo', clan: 'Tremere', points: { Power: 9 } }
		],
		first: host.name,
		missions: {}
	});
	await button(page, 'Draw with Elysium').click();
	await page.waitForURL(/\/draws\/[^/]+$/);
	await waitForHydration(page);
	await other.goto(`/heritage/chronicles/${id}`);
	await expect(other.locator(`a[href="${new URL(page.url()).pathname}"]`)).toHaveCount(1);
	await other.getByRole('link', { name: 'Go to the draw', exact: true }).click();
	await other.waitForURL(page.url());
	await waitForHydration(other);
	await expect(other.getByText('with 9 points each')).toBeVisible();

	await test.step('each declares on a phone of their own', async () => {
		await expect(page.getByRole('heading', { name: 'You declare' })).toBeVisible();
		await expect(other.getByRole('heading', { name: `${host.name} declares` })).toBeVisible();
		await button(page, /^Warlike/).click();
		await button(page, 'Declare warlike').click();
		await expect(other.getByRole('heading', { name: 'You declare' })).toBeVisible();
		await expect(button(other, /^Warlike/)).toBeDisabled();
		await button(other, /^Wealthy/).click();
		await button(other, 'Declare wealthy').click();
	});

	await test.step('each seals a number; a reload between seal and opening loses nothing', async () => {
		await button(page, 'Seal my number').click();
		await expect(page.getByText('sealed', { exact: true })).toBeVisible();
		await page.reload();
		await waitForHydration(page);
		await expectForEveryone(page, 'sealed');
		await button(other, 'Seal my number').click();
		await expect(button(other, 'Turn the first card')).toBeVisible();
		await expect(button(page, 'Turn the first card')).toBeVisible();
	});

	await test.step('cards turn on both screens until a declared archetype shows', async () => {
		const won = page.getByRole('heading', { level: 1, name: / wins$/ });
		for (let turn = 1; turn < 60 && !(await won.isVisible()); turn++) {
			const turning = turn % 2 === 0 ? other : page;
			await turning.getByRole('button', { name: /^Turn the (first|next) card/ }).click();
			const told = new RegExp(`^Card ${turn}: `);
			for (const phone of [page, other])
				await expect(phone.getByRole('status').filter({ hasText: told })).toBeVisible();
		}
		await expect(won).toBeVisible();
	});

	const winner = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/ wins$/, '');
	await test.step('it is checked there, and by the script', async () => {
		await page.getByText('Check it yourself').click();
		await expect(page.getByText('This draw is verified, step by step')).toBeVisible();
		await expect(page.getByText('This device took part')).toBeVisible();
		const file = await savedProof(page, info);
		expect(verified(file)).toMatchObject({ code: 0 });
		const proof = readFileSync(file, 'utf8');
		const forged = info.outputPath('forged.json');
		writeFileSync(forged, proof.replace('"archetype": "warlike"', '"archetype": "wealthy"'));
		const { code, said } = verified(forged);
		expect(code).toBe(1);
		expect(said).toContain('WRONG');
	});

	await test.step('and stands in the record with its proof', async () => {
		await page.getByRole('link', { name: 'Go to the record of chapter 1' }).click();
		await page.waitForURL(/\/record$/);
		await expect(page.getByText(`${winner} won the draw`)).toBeVisible();
		await button(page, 'Record chapter 1').click();
		await page.waitForURL(/\/aftermath\?at=results$/);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(winner);
	});
	await context.close();
});

test('whoever does not open is left out, and the draw goes on', async ({ page, browser }, info) => {
	const host = await settle(page);
	const { id } = await begin(page, host);
	const context = await browser.newContext(info.project.use.contextOptions ?? {});
	const other = await context.newPage();
	await guestAt(page, other, host.group.id, 'Bo · The long night');
	const draw = await page.evaluate(async (chronicle) => {
		const answer = await fetch(`/api/logs/${chronicle}/draws`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({
				id: 'a-draw-that-is-tested',
				tie: { over: { kind: 'chapter', chapter: 1 }, seats: ['s1', 's2'], level: [] }
			})
		});
		return ((await answer.json()) as { draw: string }).draw;
	}, id);
	for (const phone of [page, other]) {
		await phone.goto(`/heritage/draws/${draw}`);
		await waitForHydration(phone);
	}
	await button(page, /^Warlike/).click();
	await button(page, 'Declare warlike').click();
	await button(other, /^Wealthy/).click();
	await button(other, 'Declare wealthy').click();
	await button(other, 'Seal my number').click();
	await expect(other.getByText('sealed', { exact: true })).toBeVisible();
	// That phone is gone before the seals open.
	await context.close();
	await button(page, 'Seal my number').click();
	await expect(page.getByText('Waiting for Bo')).toBeVisible();
	await button(page, 'Continue without Bo').click();
	await expect(page.getByText('Bo did not open')).toBeVisible();
	await button(page, 'Seal my number').click();
	await expect(button(page, 'Turn the first card')).toBeVisible();
});

test('a draw is checked on plain http, without an account and off the network', async ({
	page,
	lanURL
}, info) => {
	const { heldDraw } = await import('../unit/heritage/draw/kit.ts');
	const { proofOf } = await import('../../src/lib/games/heritage/draw/proof.ts');
	const proof = JSON.stringify(proofOf(heldDraw(3).state));
	const [honest, forged] = [info.outputPath('honest.json'), info.outputPath('forged.json')];
	writeFileSync(honest, proof);
	writeFileSync(forged, proof.replace(/"winner":"s\d"/, '"winner":"s3"'));
	await page.goto(`${lanURL}/verify`);
	await waitForHydration(page);
	await expect(page.locator('[aria-live][aria-busy="false"]')).toBeAttached();
	await page.context().setOffline(true);
	await page.getByLabel('File').setInputFiles(honest);
	await expect(page.getByText('This draw is verified, step by step')).toBeVisible();
	await page.getByLabel('File').setInputFiles(forged);
	await expect(page.getByText('seat 3 is named winner but did not win')).toBeVisible();
	await page.getByLabel('Or paste it here').fill('no proof at all');
	await expect(page.getByText('This cannot be read as a draw')).toBeVisible();
	await page.context().setOffline(false);
	await expectForEveryone(page, 'checking');
});
