import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/**
 * A page has a handful of colours, and axe reads each of them thousands of times, which is a fifth of its work: what a
 * colour was read as is kept.
 */
const ONE_READING_EACH = `{
	const { prototype } = axe.commons.color.Color;
	const { parseString } = prototype;
	const known = new Map();
	prototype.parseString = function (words) {
		const { r, g, b, alpha } = known.get(words) ?? parseString.call(this, words);
		if (known.has(words)) Object.assign(this, { r, g, b, alpha });
		else known.set(words, { r, g, b, alpha });
		return this;
	};
}`;
const PROGRAM = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
${ONE_READING_EACH}`;

type Examined = Window & { axe?: typeof axe };

/**
 * What axe finds wrong with a page, a line for each rule that is broken; none: nothing. It is read into a page once,
 * and asked for faults alone: to name everything that is right takes longer than to look.
 */
export async function faultsOn(page: Page, options: RunOptions = {}): Promise<readonly string[]> {
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(PROGRAM);
	return page.evaluate(
		async (options) => {
			const { axe } = window as Examined;
			if (!axe) throw new Error('axe was not read');
			const { violations } = await axe.run(document, options);
			return violations.map(({ id, nodes }) => {
				const where = nodes.map((one) => `${one.target.join(' ')} ${one.failureSummary ?? ''}`);
				return `${id}: ${where.join('; ')}`;
			});
		},
		{ ...options, resultTypes: ['violations'] } satisfies RunOptions
	);
}
