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

/** Every rule in the dark, and in the light those that can find something else there. */
async function expectSoundInBothThemes(page: Page): Promise<void> {
	await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
	await expectNothingFound(page, 'light', { runOnly: { type: 'rule', values: [...COLOUR_RULES] } });
	await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
	await expectNothingFound(page, 'dark');
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

/**
 * The same for a wide screen. Where it shows what a phone does its colours are looked at there; a page that shows something else
 * (`otherwise`) is asked for them too.
 */
export async function expectSoundWhenWide(page: Page, otherwise = false): Promise<void> {
	if (otherwise) await expectSoundInBothThemes(page);
	else await expectNothingFound(page, 'dark', { rules: { 'color-contrast': { enabled: false } } });
	await expectNamed(page);
	await expectFits(page);
}
