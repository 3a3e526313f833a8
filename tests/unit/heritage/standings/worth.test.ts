import { describe, expect, test } from 'vitest';
import { eraTally } from '../../../../src/lib/games/heritage/standings/dominance.ts';
import { worthNow } from '../../../../src/lib/games/heritage/standings/worth.ts';
import { happened, mission, played, record, scored, settled, stateAfter, start } from '../table.ts';

describe('what dots are worth now', () => {
	const pairs = [
		{ traits: ['valour', 'cruelty'] as const, worth: 2 },
		{ traits: ['cruelty', 'charm'] as const, worth: 1 }
	];

	test('trait by trait, a trait of two pairs in each', () => {
		// Everybody has valour 3 and cruelty 2.
		expect(worthNow(stateAfter(settled()), pairs, 's1')).toEqual({
			lines: [
				{ trait: 'valour', dots: 3, worth: 2, points: 6 },
				{ trait: 'cruelty', dots: 2, worth: 2, points: 4 },
				{ trait: 'cruelty', dots: 2, worth: 1, points: 2 },
				{ trait: 'charm', dots: 0, worth: 1, points: 0 }
			],
			total: 12
		});
	});

	test('without a card nothing, and without a sheet nothing', () => {
		expect(worthNow(stateAfter(settled()), [], 's1')).toEqual({ lines: [], total: 0 });
		expect(worthNow(stateAfter(happened([start(2)])), pairs, 's1').total).toBe(0);
	});
});

describe('what counts for the dominance of an era', () => {
	const wonBy = (victor: string, ...claimants: (string | null)[]) =>
		record([scored('s1', victor === 's1' ? 20 : 5), scored('s2', victor === 's2' ? 20 : 5)], {
			missions: claimants.map((claimant, index) => mission(`m${index}`, claimant))
		});

	test('missions claimed first, then chapters won; only those of the era', () => {
		const state = stateAfter(
			played(
				wonBy('s1', 's1', null),
				wonBy('s1', 's2', 's2'),
				wonBy('s2', 's2'),
				wonBy('s1', 's1', 's1', 's1')
			)
		);
		expect(eraTally(state, 1)).toEqual([
			{ seat: 's2', missions: 3, wins: 1 },
			{ seat: 's1', missions: 1, wins: 2 }
		]);
		expect(eraTally(state, 2)).toEqual([
			{ seat: 's1', missions: 3, wins: 1 },
			{ seat: 's2', missions: 0, wins: 0 }
		]);
	});

	test('between equals on missions whoever won more chapters stands first', () => {
		const state = stateAfter(played(wonBy('s2', 's1'), wonBy('s2', 's2'), wonBy('s1')));
		expect(eraTally(state, 1).map(({ seat }) => seat)).toEqual(['s2', 's1']);
	});
});
