import { expect, test } from 'vitest';
import { keywordsOn } from '../../../../src/lib/games/heritage/clans/keywords.ts';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';

const gain: Effect = { do: 'gain', what: 'power', amount: 1 };
const market: Effect = { do: 'black-market', offer: [gain] };

test.each<[string, Effect]>([
	['by itself', market],
	['in what may be done', { do: 'may', then: [gain, market] }],
	['in what the others suffer', { do: 'kiss-the-ring', suffer: [market] }],
	['in a part of an invitation', { do: 'invitation', parts: [[gain], [market]] }],
	['in one of several ways', { do: 'either', of: [[gain], [market]] }],
	['in what may be done twice over', { do: 'may', then: [{ do: 'pack', then: [market] }] }]
])('a keyword is found %s', (_, effect) => {
	expect(keywordsOn([gain, effect, gain], 'black-market')).toEqual([market]);
});

test('what a market offers is looked through for other keywords, not for markets', () => {
	const outer: Effect = { do: 'black-market', offer: [market, { do: 'pack', then: [gain] }] };
	expect(keywordsOn([outer], 'black-market')).toEqual([outer]);
	expect(keywordsOn([outer], 'pack')).toEqual([{ do: 'pack', then: [gain] }]);
});

test('from the top', () => {
	const other: Effect = { do: 'black-market', offer: [gain, gain] };
	expect(keywordsOn([{ do: 'may', then: [other] }, market], 'black-market')).toEqual([
		other,
		market
	]);
});
