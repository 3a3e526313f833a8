import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** After a page is alive it may still fetch what it shows next. */
const SHOWN_MS = 1_000;

const known = new Map<string, number>();

/** The text of a script of the program, as it was built. */
export const programOf = (script: string): string =>
	readFileSync(path.join('build/client', script), 'utf8');

/** A file of the program through gzip, in kilobytes of a thousand bytes. */
function kilobytesOf(file: string): number {
	const bytes = known.get(file) ?? gzipSync(programOf(file)).length;
	known.set(file, bytes);
	return bytes / 1000;
}

/** The scripts of the program that a page has fetched, from the network or from what the browser kept. */
export const scriptsOf = (page: Page, until = Infinity): Promise<readonly string[]> =>
	page.evaluate(
		(until) => [
			...new Set(
				performance
					.getEntriesByType('resource')
					.filter(({ startTime }) => startTime <= until)
					.map(({ name }) => new URL(name).pathname)
					.filter((name) => name.endsWith('.js'))
			)
		],
		// No number of a page's clock is infinite, and JSON knows none that is.
		Math.min(until, Number.MAX_SAFE_INTEGER)
	);

/** To be asked as soon as a page is alive; then, a second later or more, what it loaded before anything was tapped. */
export async function weighing(page: Page): Promise<() => Promise<number>> {
	const alive = await page.evaluate(() => performance.now());
	return async () => {
		const now = await page.evaluate(() => performance.now());
		await page.waitForTimeout(Math.max(0, alive + SHOWN_MS - now));
		const scripts = await scriptsOf(page, alive + SHOWN_MS);
		return scripts.reduce((sum, file) => sum + kilobytesOf(file), 0);
	};
}
