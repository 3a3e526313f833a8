import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import { DEFAULT_TRAITS } from '../../../src/lib/games/heritage/traits.ts';
import { waitForHydration } from './test.ts';

const PASSWORD = 'three candles and a key';

/** A name that nobody in this run has, with `stem` in front. */
export const uniqueName = (stem: string): string => `${stem} ${randomBytes(4).toString('hex')}`;

/** Somebody with an account and a group of their own. */
export interface Host {
	readonly name: string;
	readonly group: { readonly id: string; readonly name: string };
}

/** Makes an account, keeps the codes, founds the first group; ends on the page of that group. */
export async function signUp(
	page: Page,
	{ name = uniqueName('Anna'), group = 'The Thursday table' } = {}
): Promise<Host> {
	await page.goto('/sign-up');
	await waitForHydration(page);
	await page.getByLabel('Name').fill(name);
	await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
	await page.getByRole('button', { name: 'Make the account' }).click();
	await expect(page.getByRole('heading', { name: 'Ten recovery codes' })).toBeVisible();
	await page.getByLabel(/I have|kept/i).check();
	await page.getByRole('button', { name: 'Go on' }).click();
	await page.getByLabel('Name of the group').fill(group);
	await page.getByRole('button', { name: 'Found the group' }).click();
	await page.waitForURL(/\/groups\/[^/]+$/);
	const id = new URL(page.url()).pathname.split('/')[2] ?? '';
	return { name, group: { id, name: group } };
}

/** A chronicle as tests begin with it; seats are `s1`, `s2`, … in the order of the players. */
export interface Table {
	readonly id: string;
	readonly players: readonly string[];
}

/**
 * Starts a chronicle through its page, and unless told otherwise brings everyone through the prologue; ends on the
 * page of the prologue, or of the chronicle. Without `players` two play: the host and Bo.
 */
export async function startChronicle(
	page: Page,
	host: Host,
	{
		title = 'The long night',
		players = [host.name, 'Bo'],
		prologue = true
	}: { title?: string; players?: readonly string[]; prologue?: boolean } = {}
): Promise<Table> {
	await page.goto(`/groups/${host.group.id}/chronicles/new`);
	await waitForHydration(page);
	await page.getByLabel('What is it called?').fill(title);
	for (const [index, player] of players.entries()) {
		if (index > 1) await page.getByRole('button', { name: 'Add a player' }).click();
		await page.getByLabel(`Player ${index + 1}`, { exact: true }).fill(player);
	}
	await page.getByRole('button', { name: 'Start the chronicle' }).click();
	await page.waitForURL(/\/prologue$/);
	const id = new URL(page.url()).pathname.split('/')[2] ?? '';
	if (!prologue) return { id, players };
	for (const [index, player] of players.entries()) {
		await sendCommand(page, id, {
			type: 'CompletePrologue',
			seat: `s${index + 1}`,
			name: `${player} by night`,
			title: 'Fledgling',
			dots: { [DEFAULT_TRAITS[0]?.id ?? '']: 3, [DEFAULT_TRAITS[1]?.id ?? '']: 2 },
			havenName: `Haven of ${player}`.slice(0, 60),
			retainer: null,
			sticker: null
		});
	}
	await page.goto(`/chronicles/${id}`);
	await waitForHydration(page);
	return { id, players };
}

/** Sends a command as the person who is signed in on this page; fails the test when it is refused. */
export async function sendCommand(page: Page, chronicle: string, command: Command): Promise<void> {
	const answer = await page.evaluate(
		async ({ address, body }) => {
			const response = await fetch(address, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body
			});
			return { status: response.status, text: await response.text() };
		},
		{
			address: `/api/chronicles/${chronicle}/commands`,
			body: JSON.stringify({ id: randomBytes(12).toString('hex'), seen: 0, command })
		}
	);
	expect(answer, answer.text).toMatchObject({ status: 200 });
}
