import { describe, expect, test } from 'vitest';
import { amountOf, countOf } from '../../../../src/lib/games/heritage/effects/amount.ts';
import type { Count } from '../../../../src/lib/games/heritage/effects/selector.ts';
import { character, joined, setting, tableWith, vampire } from '../table/kit.ts';
import { context, envOf, resolve } from './effect-kit.ts';

const laid = setting(3);
const table = tableWith(
	[
		joined('s1', 'c1', 'l1'),
		joined('s1', 'c2', 'l1'),
		joined('s1', 'roamer', 'c1'),
		joined('s2', 'c4', 'l2'),
		joined('s2', 'c5', 'l2'),
		joined('s3', 'c6', 'l3'),
		vampire('c2', 'l1', { torpor: true }),
		vampire('c4', 'l2', { enemy: 'a-feud' }),
		vampire('c5', 'l2', { enemy: 'another', torpor: true }),
		vampire('c6', 'l3', { enemy: 'a-third' })
	],
	{ ...laid, cast: [...laid.cast, character('roamer', { geography: 'roaming' })] }
);
const env = envOf(table);
const count = (what: Count, about = context()) => resolve(countOf(env, about, what)).result;

describe('what is counted', () => {
	test('the coterie: the leader and its direct childer outside torpor', () => {
		expect(count('coterie')).toBe(2);
		expect(count('coterie', context({ bearer: 'roamer' }))).toBe(1);
		expect(count('coterie', context({ bearer: 'c2' }))).toBe(0);
		expect(count('coterie', context({ seat: 's3', bearer: null }))).toBe(2);
		expect(count('coterie', context({ bearer: 'c20' }))).toBe(0);
	});

	test('enemies of the table outside torpor', () => {
		expect(count('enemies')).toBe(2);
		expect(count('enemies', context({ seat: 's3' }))).toBe(2);
	});

	test('the pack: own vampires of the direction named, roaming a pack of its own', () => {
		expect(count('pack')).toBe(0);
		expect(count('pack', context({ pack: 'north' }))).toBe(2);
		expect(count('pack', context({ pack: 'roaming' }))).toBe(1);
		expect(count('pack', context({ pack: 'south' }))).toBe(0);
		expect(count('pack', context({ pack: 'nowhere' }))).toBe(0);
	});

	test('vampires of a side', () => {
		expect(count({ of: 'own' })).toBe(3);
		expect(count({ of: 'everyone', where: { torpor: true } })).toBe(2);
		expect(count({ of: 'opponents', where: { leader: false } })).toBe(2);
		expect(count({ of: 'that-opponent' })).toBe(0);
		expect(count({ of: 'that-opponent' }, context({ opponent: 's3' }))).toBe(2);
	});

	test('of any opponent, whom the activating player picks', () => {
		const { asked, result } = resolve(countOf(env, context(), { of: 'any-opponent' }), ['s2']);
		expect(asked[0]).toMatchObject({ seat: 's1', prompt: 'which-opponent', options: ['s2', 's3'] });
		expect(result).toBe(2);
	});
});

describe('how many', () => {
	test.each([
		[4, 4],
		[{ count: 'coterie', each: 1, most: 9 } as const, 2],
		[{ count: 'coterie', each: 3, most: 9 } as const, 6],
		[{ count: 'coterie', each: 3, most: 6 } as const, 6],
		[{ count: 'coterie', each: 3, most: 5 } as const, 5],
		[{ count: 'pack', each: 2, most: 5 } as const, 0]
	])('%j: %i', (amount, expected) => {
		expect(resolve(amountOf(env, context(), amount)).result).toBe(expected);
	});
});
