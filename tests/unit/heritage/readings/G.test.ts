import { describe, expect, test } from 'vitest';
import { rules as g } from '../../../../src/lib/games/heritage/boards/g/rules.ts';
import { joined, setting, tableWith, vampire } from '../table/kit.ts';
import { activated, afterClasses, settled } from '../boards/resolving.ts';

describe('reading G: a vote after every two activations per player, four titles, lesser ones bring 1 power', () => {
	const table = tableWith(
		[
			joined('s1', 'c1', 'l1'),
			joined('s2', 'c2', 'l2'),
			vampire('c1', 'l1', { power: 5 }),
			vampire('c2', 'l2', { power: 4 }),
			vampire('l1', null, { power: 2 }),
			vampire('l2', null, { power: 1 })
		],
		setting(2)
	);
	const after = (activations: number) =>
		afterClasses(g, table, settled(g.setUp(table)), ...Array<string>(activations).fill('c1'));
	const titles = (state: unknown) => (state as { titles: unknown }).titles;

	test('four activations of two players make the sheriff, three do not', () => {
		expect(titles(after(3))).toEqual([]);
		expect(titles(after(4))).toEqual(['c1']);
	});

	test('the strongest become sheriff, harpy, seneschal and prince, one after the other', () => {
		expect(titles(after(16))).toEqual(['c1', 'c2', 'l1', 'l2']);
	});

	test('the sheriff gains 1 power at once, the prince none', () => {
		expect(activated(g, table, after(3), 'elitist', 'c1').events).toEqual([
			{ type: 'TokensChanged', vampire: 'c1', power: 1, infamy: 0 }
		]);
		expect(activated(g, table, after(15), 'elitist', 'c1').events).toBeUndefined();
	});

	test('with the prince each vampire of its class is worth 2, before that none is', () => {
		expect(g.worth(table, after(15), 's1', 'c1').points).toBe(0);
		expect(g.worth(table, after(16), 's1', 'c1').points).toBe(2);
	});
});
