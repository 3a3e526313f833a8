import { beforeAll, expect, it } from 'vitest';
import { ensureBuilt } from '../../../scripts/house/prepare.mjs';
import { battlegroundsOf } from '../../../src/lib/games/heritage/boards/timeline.ts';
import { ERAS, type Era } from '../../../src/lib/games/heritage/vocabulary.ts';
import { filesInCircles, pageWeights, type PageWeight } from '../../bench/page-weights.ts';
import { LIVE_PAGES, mostKilobytes, PAGES } from '../../support/live-pages.ts';

const UI = 'src/lib/ui/heritage';

/** By so many kilobytes a table may be heavier where it begins with a question. */
const MORE_ASKED = 21;

/** What a table fetches as it begins where a question waits: the three boards of its era, and how it is asked. */
const askedIn = (era: Era): string[] => [
	`${UI}/table/questions/QuestionPart.svelte`,
	...Object.values(battlegroundsOf(era, {})).flatMap(({ id }) => [
		`rules-${id.toLowerCase()}`,
		`${UI}/boards/${id.toLowerCase()}/Picture.svelte`
	])
];

/** What a page cannot begin without; what a live table fetches besides is weighed in a browser. */
let weights: readonly PageWeight[] = [];
beforeAll(async () => {
	await ensureBuilt(() => undefined);
	weights = await pageWeights();
}, 300_000);

it('has no file that needs itself', () => {
	expect(filesInCircles()).toEqual([]);
});

it('weighs every page there is', () => {
	expect(weights.map(({ route }) => route).sort()).toEqual(PAGES);
});

it('knows the pages that show a live table', () => {
	expect(LIVE_PAGES).toEqual([
		'/heritage/chronicles/[chronicle]/chapters/[chapter]/table',
		'/heritage/games/[game]',
		'/heritage/play/[local]'
	]);
});

it.each(PAGES)('%s is light', (page) => {
	const weight = weights.find(({ route }) => route === page)?.kilobytes;
	expect(weight).toBeGreaterThan(20);
	expect(weight).toBeLessThanOrEqual(mostKilobytes(page));
});

it.each(ERAS)('how a question is asked adds little to a live table of era %i', async (era) => {
	const tables = (await pageWeights(askedIn(era))).filter(({ route }) =>
		LIVE_PAGES.includes(route)
	);
	expect(tables).toHaveLength(LIVE_PAGES.length);
	for (const { route, kilobytes } of tables)
		expect(kilobytes, route).toBeLessThanOrEqual(mostKilobytes(route) + MORE_ASKED);
});
