import type AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { axeOn } from './axe.ts';

/** How far the page is wider than the screen, in pixels. */
const overflow = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectNothingFound(page: Page, axe: AxeBuilder, where: string): Promise<void> {
	const { violations } = await axe.analyze();
	const found = violations.map(
		({ id, nodes }) =>
			`${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join('; ')}`
	);
	expect(found, `${page.url()} in the ${where}`).toEqual([]);
}

/**
 * Fails unless axe finds nothing and nothing is wider than the screen. The themes differ in colours alone, so the
 * light one is asked for its contrasts only.
 */
export async function expectUsable(page: Page): Promise<void> {
	await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
	await expectNothingFound(page, axeOn(page).withRules(['color-contrast']), 'light');
	await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
	await expectNothingFound(page, axeOn(page), 'dark');
	expect(await overflow(page), `${page.url()} fits the screen`).toBeLessThanOrEqual(0);
}

/** The same for a wide screen: its colours are those of the phone, and looked at there. */
export async function expectSoundWhenWide(page: Page): Promise<void> {
	await expectNothingFound(page, axeOn(page).disableRules(['color-contrast']), 'dark');
	expect(await overflow(page), `${page.url()} fits the screen`).toBeLessThanOrEqual(0);
}
