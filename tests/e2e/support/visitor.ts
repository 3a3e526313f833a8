import type { Browser, Page, TestInfo } from '@playwright/test';
import { deviceOf } from './device.ts';
import type { Seeded } from './seeding.ts';

/** Somebody who looks round, and what was complained of since. */
export interface Visitor {
	readonly page: Page;
	readonly complaints: string[];
}

/** One browser walks from page to page, as a person does: it reads each script and each style once. */
export async function walking(
	{ browser, seeded: { storageState } }: { browser: Browser; seeded: Seeded },
	use: (visitor: Visitor) => Promise<void>,
	info: Pick<TestInfo, 'project'>
): Promise<void> {
	const context = await browser.newContext({ ...deviceOf(info), storageState });
	const page = await context.newPage();
	const complaints: string[] = [];
	page.on('pageerror', (error) => complaints.push(error.message));
	page.on('console', (message) => {
		if (message.type() === 'error') complaints.push(message.text());
	});
	await use({ page, complaints });
	await context.close();
}
