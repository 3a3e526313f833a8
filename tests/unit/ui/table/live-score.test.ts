import { describe, expect, test } from 'vitest';
import { pointsOf } from '../../../../src/lib/games/heritage/chapter/points.ts';
import {
	margins,
	missionsSoFar,
	missionStands,
	standingOf
} from '../../../../src/lib/ui/heritage/table/screen/missions-now.ts';
import { pointsByRound } from '../../../../src/lib/ui/heritage/table/screen/rounds.ts';
import { BOARDS, PEOPLE, played } from './played.ts';

const nameOf = (seat: string) => Object.entries(PEOPLE).find(([one]) => one === seat)?.[1] ?? seat;

describe('the points by round', () => {
	const { steps, table, tables } = played();
	const rounds = pointsByRound(steps, BOARDS);

	test('begin before the first turn, and have each round once', () => {
		expect(rounds.map(({ round }) => round)).toEqual(
			Array.from({ length: table.round + 1 }, (_, round) => round)
		);
	});

	test('end with the points of now', () => {
		const now = pointsOf(table, BOARDS);
		for (const { seat } of table.seats) expect(rounds.at(-1)?.points[seat]).toBe(now[seat]?.total);
	});

	test('are told in mid-game as well', () => {
		const at = tables.findIndex(({ round, turn }) => round === 3 && turn?.recruit === 'done');
		const before = pointsByRound(steps.slice(0, at + 1), BOARDS);
		expect(before.map(({ round }) => round)).toEqual([0, 1, 2, 3]);
		expect(before.slice(0, 3)).toEqual(rounds.slice(0, 3));
	});

	test('there are none before the table is set', () => {
		expect(pointsByRound([], BOARDS)).toEqual([{ round: 0, points: {} }]);
	});
});

describe('missions while they are fought for', () => {
	test.each([
		[['s1'], 1, 2, 'Ada leads by 1: +2 so far.'],
		[['s1'], 3, null, 'Ada leads by 3.'],
		[['s2'], 0, 2, 'Bert leads with fewer missions claimed: +2 so far.'],
		[['s1', 's2'], 0, 2, 'Tied: Ada, Bert.'],
		[[], 0, 2, 'Nobody leads.']
	])('%j by %i', (leaders, by, worth, sentence) => {
		expect(missionStands({ leaders, by, claimed: false }, worth, nameOf)).toBe(sentence);
	});

	test.each([
		[['s1'], 2, 'Ada has claimed it: +2.'],
		[['s1'], null, 'Ada has claimed it.'],
		[[], 2, 'Nobody claimed it.']
	])('%j has claimed it', (leaders, worth, sentence) => {
		expect(missionStands({ leaders, by: 1, claimed: true }, worth, nameOf)).toBe(sentence);
	});

	test('bring who leads alone what they are worth, and once they are claimed no more: they count', () => {
		const { tables, table } = played({ seed: 3 });
		const middle = tables.find(({ round }) => round === 6) ?? table;
		const worth = middle.ruleset.missionPower;
		const led = standingOf(middle).filter(({ leaders }) => leaders.length === 1);
		expect(led.length).toBeGreaterThan(0);
		const sum = Object.values(missionsSoFar(middle)).reduce((all, points) => all + points, 0);
		expect(sum).toBe(worth * led.length);
		for (const { by } of led) expect(by).toBeGreaterThanOrEqual(0);
		expect(new Set(Object.values(missionsSoFar(table)))).toEqual(new Set([0]));
		expect(new Set(Object.values(missionsSoFar({ ...middle, chapter: 1 })))).toEqual(new Set([0]));
	});

	test('a margin is the way to the next, or to who leads', () => {
		expect(margins({ s1: 10, s2: 7, s3: 4 })).toEqual({ s1: 3, s2: -3, s3: -6 });
		expect(margins({ s1: 5, s2: 5 })).toEqual({ s1: 0, s2: 0 });
	});
});
