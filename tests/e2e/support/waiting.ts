import type { Page } from '@playwright/test';
import type { Keeper } from './keeper.ts';
import { expect, waitForHydration } from './seeded.ts';
import type { Seen } from './eyes.ts';
import { Thumb } from './thumb.ts';

/* What is done at a table and waits on the device until it is written, as one sees it there. */

export const waits = (page: Page, words: RegExp | string) =>
	page.getByRole('button', {
		name:
			typeof words === 'string'
				? `Waiting to send: ${words}`
				: new RegExp(`^Waiting to send: ${words.source}`)
	});
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Waiting to send' });

/** The commands of a log in their order, each as often as it stands apart. */
export async function written({ api }: Keeper, game: string): Promise<readonly string[]> {
	const answer = await api.get(`/api/logs/${game}/events?after=0`);
	const { events } = (await answer.json()) as { events: readonly { readonly command: string }[] };
	const commands = events.map(({ command }) => command);
	return commands.filter((command, index) => command !== commands[index - 1]);
}

export async function openGame(page: Page, game: string): Promise<Thumb> {
	await page.goto(`/heritage/games/${game}`);
	await waitForHydration(page);
	return new Thumb(page);
}

const waitingIn = ({ things }: Seen): number =>
	Math.max(0, ...things.map(({ name }) => Number(/^Waiting to send: (\d+) /.exec(name)?.[1] ?? 0)));

/** Plays on until so many steps wait, no sheet lies over the table, and it is so. */
export const playUntilWaiting = (thumb: Thumb, least: number, so = () => true) =>
	thumb.playUntil((seen) => seen.sheet === null && waitingIn(seen) >= least && so());

/**
 * Plays on until it is so as a turn begins: somebody is to move and nothing is asked, so the table shows theirs, however
 * often it is loaded again. `so` is told how many steps wait.
 */
export const playUntilTurn = (thumb: Thumb, so: (waiting: number) => boolean) =>
	thumb.playUntil(
		(seen) =>
			seen.sheet === null &&
			seen.things.some(({ foot, name }) => foot && name === 'Tap one to recruit') &&
			so(waitingIn(seen))
	);

/** All that a turn needs has come to the device, and all that was done is written. */
export async function warm(page: Page, thumb: Thumb): Promise<void> {
	await thumb.playUntil(({ sheet }) => thumb.did.turns === 2 && sheet === null);
	await allWritten(page);
}

/** Nothing that was done on this device is on its way any more. */
export async function allWritten(page: Page): Promise<void> {
	const marks = () =>
		Object.keys(localStorage).filter((key) => key.startsWith('elysium:waiting:')).length;
	await expect.poll(() => page.evaluate(marks)).toBe(0);
}

/** The browser says so itself of each request that found no network, or was refused. */
export function expectOnly(complaints: string[], words: RegExp): void {
	expect(complaints.splice(0).filter((one) => !words.test(one))).toEqual([]);
}
export const OFF = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_ABORTED|409/;

const doneLast = (page: Page) => page.getByRole('region', { name: 'Latest' });
export const lastDone = (page: Page) => doneLast(page).locator('> ol');

/** What was done last, a line each, sent or not, and since whose last turn it is told. */
export async function toldLast(page: Page) {
	const since = await doneLast(page)
		.getByText(/^Since .+’s last turn$/)
		.innerText();
	const lines = (await lastDone(page).innerText()).split(/\s*\n\s*/);
	return { since, lines: lines.filter((line) => line !== '' && line !== 'Not sent yet') };
}
