import { describe, expect, test } from 'vitest';
import { rules as a } from '../../../../src/lib/games/heritage/boards/a/rules.ts';
import { character, joined, setting, tableWith } from '../table/kit.ts';
import { activated, afterClasses, complaint } from '../boards/resolving.ts';

describe("ruling 21: the politics token's face on neutral means nothing", () => {
	const laid = setting(2);
	const table = tableWith([joined('s1', 'c1', 'l1'), joined('s2', 'c2', 'l2')], {
		...laid,
		cast: laid.cast.map((card) =>
			card.id === 'c2' ? character('c2', { class: 'egalitarian' }) : card
		)
	});
	const fromBelow = afterClasses(a, table, { space: -1 }, 'c1');
	const fromAbove = afterClasses(a, table, { space: 1 }, 'c2');

	test('whichever side it came from, neutral is the same', () => {
		expect(fromBelow).toEqual(fromAbove);
		expect(complaint(a, { space: 0, face: 'elitist' })).not.toBeNull();
	});

	test.each(['c1', 'c2'])('neither side scores there: %s', (name) => {
		for (const state of [fromBelow, fromAbove])
			expect(a.worth(table, state, 's1', name)).toEqual({ points: 0, why: 'neutral', about: {} });
	});

	test('the next push leads the same way from it', () => {
		for (const state of [fromBelow, fromAbove]) {
			expect(activated(a, table, state, 'elitist', 'c1').state).toEqual({ space: 1 });
			expect(activated(a, table, state, 'egalitarian', 'c2').state).toEqual({ space: -1 });
		}
	});
});
