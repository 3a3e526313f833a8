import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../src/lib/games/vendetta/effects/rule-words.ts';
import { cardsWith, passiveRule, ruling } from '../cards.ts';
import { planning } from '../world.ts';
import { acted, totals } from './acted.ts';

describe('Power in the conflict', () => {
	test('plus and minus, by what is counted', () => {
		expect(
			totals(
				acted([{ do: 'power', cards: 'this', amount: { per: { count: 'rivals-here' }, each: 2 } }])
			)
		).toEqual({ s1: 11, s2: 1, s3: 2 });
		const minus = acted([
			{ do: 'power', cards: { of: 'rivals', which: 'all' }, amount: 1, minus: true }
		]);
		expect(totals(minus)).toEqual({ s1: 7, s2: 0, s3: 1 });
	});

	test('set, halve and copy the printed Power', () => {
		expect(
			totals(acted([{ do: 'set-power', cards: { of: 'rivals', which: 'highest' }, to: 9 }]))
		).toEqual({ s1: 7, s2: 1, s3: 9 });
		expect(totals(acted([{ do: 'halve', cards: 'this' }]))).toEqual({ s1: 3, s2: 1, s3: 2 });
		expect(
			totals(acted([{ do: 'copy-power', from: { of: 'rivals', which: 'all', face: 'up' } }]))
		).toEqual({ s1: 2, s2: 1, s3: 2 });
	});

	test('set and halved in the order in which it was said', () => {
		const effects = [
			{ do: 'set-power', cards: 'this', to: 9 },
			{ do: 'halve', cards: 'this' }
		] as const;
		expect(totals(acted(effects))['s1']).toBe(4);
		expect(totals(acted(effects.toReversed()))['s1']).toBe(9);
	});

	test('Deployed Blood and face-down cards count otherwise', () => {
		const blood = acted([{ do: 'blood-counts', each: 3, who: 'self' }], (world) =>
			world.blood('s1', '1', 2).blood('s2', '1', 2)
		);
		expect(totals(blood)).toEqual({ s1: 13, s2: 3, s3: 2 });
		const down = acted([
			{ do: 'turn-down', cards: { of: 'rivals', which: 'highest' } },
			{ do: 'face-down-counts', each: 4, who: 'each-rival' }
		]);
		expect(totals(down)).toEqual({ s1: 7, s2: 1, s3: 4 });
	});

	test('what was said is over once the Location is resolved', () => {
		const world = acted([{ do: 'power', cards: 'this', amount: 9 }]);
		expect(world.table.marks).toEqual([]);
	});
});

describe('Power by rules that always hold', () => {
	const here = (rules: readonly Rule[], more: Parameters<typeof cardsWith>[0] = {}) => {
		const cards = cardsWith({ ...more, clanCards: { 'brujah-1': passiveRule(...rules) } });
		const world = planning(4, { cards });
		world.lay('s1', 'brujah-1', { at: '1' });
		world.lay('s2', 'gangrel-4', { at: '1' });
		return world.blood('s4', 'haven', 1);
	};

	test('a card is worth more by what is counted, or less if something is so', () => {
		const more = here([{ rule: 'power', amount: { per: { count: 'alliance' }, each: 2 } }]);
		expect(totals(more.resolve().tokens())['s1']).toBe(3);
		const less = here([
			{
				rule: 'power',
				amount: 1,
				minus: true,
				if: { is: 'at-least', what: { count: 'own-blood-here' }, n: 1 }
			}
		]);
		expect(totals(less.blood('s1', '1', 2).resolve().tokens())['s1']).toBe(2);
	});

	test('Blood counts more for its player alone', () => {
		const world = here([{ rule: 'blood-counts', each: 2 }])
			.blood('s1', '1', 2)
			.blood('s2', '1', 2);
		expect(totals(world.resolve().tokens())).toEqual({ s1: 5, s2: 6 });
	});

	test('of a Location card Blood counts more for all', () => {
		const cards = cardsWith({
			locationCards: { 'place-1': ruling({ rule: 'blood-counts', each: 2 }) }
		});
		const world = planning(4, {
			cards,
			locationCards: true,
			locationCardsLaid: { '1': 'place-1', '2': 'place-2' }
		});
		world.lay('s1', 'brujah-1', { at: '1' });
		world.blood('s1', '1', 2).blood('s2', '1', 2).blood('s4', 'haven', 1);
		expect(totals(world.resolve().tokens())).toEqual({ s1: 5, s2: 4 });
	});

	test('all ties are won, here by a card, everywhere by an Ally', () => {
		const equal = (world: ReturnType<typeof here>) => {
			world.lay('s3', 'malkavian-4', { at: '1' });
			return world
				.resolve()
				.tokens()
				.of('ConflictRanked')[0]
				?.ranking.map(({ seat }) => seat);
		};
		expect(equal(here([]))).toEqual(['s2', 's3', 's1']);
		const allied = here([], { allies: { 'ally-1': ruling({ rule: 'wins-ties' }) } });
		expect(equal(allied.pool('s3', { alliance: ['ally-1'] }))).toEqual(['s3', 's2', 's1']);
		expect(
			acted([{ do: 'set-power', cards: 'this', to: 2 }, { do: 'win-ties' }])
				.of('ConflictRanked')[0]
				?.ranking.map(({ seat }) => seat)
		).toEqual(['s1', 's3', 's2']);
	});
});
