import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import {
	drawnFrom,
	profilesOf,
	regretMatching
} from '../../../../src/lib/games/core/search/regret.ts';
import { mixedFor, type ChosenTogether } from '../../../../src/lib/games/core/search/together.ts';

const ROUNDS = 5_000;

/** What the row gets, the column loses. */
const zeroSum = (rows: readonly (readonly number[])[]) =>
	regretMatching(
		[rows.length, rows[0]?.length ?? 0],
		rows.flat().map((got) => [got, -got]),
		ROUNDS
	);

const close = (strategy: readonly number[] | undefined, expected: readonly number[]) => {
	expect(strategy).toHaveLength(expected.length);
	for (const [at, share] of expected.entries())
		expect(Math.abs((strategy?.[at] ?? 0) - share)).toBeLessThan(0.02);
};

describe('regret matching', () => {
	test('plays rock, paper and scissors alike', () => {
		const { strategies, gains } = zeroSum([
			[0, -1, 1],
			[1, 0, -1],
			[-1, 1, 0]
		]);
		for (const strategy of strategies) close(strategy, [1 / 3, 1 / 3, 1 / 3]);
		for (const gain of gains) expect(gain).toBeLessThan(0.01);
	});

	test('plays paper more where rock wins double', () => {
		// Rock beats scissors for 2: known to be rock 1/4, paper 1/2, scissors 1/4.
		const { strategies, gains } = zeroSum([
			[0, -1, 2],
			[1, 0, -1],
			[-2, 1, 0]
		]);
		for (const strategy of strategies) close(strategy, [1 / 4, 1 / 2, 1 / 4]);
		for (const gain of gains) expect(gain).toBeLessThan(0.01);
	});

	test('hides more where hiding pays less', () => {
		// Matching pennies with 3 for heads: 4p − 1 = 1 − 2p where the other cannot gain, so p is 1/3.
		const { strategies } = zeroSum([
			[3, -1],
			[-1, 1]
		]);
		for (const strategy of strategies) close(strategy, [1 / 3, 2 / 3]);
	});

	test('leaves what is always worse alone', () => {
		const { strategies } = zeroSum([
			[2, 3],
			[1, 2]
		]);
		close(strategies[0], [1, 0]);
		close(strategies[1], [1, 0]);
	});

	test('takes three seats, and finds the one thing all want', () => {
		const counts = [2, 2, 2];
		const payoffs = profilesOf(counts).map((profile) => {
			const all = profile.every((choice) => choice === 1);
			return profile.map((choice) => (all ? 3 : choice === 0 ? 1 : 0.9));
		});
		const { strategies, gains } = regretMatching(counts, payoffs, ROUNDS);
		for (const strategy of strategies) close(strategy, [0, 1]);
		for (const gain of gains) expect(gain).toBeLessThan(0.01);
	});

	test('refuses a seat without a choice, and payoffs that are missing', () => {
		expect(() => regretMatching([2, 0], [], 1)).toThrow('every seat needs a choice');
		expect(() => regretMatching([2, 2], [[1, 1]], 1)).toThrow('every profile needs its payoffs');
	});
});

test('a choice is drawn as often as its strategy says', () => {
	const chance = seededChance(5);
	const drawn = [0, 0, 0];
	for (let time = 0; time < 6_000; time++) {
		const choice = drawnFrom(chance, [0.5, 0, 0.5]);
		drawn[choice] = (drawn[choice] ?? 0) + 1;
	}
	expect(drawn[1]).toBe(0);
	expect(Math.abs((drawn[0] ?? 0) - 3_000)).toBeLessThan(150);
});

/** A toy: both seats bid for a prize that neither sees, of 0 or of 4; who bids 1 for it pays that, and the higher bid has it. */
const auction: ChosenTogether<readonly number[], number, number> = {
	choicesIn: () => [
		[0, 1],
		[0, 1]
	],
	worldsFor: (prizes) => prizes,
	payoffIn: (prize, bids) =>
		bids.map((bid, seat) => {
			const other = bids[1 - seat] ?? 0;
			return (bid > other ? prize : bid === other ? prize / 2 : 0) - bid;
		})
};

test('what is chosen in secret is weighed over all worlds', () => {
	const budget = { worlds: 10 };
	const rich = mixedFor(auction, [0, 4, 4], seededChance(1), budget);
	expect(rich.worlds).toBe(3);
	close(rich.strategies[0], [0, 1]);
	const poor = mixedFor(auction, [0, 0, 4], seededChance(1), budget);
	close(poor.strategies[0], [1, 0]);
	expect(mixedFor(auction, [0, 4, 4], seededChance(1), { worlds: 1 }).worlds).toBe(1);
	expect(() => mixedFor(auction, [], seededChance(1), budget)).toThrow('no world agrees');
});
