import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { chancesOf } from '../../../../src/lib/games/core/search/chances.ts';
import { difference, estimated } from '../../../../src/lib/games/core/search/sample.ts';
import { ranked, searchOf } from '../../../../src/lib/games/core/search/search.ts';
import { bestCall, exactly, sampledToy, wholeToy, type Table } from './higher.ts';

const TABLES: readonly Table[] = Array.from({ length: 9 }, (_, open) => ({
	open: open + 1,
	unseen: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((card) => card !== open + 1)
}));

const CANDIDATE = { move: 'pass', prior: 0.25 } as const;

describe('a search over worlds', () => {
	test.each(TABLES)('finds what is best beside an open $open', (table) => {
		const [best] = ranked(sampledToy, table, seededChance(table.open), { worlds: 400 });
		expect(best && exactly(table, best.move)).toBe(exactly(table, bestCall(table)));
		expect(Math.abs((best?.mean ?? 0) - exactly(table, bestCall(table)))).toBeLessThan(0.25);
	});

	test.each(TABLES)('is exact where it sees every world, beside an open $open', (table) => {
		const ranking = ranked(wholeToy, table, seededChance(1), { worlds: 1_000 });
		for (const { move, mean, worlds } of ranking)
			if (worlds === table.unseen.length) expect(mean).toBeCloseTo(exactly(table, move), 10);
		expect(ranking[0]?.move).toBe(bestCall(table));
	});

	test('ranks the same for the same seed and budget, and stops where the budget ends', () => {
		const [table] = TABLES;
		if (!table) throw new Error('no table');
		const once = ranked(sampledToy, table, seededChance(7), { worlds: 20 });
		expect(ranked(sampledToy, table, seededChance(7), { worlds: 20 })).toEqual(once);
		expect(Math.max(...once.map(({ worlds }) => worlds))).toBeLessThanOrEqual(20);
		const alike = { ...sampledToy, candidatesFor: () => [CANDIDATE, CANDIDATE] };
		const [best] = ranked(alike, table, seededChance(7), { worlds: 20 });
		expect(best?.worlds).toBe(20);
	});

	test('goes by the clock that it is handed', () => {
		const [table] = TABLES;
		if (!table) throw new Error('no table');
		let now = 0;
		const budget = { milliseconds: 100, elapsed: () => (now += 10) };
		const ranking = ranked(sampledToy, table, seededChance(7), budget);
		expect(ranking[0]?.worlds).toBeGreaterThan(0);
		expect(now).toBeLessThan(130);
		const spent = { milliseconds: 0, elapsed: () => 1 };
		expect(ranked(sampledToy, table, seededChance(7), spent)[0]?.worlds).toBe(1);
	});

	test('can be asked at any time, and counts whole worlds alone', () => {
		const table = { open: 8, unseen: [1, 2, 3, 9] };
		const search = searchOf(sampledToy, table, seededChance(3));
		expect(search.ranking().map(({ move }) => move)).toEqual(['pass', 'lower', 'higher']);
		expect(search.ranking()[0]?.error).toBe(Infinity);
		search.step();
		expect(search.worlds()).toBe(0);
		expect(search.ranking()[0]?.worlds).toBe(0);
		search.step();
		search.step();
		expect(search.worlds()).toBe(1);
	});

	test('weighs what was believed before as so many worlds', () => {
		const table = { open: 5, unseen: [1, 2, 3, 4, 9] };
		const believed = {
			...wholeToy,
			trust: 15,
			candidatesFor: () => [
				{ move: 'higher' as const, prior: 0.7 },
				{ move: 'lower' as const, prior: 0.6 }
			]
		};
		const [best, other] = ranked(believed, table, seededChance(1), { worlds: 5 });
		expect(best).toMatchObject({ move: 'lower', worlds: 5 });
		expect(best?.mean).toBeCloseTo((5 * 0.8 + 15 * 0.6) / 20, 10);
		expect(other?.mean).toBeCloseTo((5 * 0.2 + 15 * 0.7) / 20, 10);
	});

	describe('with two moves that differ by little', () => {
		/** What each comes to in one world after the other. */
		const inWorlds = (one: readonly number[], other: readonly number[], trust = 0) =>
			({
				candidatesFor: () => [
					{ move: 0, prior: 0.5 },
					{ move: 1, prior: 0.5 }
				],
				trust,
				worldsFor: () => one.keys(),
				worthIn: (_: unknown, world: number, move: number) => [one, other][move]?.[world] ?? 0
			}) as const;
		const bestAfter = (worlds: number, game: ReturnType<typeof inWorlds>) =>
			ranked(game, null, seededChance(1), { worlds })[0]?.move;

		test('keeps on top what was there, as long as nobody can tell them apart', () => {
			const level = inWorlds([0.5, 0.5, 0.5, 0.5, 0.5], [0.4, 0.8, 0.3, 0.55, 0.55], 1);
			for (const worlds of [1, 2, 3, 4]) expect(bestAfter(worlds, level)).toBe(0);
		});

		test('puts on top what is better by more than chance, and by the mean once all worlds are seen', () => {
			const better = inWorlds([0.5, 0.5, 0.5, 0.5], [0.6, 0.7, 0.6, 0.7], 1);
			expect(bestAfter(1, better)).toBe(0);
			expect(bestAfter(3, better)).toBe(1);
			const level = inWorlds([0.5, 0.5, 0.5, 0.5], [0.4, 0.8, 0.3, 0.55], 1);
			expect(bestAfter(9, level)).toBe(1);
		});

		test('keeps it as well where the other is better by less than matters', () => {
			const better = inWorlds([0.5, 0.5, 0.5, 0.5], [0.6, 0.7, 0.6, 0.7], 1);
			expect(bestAfter(3, { ...better, level: 0.05 } as typeof better)).toBe(1);
			expect(bestAfter(3, { ...better, level: 0.2 } as typeof better)).toBe(0);
		});

		test('takes a few worlds that agree for certainty only where worlds usually do', () => {
			const better = inWorlds([0.5, 0.5, 0.5], [0.6, 0.61, 0.6], 1);
			expect(bestAfter(2, { ...better, spread: 0.01 } as typeof better)).toBe(1);
			expect(bestAfter(2, { ...better, spread: 0.5 } as typeof better)).toBe(0);
			const worse = {
				...inWorlds([0.6, 0.61, 0.5, 0.5], [0.5, 0.5, 0.9, 0.9], 1),
				race: { worlds: 2, errors: 1 }
			};
			expect(bestAfter(4, worse)).toBe(0);
			expect(bestAfter(4, { ...worse, spread: 0.25 } as typeof worse)).toBe(1);
		});

		test('gives up as early as the game says', () => {
			const worse = {
				...inWorlds([0.5, 0.6, 0.5, 0.6], [0.3, 0.5, 0.3, 0.5]),
				race: { worlds: 2, errors: 2 }
			};
			const search = searchOf(worse, null, seededChance(1));
			for (let step = 0; step < 4; step++) expect(search.step()).toBe(true);
			expect(search.step()).toBe(false);
		});
	});

	test('gives up what is hopeless, and ends when one move is left', () => {
		const search = searchOf(sampledToy, { open: 0, unseen: [1, 2, 3] }, seededChance(3));
		let steps = 0;
		while (search.step()) steps++;
		expect(search.ranking().map(({ move }) => move)).toEqual(['higher', 'pass', 'lower']);
		expect(steps).toBeLessThan(40);
	});

	test('has nothing to say where nothing can be chosen, and thinks of no only move', () => {
		const none = { ...sampledToy, candidatesFor: () => [] };
		const table = { open: 1, unseen: [2] };
		expect(ranked(none, table, seededChance(1), { worlds: 5 })).toEqual([]);
		const one = { ...sampledToy, candidatesFor: () => [CANDIDATE] };
		expect(ranked(one, table, seededChance(1), { worlds: 5 })).toEqual([
			{ move: 'pass', worlds: 0, mean: 0.25, error: Infinity }
		]);
	});
});

test('an estimate is a mean and its standard error', () => {
	expect(estimated([1, 2, 3, 4])).toEqual({ mean: 2.5, error: Math.sqrt(5 / 3 / 4) });
	expect(estimated([]).error).toBe(Infinity);
	expect(difference([3, 4, 9], [1, 2]).mean).toBe(2);
	expect(difference([3, 4, 9], [1, 2]).error).toBe(0);
});

test('chances to win add up to 1, and differ by e where values are a temperature apart', () => {
	const [one = 0, other = 0] = chancesOf([900, 902], 2);
	expect(one + other).toBeCloseTo(1, 12);
	expect(other / one).toBeCloseTo(Math.E, 10);
});
