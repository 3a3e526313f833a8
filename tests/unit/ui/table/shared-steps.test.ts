import { describe, expect, it } from 'vitest';
import { wentOnWith } from '../../../../src/lib/ui/table/shared-steps.ts';

const [a, b, c, d] = [{ t: 'a' }, { t: 'b' }, { t: 'c' }, { t: 'd' }];

describe('what a course went on with', () => {
	it.each([
		['nothing', [[a], [b]], [[a], [b]], []],
		['another step', [[a]], [[a], [b, c]], [b, c]],
		['from nothing', [], [[a], [b]], [a, b]],
		['a last step that was not known to its end', [[a], [b]], [[a], [b, c], [d]], [c, d]]
	])('%s', (_, before, now, news) => {
		expect(wentOnWith(structuredClone(now), before)).toEqual(news);
	});

	it.each([
		['a step was undone', [[a], [b]], [[a]]],
		['a step is another one', [[a], [b]], [[a], [c]]],
		['a step before the last is longer', [[a], [b]], [[a, c], [b]]],
		['the last step is shorter', [[a, b]], [[a]]]
	])('it is another one where %s', (_, before, now) => {
		expect(wentOnWith(now, before)).toBeNull();
	});
});
