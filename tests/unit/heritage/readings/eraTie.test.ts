import { describe, expect, test } from 'vitest';
import { given } from '../../../../src/lib/games/core/testing.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import type { SeatId } from '../../../../src/lib/games/heritage/shapes.ts';
import {
	finished,
	happened,
	mission,
	played,
	record,
	recorded,
	scored,
	settled,
	stateAfter
} from '../table.ts';

const seats = ['s1', 's2', 's3'];
/** A chapter of three that one wins, with missions claimed by these. */
const won = (victor: SeatId, ...claimants: readonly SeatId[]) =>
	record(
		seats.map((seat) => scored(seat, seat === victor ? 20 : 5)),
		{ missions: claimants.map((seat, index) => mission(`m${index}`, seat)) }
	);
/** The third chapter recorded and still open. */
const third = (...wins: readonly [SeatId, SeatId, SeatId]) =>
	happened(
		wins.flatMap((victor, index) => [
			recorded(index + 1, index === 0 ? won(victor, 's1', 's2') : won(victor)),
			...(index < 2 ? [finished(index + 1)] : [])
		]),
		settled(3)
	);

describe('reading eraTie: more chapter wins in it, then the primogen', () => {
	test('level in missions: who won more of its chapters', () => {
		const state = stateAfter(happened([finished(3)], third('s2', 's1', 's2')));
		expect(state.eras).toEqual([{ era: 1, seat: 's2', by: 'more-wins' }]);
	});

	test('who is behind in missions has no part in it, whatever was won', () => {
		const state = stateAfter(happened([finished(3)], third('s3', 's1', 's3')));
		expect(state.eras).toEqual([{ era: 1, seat: 's1', by: 'more-wins' }]);
	});

	test('wins of another era do not count', () => {
		const two = [won('s1'), won('s1'), won('s1', 's1')] as const;
		const history = played(...two.map(twoPlayers), twoPlayers(won('s2', 's1', 's2')));
		const next = happened([recorded(5, twoPlayers(won('s1'))), finished(5)], history);
		const last = happened([recorded(6, twoPlayers(won('s2'))), finished(6)], next);
		expect(stateAfter(last).eras[1]).toEqual({ era: 2, seat: 's2', by: 'more-wins' });
	});

	test('level in wins as well, the primogen is consulted', () => {
		const level = third('s1', 's2', 's3');
		given(heritage, ...level)
			.when(finished(3))
			.thenRefused('era-tie-needs-draw');
		const draw = (winner: SeatId) => ({ declared: {}, shown: null, winner });
		given(heritage, ...level)
			.when({ ...finished(3), eraDraw: draw('s3') })
			.thenRefused('draw-not-among-tied');
		const state = stateAfter(happened([{ ...finished(3), eraDraw: draw('s2') }], level));
		expect(state.eras).toEqual([{ era: 1, seat: 's2', by: 'primogen-draw' }]);
	});
});

/** The same without the third player. */
function twoPlayers(chapter: ReturnType<typeof won>) {
	return { ...chapter, players: chapter.players.slice(0, 2) };
}
