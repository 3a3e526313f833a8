import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Command } from '../../src/lib/games/heritage/commands.ts';
import type { MixingStep } from '../../src/lib/games/heritage/mixing/steps.ts';
import { CLEAR, finished } from '../unit/heritage/table.ts';
import { guestAt } from './support/invitation.ts';
import { openingNight } from './support/laid.ts';
import { HOME } from './support/place.ts';
import { begin, settle } from './support/table.ts';
import { smallTargets } from './support/targets.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { expectUsable } from './support/usable.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function expectForEveryone(page: Page, moment: string): Promise<void> {
	await test.step(moment, async () => {
		await expectUsable(page);
		expect(await smallTargets(page), moment).toEqual([]);
	});
}

const sentFrom = async (page: Page, chronicle: string, command: Command): Promise<void> => {
	const id = `by-hand-${command.type}`;
	const answer = await page.request.post(`/api/logs/${chronicle}/commands`, {
		headers: { origin: HOME },
		data: { id, seen: 0, command }
	});
	expect(answer.status(), `${command.type} ${await answer.text()}`).toBe(200);
};

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

test('two phones mix the cards of a chapter, and anybody checks them afterwards', async ({
	page,
	browser
}, info) => {
	const host = await settle(page);
	const { id } = await begin(page, host);
	const context = await browser.newContext(info.project.use.contextOptions ?? {});
	const other = await context.newPage();
	await guestAt(page, other, host.group.id, 'Bo · The long night');
	const chapter = `/heritage/chronicles/${id}/chapters/1`;
	const chosen = JSON.stringify({ ...openingNight(2), mixed: true });
	const form = { command: 'laid-out-by-hand', chosen };
	const headers = { origin: HOME, accept: 'text/html' };
	const laid = await page.request.post(`${chapter}/set-up`, { form, headers, maxRedirects: 0 });
	expect(laid.status()).toBe(303);

	await test.step('each device seals a number by itself', async () => {
		await page.goto(`${chapter}/table`);
		await page.waitForURL(/\/mixing$/);
		await waitForHydration(page);
		await expect(button(page, 'Deal now')).toBeVisible();
		await other.goto(`${chapter}/table`);
		await other.waitForURL(/\/mixing$/);
		await expect(button(page, 'Deal now with 2 numbers')).toBeVisible();
	});

	await test.step('and opens it once they are published; then the cards are dealt', async () => {
		await button(page, 'Deal now with 2 numbers').click();
		await page.waitForURL(/\/table$/);
		await other.waitForURL(/\/table$/);
		await waitForHydration(page);
	});

	for (const command of [
		{ type: 'RecordChapter', chapter: 1, record: CLEAR, replacesTable: true, reason: 'late' },
		finished(1)
	] as const)
		await sentFrom(page, id, command);

	await page.goto(chapter);
	await waitForHydration(page);
	await page.getByRole('link', { name: 'How the cards of this chapter were shuffled' }).click();
	await expect(page.getByText('The seed is open')).toBeVisible();
	await expectForEveryone(page, 'the seed is open');
	const coming = page.waitForEvent('download');
	await page.getByRole('link', { name: 'Save the file' }).click();
	const file = info.outputPath('chronicle.json');
	await (await coming).saveAs(file);

	const script = verified(file);
	expect(script.said).toContain(`the numbers of ${host.name} and Bo`);
	expect(script.code).toBe(0);
	await page.goto('/verify');
	await waitForHydration(page);
	await page.getByLabel('File').setInputFiles(file);
	await expect(page.getByText('The cards of chapter 1: verified')).toBeVisible();
	await expectForEveryone(page, 'checked');

	// The seed as if it were another one: neither its hash nor a single card follows any more.
	const forged = JSON.parse(readFileSync(file, 'utf8')) as {
		events: { event: { step?: { seed?: string } } }[];
	};
	for (const { event } of forged.events) if (event.step?.seed) event.step.seed = '0'.repeat(64);
	const forgedFile = info.outputPath('forged.json');
	writeFileSync(forgedFile, JSON.stringify(forged));
	const found = verified(forgedFile);
	expect(found.code).toBe(1);
	expect(found.said).toContain('The seed does not match the hash the server published.');
	await page.getByLabel('File').setInputFiles(forgedFile);
	await expect(page.getByText('The cards of chapter 1: failed')).toBeVisible();
	await context.close();
});

test('a table that waits for numbers is set up anew, and goes on without a device only after a while', async ({
	page
}, info) => {
	const host = await settle(page);
	const { id } = await begin(page, host);
	const chapter = `/heritage/chronicles/${id}/chapters/1`;
	const chosen = JSON.stringify({ ...openingNight(2), mixed: true });
	const form = { command: 'laid-out-by-hand', chosen };
	const headers = { origin: HOME, accept: 'text/html' };
	await page.request.post(`${chapter}/set-up`, { form, headers, maxRedirects: 0 });

	await page.clock.install();
	await page.goto(`${chapter}/mixing`);
	await waitForHydration(page);
	await expect(button(page, 'Deal now')).toBeVisible();

	await test.step('a device that does not open is left out after a while, and only then', async () => {
		const read = await page.request.get(`/api/logs/${id}/events?after=0`);
		const { events } = (await read.json()) as {
			events: { event: { type: string; step?: MixingStep } }[];
		};
		const own = events.map(({ event }) => event.step).find((step) => step?.type === 'NumberSealed');
		if (own?.type !== 'NumberSealed') throw new Error('the phone sealed a number');
		const seal = { type: 'SealNumber', attempt: 1, device: 'table', saw: own.saw } as const;
		const command = { ...seal, commitment: '0'.repeat(64) };
		await sentFrom(page, id, { type: 'MixCards', command });
		await button(page, 'Deal now with 2 numbers').click();
		await expect(page.getByText(/Waiting for the table’s device/)).toBeVisible();
		const without = button(page, /^Continue without/);
		await expect(without).toBeHidden();
		await page.clock.fastForward(21_000);
		await expect(without).toBeVisible();
	});

	await page.getByText('Set this up again').click();
	await expectForEveryone(page, 'about to be set up anew');
	await page.screenshot({ path: info.outputPath('anew.png'), fullPage: true });
	await button(page, 'Set it up again').click();
	await page.waitForURL(/\/set-up$/);
});
