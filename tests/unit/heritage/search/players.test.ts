import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { legalMoves } from '../../../../src/lib/games/heritage/chapter/moves.ts';
import {
	easyPlayer,
	mediumPlayer,
	strongPlayer
} from '../../../../src/lib/games/heritage/players/coded.ts';
import { RULES } from '../../../../src/lib/games/heritage/revision.ts';
import { adviserFor } from '../../../../src/lib/games/heritage/search/advice.ts';
import { blindSpots } from '../../../../src/lib/games/heritage/search/blind-spots.ts';
import {
	evaluationBy,
	fittedEvaluation
} from '../../../../src/lib/games/heritage/search/evaluation.ts';
import { FEATURES } from '../../../../src/lib/games/heritage/search/features.ts';
import { DEPTH } from '../../../../src/lib/games/heritage/search/searched-table.ts';
import { thinkingDealer } from '../../../../src/lib/games/heritage/search/thinking-dealer.ts';
import weights from '../../../../src/lib/games/heritage/search/weights.json';
import { decideWith } from '../../../../src/lib/games/heritage/table/engine.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { ERAS } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { midGame, stepsOf } from './games.ts';

const evaluation = fittedEvaluation(BATTLEGROUND_MODULES);

const viewAt = (table: Table) => ({ table, seat: table.turn?.seat ?? '', hand: [] });

describe('an evaluation', () => {
	test('gives chances that add up to 1 at every table, and 1 to who won', () => {
		let end: Table | null = null;
		for (const { after } of stepsOf(3, { players: 4, era: 3 })) {
			end = after;
			if (after.phase !== 'play' || after.question) continue;
			const chances = evaluation.chancesOf(viewAt(after));
			expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
			for (const chance of chances) expect(chance).toBeGreaterThan(0);
		}
		if (!end) throw new Error('nothing was played');
		const chances = evaluation.chancesOf({ table: end, seat: 's1', hand: [] });
		const won = end.seats.map(({ seat }) => (seat === end.result?.order[0] ? 1 : 0));
		expect(chances).toEqual(won);
	});

	test('says what each value is made of', () => {
		const view = viewAt(midGame(5, { era: 6 }));
		const values = evaluation.valuesOf(view);
		const sums = evaluation
			.termsOf(view)
			.map((terms) => Object.values(terms).reduce((sum, one) => sum + one, 0));
		for (const [seat, value] of values.entries()) expect(sums[seat]).toBeCloseTo(value, 9);
	});

	test('has weights for every feature, of the rules as they are', () => {
		expect(weights.rules).toBe(RULES);
		for (const { features } of Object.values(weights.bySeats))
			expect(Object.keys(features)).toEqual(FEATURES);
	});

	test('refuses a number of seats that nobody plays', () => {
		const none = evaluationBy(BATTLEGROUND_MODULES, (seats) => {
			throw new Error(`no weights for ${seats} seats`);
		});
		expect(() => none.valuesOf(viewAt(midGame(5)))).toThrow('no weights for 3 seats');
	});
});

describe.each(['easy', 'medium', 'strong'] as const)('a player that is %s', (strength) => {
	const player = {
		easy: easyPlayer(BATTLEGROUND_MODULES),
		medium: mediumPlayer(BATTLEGROUND_MODULES),
		strong: strongPlayer(BATTLEGROUND_MODULES, () => ({ worlds: 1 }), evaluation, {
			...DEPTH,
			candidates: 2,
			answers: 2,
			horizon: 'turn'
		})
	}[strength];

	test('plays chapters to their end', () => {
		const eras = { easy: ERAS, medium: [2, 6] as const, strong: [7] as const }[strength];
		for (const era of eras) {
			let end: Table | null = null;
			for (const { after } of stepsOf(era, { era, players: 2 }, player)) end = after;
			expect(end?.phase).toBe('finished');
		}
	});

	test('does the same again, and nothing that is refused', () => {
		const view = viewAt(midGame(8, { players: 4 }));
		const command = player(view, seededChance(2));
		expect(player(view, seededChance(2))).toEqual(command);
		if (!command) throw new Error('it has no move');
		expect(decideWith(BATTLEGROUND_MODULES, view.table, command, thinkingDealer).accepted).toBe(
			true
		);
	});

	test('plays with the box as well', () => {
		for (const { after } of stepsOf(2, { dealer: 'box', players: 2 }, player)) {
			expect(after.dealer).toBe('box');
			if (strength === 'strong' && after.round > 1) break;
		}
	});

	test('has nothing to do where it is not asked', () => {
		const table = midGame(8);
		const other = table.seats.find(({ seat }) => seat !== table.turn?.seat)?.seat ?? '';
		expect(player({ table, seat: other, hand: [] }, seededChance(1))).toBeNull();
	});
});

describe('advice', () => {
	const view = viewAt(midGame(12, { players: 3, era: 2 }));
	const advise = (steps: number) => {
		const adviser = adviserFor(BATTLEGROUND_MODULES, view, 7);
		for (let step = 0; step < steps; step++) adviser.step();
		return adviser;
	};

	test('is there at once, and says why and what would follow', () => {
		const advice = advise(0).advice();
		expect(advice.length).toBeGreaterThan(0);
		for (const { command, turn, chance, worlds, why } of advice) {
			expect(worlds).toBe(0);
			expect(turn[0]).toEqual(command);
			expect(chance).toBeGreaterThan(0);
			expect(chance).toBeLessThan(1);
			const sizes = why.map(({ points }) => Math.abs(points));
			expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
		}
		const { recruit } = legalMoves(view.table, view.seat, []);
		expect(recruit).not.toBeNull();
	});

	test('gets better with worlds, and is the same for the same seed', () => {
		const adviser = advise(12);
		expect(adviser.worlds()).toBeGreaterThan(0);
		expect(adviser.advice()).toEqual(advise(12).advice());
		expect(adviser.advice(1)).toHaveLength(1);
		expect(adviser.advice()[0]?.worlds).toBe(adviser.worlds());
	});

	test('gives no reason that is only that less of the chapter is left', () => {
		const features = { power: { now: 0, left: 10 } };
		const byPower = evaluationBy(BATTLEGROUND_MODULES, () => ({
			features,
			temperature: { end: 4, left: 4 }
		}));
		const powerOf = (table: Table, seat: string) =>
			Object.values(table.bloodlines[seat]?.vampires ?? {}).reduce(
				(sum, { power, torpor }) => sum + (torpor ? 0 : power),
				0
			);
		const advice = adviserFor(BATTLEGROUND_MODULES, view, 7, byPower).advice();
		const recruits = advice.filter(({ command }) => command.type === 'Recruit');
		let looked = 0;
		for (const { turn, why } of recruits) {
			let table: Table | null = view.table;
			for (const command of turn) {
				if (!table) break;
				const outcome = decideWith(BATTLEGROUND_MODULES, table, command, thinkingDealer);
				table = outcome.accepted ? outcome.table : null;
			}
			// A turn that hangs on what came in a world cannot be gone through here.
			if (!table) continue;
			looked += 1;
			const after = table;
			const changed = view.table.seats.flatMap(({ seat }) =>
				powerOf(after, seat) === powerOf(view.table, seat) ? [] : [seat]
			);
			expect(changed.length).toBeLessThan(view.table.seats.length);
			for (const { seat } of why) expect(changed).toContain(seat);
		}
		expect(looked).toBeGreaterThan(0);
	});

	test('names cards whose effects it cannot see', () => {
		expect(blindSpots(view)).toEqual([]);
		const [character = ''] = view.table.queue;
		const card = view.table.cast[character];
		if (!card) throw new Error('the queue is empty');
		const effects = [{ do: 'manual' as const, text: 'Sing.' }];
		const abilities = [{ name: 'Song', effects, sticker: null }];
		const cast = { ...view.table.cast, [character]: { ...card, abilities } };
		expect(blindSpots({ ...view, table: { ...view.table, cast } })).toEqual([character]);
	});
});
