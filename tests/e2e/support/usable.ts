import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** How far the page is wider than the screen, in pixels. */
const overflow = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Fails unless axe finds nothing and nothing is wider than the screen, in the light as in the dark. */
export async function expectUsable(page: Page): Promise<void> {
	for (const colorScheme of ['dark', 'light'] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		const { violations } = await new AxeBuilder({ page }).analyze();
		const found = violations.map(
			({ id, nodes }) =>
				`${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join('; ')}`
		);
		expect(found, `${page.url()} in the ${colorScheme}`).toEqual([]);
	}
	expect(await overflow(page), `${page.url()} fits the screen`).toBeLessThanOrEqual(0);
}
