import { describe, expect, test } from 'vitest';
import { rules as b } from '../../../../src/lib/games/heritage/boards/b/rules.ts';
import { setting, tableWith } from '../table/kit.ts';
import { activated, tokens } from '../boards/resolving.ts';

describe('reading B: six spaces, the fourth and sixth draw a scheme, the space scores for its player', () => {
	const table = tableWith([], setting(2));
	const start = tokens([3, 'calm'], [3, 'calm']);

	/** Which spaces a token comes to and which of them draw, activated as often by calm as there are spaces. */
	const climb = (times: number) => {
		let state: unknown = start;
		const drawn: boolean[] = [];
		for (let time = 0; time < times; time += 1) {
			const modified = activated(b, table, state as typeof start, 'calm');
			state = modified.state;
			drawn.push((modified.next ?? []).length > 0);
		}
		const points = b.worthOfPlayer?.(table, state as typeof start, 's1').points;
		return { drawn, points };
	};

	test('three times true to the token: from the third space to the sixth, two schemes, 4 points', () => {
		expect(climb(3)).toEqual({ drawn: [true, false, true], points: 4 });
	});

	test('past the sixth space nothing more comes', () => {
		expect(climb(4)).toEqual({ drawn: [true, false, true, false], points: 4 });
	});

	test('falling onto the fourth space draws as well', () => {
		const { state, next } = activated(b, table, tokens([5, 'calm'], [3, 'calm']), 'cruel');
		expect(state).toEqual(tokens([4, 'cruel'], [3, 'calm']));
		expect(next).toEqual([{ kind: 'draw-scheme', seat: 's1', amount: 1 }]);
	});

	test('the points are one sum for the player, however many vampires', () => {
		expect(climb(0).points).toBe(1);
		expect(b.worth(table, start, 's1', 'l1').points).toBe(0);
	});
});
