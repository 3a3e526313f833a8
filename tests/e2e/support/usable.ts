import { expect, type Page } from '@playwright/test';
import { faultsOn } from './axe.ts';

/** The smallest phone that is still in use, in pixels. */
const NARROWEST = { width: 320, height: 640 };

async function expectFits(page: Page): Promise<void> {
	const over = () =>
		page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth
		);
	const { width } = page.viewportSize() ?? { width: 0 };
	// A page that has another layout for this width takes a moment to change.
	await expect.poll(over, `${page.url()} fits a screen of ${width} px`).toBeLessThanOrEqual(0);
}

async function expectNothingFound(
	page: Page,
	where: string,
	options: Parameters<typeof faultsOn>[1] = {}
): Promise<void> {
	expect(await faultsOn(page, options), `${page.url()} in the ${where}`).toEqual([]);
}

/**
 * Fails unless axe finds nothing and nothing is wider than the screen, nor than the narrowest phone. The themes differ in colours alone, so the
 * light one is asked for its contrasts only.
 */
export async function expectUsable(page: Page): Promise<void> {
	await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
	await expectNothingFound(page, 'light', { runOnly: ['color-contrast'] });
	await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
	await expectNothingFound(page, 'dark');
	await expectFits(page);
	const size = page.viewportSize();
	if (!size) return;
	await page.setViewportSize(NARROWEST);
	await expectFits(page);
	await page.setViewportSize(size);
}

/** The same for a wide screen: its colours are those of the phone, and looked at there. */
export async function expectSoundWhenWide(page: Page): Promise<void> {
	await expectNothingFound(page, 'dark', { rules: { 'color-contrast': { enabled: false } } });
	await expectFits(page);
}
