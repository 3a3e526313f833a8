import { expect, type Page } from '@playwright/test';
import { faultsOn } from './axe.ts';
import { COLOUR_RULES } from './colour-rules.ts';

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

/** What axe takes for a name is not always said: a browser reads none out of an article in a button. */
async function expectNamed(page: Page): Promise<void> {
	for (const role of ['button', 'link'] as const)
		await expect(page.getByRole(role, { name: /^\s*$/ }), `a ${role} without a name`).toHaveCount(
			0
		);
}

/**
 * Every rule in the theme the page has, and in the other one those that can find something else there. The page keeps the
 * other theme, so that nothing is painted in vain.
 */
async function expectSoundInBothThemes(page: Page): Promise<void> {
	const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
	const [first, then] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
	await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' });
	await expectNothingFound(page, first);
	await page.emulateMedia({ colorScheme: then, reducedMotion: 'reduce' });
	await expectNothingFound(page, then, { runOnly: { type: 'rule', values: [...COLOUR_RULES] } });
}

/** Fails unless axe finds nothing in either theme and nothing is wider than the screen, nor than the narrowest phone. */
export async function expectUsable(page: Page): Promise<void> {
	await expectSoundInBothThemes(page);
	await expectNamed(page);
	await expectFits(page);
	const size = page.viewportSize();
	if (!size) return;
	await page.setViewportSize(NARROWEST);
	await expectFits(page);
	await page.setViewportSize(size);
}

/** A desktop's, in pixels. */
const WIDE = { width: 1440, height: 900 };

/** Shows a page that came on a phone on a wide screen, and on the phone again once it was looked at there. */
export async function whenWide(page: Page, looking: () => Promise<void>): Promise<void> {
	const size = page.viewportSize();
	if (!size) throw new Error('a page without a size');
	await page.setViewportSize(WIDE);
	await looking();
	await page.setViewportSize(size);
}

/**
 * The same for a wide screen. Where it shows what a phone does its colours are looked at there; a page that shows something else
 * (`otherwise`) is asked for them too.
 */
export async function expectSoundWhenWide(page: Page, otherwise = false): Promise<void> {
	if (otherwise) await expectSoundInBothThemes(page);
	else await expectNothingFound(page, 'wide', { rules: { 'color-contrast': { enabled: false } } });
	await expectNamed(page);
	await expectFits(page);
}
