import { describe, expect, test } from 'vitest';
import { rules as d } from '../../../../src/lib/games/heritage/boards/d/rules.ts';
import { character, joined, setting, tableWith, vampire } from '../table/kit.ts';
import { activated } from '../boards/resolving.ts';

describe('reading D: three judges make a trial, its verdict takes most infamy and scores 1 a vampire', () => {
	const laid = setting(2);
	const table = tableWith(
		[
			joined('s1', 'c1', 'l1'),
			joined('s1', 'c2', 'l1'),
			joined('s2', 'c3', 'l2'),
			vampire('c1', 'l1', { infamy: 1 }),
			vampire('c3', 'l2', { infamy: 2 })
		],
		{
			...laid,
			cast: laid.cast.map((card) =>
				card.id === 'c2' ? character('c2', { class: 'egalitarian', archetype: 'wealthy' }) : card
			)
		}
	);
	const two = {
		judices: { scholarly: 'elitist', clandestine: 'egalitarian' },
		verdicts: { elitist: 0, egalitarian: 0 }
	};

	test('two judges are not enough, the third holds the trial', () => {
		const one = { ...two, judices: { scholarly: 'elitist' } };
		expect(activated(d, table, one, 'elitist', 'c1').next).toBeUndefined();
		expect(activated(d, table, two, 'elitist', 'c1')).toEqual({
			state: { judices: {}, verdicts: { elitist: 1, egalitarian: 0 } },
			next: [{ kind: 'fall', vampire: 'c3', sacrifice: true }]
		});
	});

	test('the third judge tips the verdict, and the class of it scores', () => {
		const { state } = activated(d, table, two, 'egalitarian', 'c2');
		expect(d.worth(table, state, 's1', 'c2').points).toBe(1);
		expect(d.worth(table, state, 's1', 'c1').points).toBe(0);
	});
});
