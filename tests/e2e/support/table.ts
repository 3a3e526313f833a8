import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import { DEFAULT_TRAITS } from '../../../src/lib/games/heritage/traits.ts';
import { HOME, idIn } from './place.ts';
import { waitForHydration } from './test.ts';

const PASSWORD = 'three candles and a key';

/** A name that nobody in this run has, with `stem` in front. */
export const uniqueName = (stem: string): string => `${stem} ${randomBytes(4).toString('hex')}`;

/** Somebody with an account and a group of their own. */
export interface Host {
	readonly name: string;
	readonly group: { readonly id: string; readonly name: string };
}

/** Makes an account on its page, keeps the codes, founds the first group; ends on the page of that group. */
export async function signUp(
	page: Page,
	{ name = uniqueName('Anna'), group = 'The Thursday table' } = {}
): Promise<Host> {
	await page.goto('/sign-up');
	await waitForHydration(page);
	await page.getByLabel('Name').fill(name);
	await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
	await page.getByRole('button', { name: 'Create the account' }).click();
	await expect(page.getByRole('heading', { name: 'Ten recovery codes' })).toBeVisible();
	await page.getByLabel(/I have|kept/i).check();
	await page.getByRole('button', { name: 'Continue' }).click();
	await page.getByLabel('Name of the group').fill(group);
	await page.getByRole('button', { name: 'Create group' }).click();
	await page.waitForURL(/\/groups\/[^/]+$/);
	const id = idIn(page.url());
	return { name, group: { id, name: group } };
}

/** An account and its first group without a page of either: the browser of this page is signed in, and stays where it is. */
export async function settle(
	page: Page,
	{ name = uniqueName('Anna'), group = 'The Thursday table' } = {}
): Promise<Host> {
	await post(page, '/sign-up', { name, password: PASSWORD });
	const id = idIn(await post(page, '/groups', { name: group }));
	return { name, group: { id, name: group } };
}

/** Posts a form as a browser without a script does; answers where it leads. */
async function post(page: Page, address: string, form: FormData | Record<string, string>) {
	const answer = await page.request.post(HOME + address, {
		form,
		headers: { origin: HOME, accept: 'text/html' },
		maxRedirects: 0
	});
	expect([200, 303], `${address} is taken`).toContain(answer.status());
	return answer.headers()['location'];
}

/** A chronicle as tests begin with it; seats are `s1`, `s2`, … in the order of the players. */
export interface Table {
	readonly id: string;
	readonly players: readonly string[];
}

/** Starts a chronicle on its page; ends on the page of its prologue. */
export async function startChronicle(
	page: Page,
	host: Host,
	players: readonly string[]
): Promise<Table> {
	await page.goto(`/heritage/groups/${host.group.id}/chronicles/new`);
	await waitForHydration(page);
	await page.getByLabel('What is it called?').fill('The long night');
	for (const [index, player] of players.entries()) {
		if (index > 1) await page.getByRole('button', { name: 'Add a player' }).click();
		await page.getByLabel(`Player ${index + 1}`, { exact: true }).fill(player);
	}
	await page.getByRole('button', { name: 'Start the chronicle' }).click();
	await page.waitForURL(/\/prologue$/);
	return { id: idIn(new URL(page.url()).pathname), players };
}

/** A chronicle whose prologue is told, without a page of it. Without `players` two play: the host and Bo. */
export async function begin(
	page: Page,
	host: Host,
	players: readonly string[] = [host.name, 'Bo']
): Promise<Table> {
	const address = `${HOME}/heritage/groups/${host.group.id}/chronicles/new`;
	const offered = await (await page.request.get(address)).text();
	const form = new FormData();
	form.set('command', randomBytes(12).toString('hex'));
	form.set('title', 'The long night');
	for (const [index, name] of players.entries()) form.set(`table.${index}.name`, name);
	// The host sits first, whatever they are called at the table.
	form.set('table.0.user', /<option value="([^"]+)"/.exec(offered)?.[1] ?? '');
	form.set('dealer', 'box');
	for (const { name } of DEFAULT_TRAITS) form.append('trait', name);
	const id = idIn(await post(page, `/heritage/groups/${host.group.id}/chronicles/new`, form));
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
	return { id, players };
}

/** Sends a command as the person who is signed in in the browser of this page; fails the test when it is refused. */
export async function sendCommand(page: Page, chronicle: string, command: Command): Promise<void> {
	const answer = await page.request.post(`${HOME}/api/logs/${chronicle}/commands`, {
		headers: { origin: HOME },
		data: { id: randomBytes(12).toString('hex'), seen: 0, command }
	});
	expect(answer.status(), `${command.type}: ${await answer.text()}`).toBe(200);
}
