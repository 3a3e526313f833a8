import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../../src/lib/games/heritage/shapes.ts';
import { eraContenders } from '../../../../src/lib/games/heritage/standings/dominance.ts';
import { mission, played, record, scored, stateAfter } from '../table.ts';

/** A chapter that s1 wins, with missions claimed by these. */
const claimed = (...claimants: readonly SeatId[]) =>
	record([scored('s1', 20), scored('s2', 10)], {
		missions: claimants.map((seat, index) => mission(`m${index}`, seat))
	});

describe('reading eraDominance: who claimed most missions in its three chapters', () => {
	test('not who won them all', () => {
		const state = stateAfter(played(claimed('s2'), claimed(), claimed()));
		expect(state.eras).toEqual([{ era: 1, seat: 's2', by: 'most-missions' }]);
	});

	test('missions of all three count together', () => {
		const state = stateAfter(played(claimed('s1', 's1'), claimed('s2', 's2'), claimed('s2')));
		expect(state.eras).toEqual([{ era: 1, seat: 's2', by: 'most-missions' }]);
	});

	test('and none of another era', () => {
		const state = stateAfter(played(claimed('s2', 's2'), claimed(), claimed(), claimed('s1')));
		expect(eraContenders(state, 2)).toEqual({ seats: ['s1'], by: 'most-missions' });
	});
});
