import { describe, expect, test } from 'vitest';
import { rules as a } from '../../../../src/lib/games/heritage/boards/a/rules.ts';
import { joined, setting, tableWith } from '../table/kit.ts';
import { activated, afterClasses, settled } from '../boards/resolving.ts';

describe('reading A: seven spaces, and the second space on is worth 2', () => {
	const table = tableWith(
		[joined('s1', 'c1', 'l1'), joined('s1', 'c2', 'l1'), joined('s1', 'c3', 'l1')],
		setting(2)
	);
	const start = settled(a.setUp(table));

	test('the third push to one side is the decisive one, not the second', () => {
		const second = afterClasses(a, table, start, 'c1', 'c2');
		expect(second).toEqual({ space: 2 });
		expect(activated(a, table, second, 'elitist', 'c3')).toEqual({
			state: { space: 0 },
			events: [{ type: 'TokensChanged', vampire: 'c3', power: 1, infamy: 0 }]
		});
	});

	test('one space ahead is worth 1 a vampire, two are worth 2, and a decisive victory leaves nothing', () => {
		const worth = (...activations: string[]) =>
			a.worth(table, afterClasses(a, table, start, ...activations), 's1', 'c1').points;
		expect([worth(), worth('c1'), worth('c1', 'c2'), worth('c1', 'c2', 'c3')]).toEqual([
			0, 1, 2, 0
		]);
	});
});
