import { beforeAll, expect, it } from 'vitest';
import { ensureBuilt } from '../../../scripts/house/prepare.mjs';
import { pageWeights, type PageWeight } from '../../bench/page-weights.ts';
import { LIVE_PAGES, mostKilobytes, PAGES } from '../../support/live-pages.ts';

/** What a page cannot begin without; what a live table fetches besides is weighed in a browser. */
let weights: readonly PageWeight[] = [];
beforeAll(async () => {
	await ensureBuilt(() => undefined);
	weights = await pageWeights();
}, 300_000);

it('weighs every page there is', () => {
	expect(weights.map(({ route }) => route).sort()).toEqual(PAGES);
});

it('knows the pages that show a live table', () => {
	expect(LIVE_PAGES).toEqual([
		'/chronicles/[chronicle]/chapters/[chapter]/table',
		'/games/[game]',
		'/play/[local]'
	]);
});

it.each(PAGES)('%s is light', (page) => {
	const weight = weights.find(({ route }) => route === page)?.kilobytes;
	expect(weight).toBeGreaterThan(20);
	expect(weight).toBeLessThanOrEqual(mostKilobytes(page));
});
