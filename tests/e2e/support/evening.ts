import { expect, type Page } from '@playwright/test';

/** One player's evening, as it is tapped into the quick log. */
interface Played {
	readonly name: string;
	/** As the page calls it. */
	readonly clan: string;
	/** By the name of its source; what is left out stays 0. */
	readonly points: Readonly<Record<string, number>>;
}

export interface Evening {
	/** In turn order. */
	readonly players: readonly Played[];
	/** Null: as the page proposes. */
	readonly first: string | null;
	/** Each mission with who claimed it; null: nobody did. */
	readonly missions: Readonly<Record<string, string | null>>;
}

/** Fills the quick log that is open on this page, by what a person sees. */
export async function logEvening(page: Page, evening: Evening): Promise<void> {
	for (const { name, clan } of evening.players) {
		const clans = page.getByRole('group', { name: `Clan of ${name}` });
		// Every choice opens the next player's clans by itself.
		await clans.getByText(clan, { exact: true }).click();
	}
	const first = page.getByRole('group', { name: 'First player' });
	if (evening.first !== null) await first.getByText(evening.first, { exact: true }).click();
	for (const { name, points } of evening.players)
		for (const [source, count] of Object.entries(points))
			await setPoints(page, source, name, count);
	for (const [index, [mission, claimant]] of Object.entries(evening.missions).entries()) {
		await page.getByRole('button', { name: 'Add a mission' }).click();
		await page.getByLabel(`Name of mission ${index + 1}`).fill(mission);
		const claims = page.getByRole('group', { name: `Who claimed ${mission}` });
		if (claimant !== null) await claims.getByRole('button', { name: claimant }).click();
	}
}

/** Sets what a player has from one source. */
export async function setPoints(
	page: Page,
	source: string,
	player: string,
	count: number
): Promise<void> {
	const field = page.getByRole('group', { name: source }).getByLabel(player, { exact: true });
	await field.fill(String(count));
	await field.blur();
	await expect(field).toHaveValue(String(count));
}

/** Says who goes first where points are level, from what the live order shows. */
export const orderSoFar = (page: Page) =>
	page.getByRole('list', { name: 'Order so far' }).getByRole('listitem');
