import { describe, expect, test } from 'vitest';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import type { Dots, SeatId } from '../../../../src/lib/games/heritage/shapes.ts';
import {
	chronicleScore,
	type TraitPair
} from '../../../../src/lib/games/heritage/standings/chronicle-score.ts';
import type { ChronicleState } from '../../../../src/lib/games/heritage/state.ts';
import { finished, happened, record, recorded, scored, settled, stateAfter } from '../table.ts';

const TRAITS = ['valour', 'cruelty', 'charm'].map((id) => ({ id, name: id }));
const PAIRS: readonly TraitPair[] = [
	{ traits: ['valour', 'charm'], worth: 2 },
	{ traits: ['cruelty', 'charm'], worth: 1 }
];

/** A chronicle of three with these winners and dots. */
function chronicle(
	wins: readonly SeatId[],
	dots: readonly Dots[],
	pointsPerWin = DEFAULT_RULESET.pointsPerWin
): ChronicleState {
	const seats = dots.map((_, index) => `s${index + 1}`);
	const ruleset = { ...DEFAULT_RULESET, pointsPerWin };
	return stateAfter(
		happened(
			[
				...wins.flatMap((victor, index) => [
					recorded(index + 1, record(seats.map((seat) => scored(seat, seat === victor ? 20 : 5)))),
					finished(index + 1)
				]),
				...seats.map((seat, index): Command => ({
					type: 'CorrectSheet',
					seat,
					sheet: { name: seat, titles: [], dots: dots[index] ?? {} },
					reason: 'as it is'
				}))
			],
			settled(seats.length, { ruleset, traits: TRAITS })
		)
	);
}

describe('reading chronicleScore: dots times what their pair is worth, and pointsPerWin a chapter won', () => {
	const dots = [{ valour: 1, cruelty: 4 }, { valour: 3, charm: 1 }, {}];

	test('by pair, a trait of two pairs in each, and for wins', () => {
		const { scores, tied } = chronicleScore(chronicle(['s1', 's3'], dots), PAIRS);
		expect(scores).toEqual([
			{ seat: 's1', byPair: [2, 4], wins: 1, forWins: 3, total: 9 },
			{ seat: 's2', byPair: [8, 1], wins: 0, forWins: 0, total: 9 },
			{ seat: 's3', byPair: [0, 0], wins: 1, forWins: 3, total: 3 }
		]);
		// Level at 9: who won a chapter is ahead.
		expect(tied).toEqual([]);
	});

	test.each([
		[0, ['s2', 's1', 's3'], [9, 6, 0]],
		[3, ['s1', 's2', 's3'], [9, 9, 3]],
		[10, ['s1', 's3', 's2'], [16, 10, 9]]
	])('%i for a chapter won: %j with %j', (pointsPerWin, order, totals) => {
		const { scores } = chronicleScore(chronicle(['s1', 's3'], dots, pointsPerWin), PAIRS);
		expect(scores.map(({ seat }) => seat)).toEqual(order);
		expect(scores.map(({ total }) => total)).toEqual(totals);
	});

	test('without a card no dot is worth anything', () => {
		const { scores } = chronicleScore(chronicle(['s3'], dots), []);
		expect(scores.map(({ seat, total }) => [seat, total])).toEqual([
			['s3', 3],
			['s1', 0],
			['s2', 0]
		]);
	});

	test('level in wins as well, the primogen is to be consulted among these', () => {
		const level = [{ valour: 2 }, {}, { cruelty: 4 }];
		expect(chronicleScore(chronicle([], level), PAIRS).tied).toEqual(['s1', 's3']);
		expect(chronicleScore(chronicle(['s3'], level), PAIRS).tied).toEqual([]);
	});

	test('who is level below first ties nobody', () => {
		const { tied } = chronicleScore(chronicle([], [{ valour: 9 }, {}, {}]), PAIRS);
		expect(tied).toEqual([]);
	});
});
