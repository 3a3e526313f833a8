import { describe, expect, test } from 'vitest';
import { h } from '../../../../src/lib/games/heritage/battlegrounds/h.ts';
import { setting, tableWith } from '../table/kit.ts';
import { activated, tokens } from '../battlegrounds/resolving.ts';

describe('reading H: six spaces from the fourth, the third and first draw a scheme, the space scores for its player', () => {
	const table = tableWith([], setting(2));
	const start = tokens([4, 'calm'], [4, 'calm']);

	/** Which spaces a token comes to and which of them draw, activated as often by calm as there are spaces. */
	const sink = (times: number) => {
		let state: unknown = start;
		const drawn: boolean[] = [];
		for (let time = 0; time < times; time += 1) {
			const modified = activated(h, table, state as typeof start, 'calm');
			state = modified.state;
			drawn.push((modified.next ?? []).length > 0);
		}
		const points = h.worthOfPlayer?.(table, state as typeof start, 's1').points;
		return { drawn, points };
	};

	test('three times like the token: from the fourth space to the first, two schemes, 4 points', () => {
		expect(sink(3)).toEqual({ drawn: [true, false, true], points: 4 });
	});

	test('past the first space nothing more comes', () => {
		expect(sink(4)).toEqual({ drawn: [true, false, true, false], points: 4 });
	});

	test('climbing onto the third space draws as well', () => {
		const { state, next } = activated(h, table, tokens([2, 'calm'], [4, 'calm']), 'cruel');
		expect(state).toEqual(tokens([3, 'cruel'], [4, 'calm']));
		expect(next).toEqual([{ kind: 'draw-scheme', seat: 's1', amount: 1 }]);
	});

	test('the points are one sum for the player, however many vampires', () => {
		expect(sink(0).points).toBe(1);
		expect(h.worth(table, start, 's1', 'l1').points).toBe(0);
	});
});
