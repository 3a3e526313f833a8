import type { Page } from '@playwright/test';
import { expect } from './test.ts';

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
