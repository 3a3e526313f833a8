import { describe, expect, test } from 'vitest';
import { rules as h } from '../../../../src/lib/games/heritage/boards/h/rules.ts';
import type { Ruleset } from '../../../../src/lib/games/heritage/ruleset.ts';
import { setting, tableWith } from '../table/kit.ts';
import { activated, tokens } from '../boards/resolving.ts';

/** Where a token comes to by the calm and cruel that are activated, which of these draw a scheme, and what it is worth. */
const played = (
	riseOfHumanity: Ruleset['riseOfHumanity'],
	start: number,
	by: readonly string[]
) => {
	const laid = setting(2);
	const table = tableWith([], { ...laid, ruleset: { ...laid.ruleset, riseOfHumanity } });
	let state = tokens([start, 'calm'], [start, 'calm']);
	const drawn: boolean[] = [];
	for (const attribute of by) {
		const modified = activated(h, table, state, attribute);
		state = modified.state as typeof state;
		drawn.push((modified.next ?? []).length > 0);
	}
	const points = h.worthOfPlayer?.(table, state, 's1').points;
	return { space: state.tokens['s1']?.space, drawn, points };
};
const same = (times: number) => Array.from({ length: times }, () => 'calm');
const changing = (times: number) =>
	Array.from({ length: times }, (_, at) => (at % 2 === 0 ? 'cruel' : 'calm'));

describe('reading H: change pays, from the third space up, with schemes on the third and the fifth', () => {
	test('whoever changes every time climbs to 4 points', () => {
		expect(played('change', 3, changing(3))).toEqual({
			space: 6,
			drawn: [false, true, false],
			points: 4
		});
	});

	test('whoever stays the same sinks to −1', () => {
		expect(played('change', 3, same(2))).toEqual({ space: 1, drawn: [false, false], points: -1 });
	});

	test('coming back to the third space draws as well', () => {
		expect(played('change', 3, ['calm', 'cruel']).drawn).toEqual([false, true]);
	});

	test('the points are one sum for the player, however many vampires', () => {
		const table = tableWith([], setting(2));
		expect(played('change', 3, []).points).toBe(1);
		expect(h.worth(table, tokens([3, 'calm'], [3, 'calm']), 's1', 'l1').points).toBe(0);
	});
});

describe('reading H: constancy pays, from the fourth space down, with schemes on the third and the first', () => {
	test('whoever stays the same sinks to 4 points, and no further', () => {
		expect(played('constancy', 4, same(4))).toEqual({
			space: 1,
			drawn: [true, false, true, false],
			points: 4
		});
	});

	test('whoever changes climbs to −1', () => {
		expect(played('constancy', 4, changing(2))).toEqual({
			space: 6,
			drawn: [false, false],
			points: -1
		});
	});
});
