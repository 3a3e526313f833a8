import type { Page } from '@playwright/test';
import { uniqueName } from './table.ts';
import { expect, waitForHydration } from './test.ts';

/** Makes an invitation on the page of a group, the first there or a further one; answers its address. */
export async function makeLink(page: Page): Promise<string> {
	const button = page.getByRole('button', { name: 'Make a link' });
	const further = page.getByText('Invite someone…');
	await expect(further).toBeVisible();
	if (!(await button.isVisible())) await further.click();
	await button.click();
	await expect(page.getByRole('heading', { name: 'The link is ready' })).toBeVisible();
	return page.getByLabel('Link', { exact: true }).inputValue();
}

/** Comes in by an invitation, without an account. */
export async function joinAsGuest(phone: Page, link: string, name: string): Promise<void> {
	await phone.goto(link);
	await phone.getByLabel('Your name').fill(name);
	await phone.getByRole('button', { name: 'Join as a guest' }).click();
	// The invitation has the same title; only who is in sees the members.
	await expect(phone.getByRole('heading', { name: 'Members' })).toBeVisible();
}

/** A guest who joins by a link and sits down at a seat that was only a name: `Bo · The long night`. */
export async function guestAt(
	page: Page,
	other: Page,
	group: string,
	seat: string
): Promise<string> {
	await page.goto(`/groups/${group}`);
	await waitForHydration(page);
	const invite = page.getByRole('button', { name: 'Make a link' });
	const further = page.getByText('Invite someone…');
	await expect(invite.or(further).first()).toBeVisible();
	if (!(await invite.isVisible())) await further.click();
	await page.getByLabel('To a seat').selectOption({ label: seat });
	await invite.click();
	const link = await page.getByLabel('Link', { exact: true }).inputValue();
	await other.goto(link);
	await waitForHydration(other);
	const name = uniqueName('Bo');
	await other.getByLabel('Your name').fill(name);
	await other.getByRole('button', { name: 'Join as a guest' }).click();
	await other.waitForURL((url) => !url.pathname.startsWith('/join/'));
	return name;
}
