import { describe, expect, test } from 'vitest';
import { fortunes } from '../../../../src/lib/games/heritage/standings/fortunes.ts';
import {
	clanRows,
	eraRows,
	playerRows
} from '../../../../src/lib/games/heritage/standings/statistics.ts';
import type { ChapterRecord } from '../../../../src/lib/games/heritage/record-shapes.ts';
import { entered, entry } from '../cases/beginnings.ts';
import {
	CLEAR,
	happened,
	mission,
	played,
	record,
	recorded,
	scored,
	settled,
	stateAfter
} from '../table.ts';

/** s2 wins by so much, with another clan than usual. */
const second = (power: number): ChapterRecord =>
	record([scored('s1', 10), scored('s2', power, { clan: 'ventrue' })], {
		missions: [mission('m3', 's1')]
	});

const told = (...records: ChapterRecord[]) => stateAfter(played(...records));

describe('rise and fall', () => {
	test('counts up chapter by chapter, and says who was ahead then', () => {
		const [first, other] = fortunes(told(CLEAR, second(14), second(11)));
		expect(
			first?.course.map(({ wins, missions, pointsSoFar, place }) => [
				wins,
				missions,
				pointsSoFar,
				place
			])
		).toEqual([
			[1, 0, 20, 1],
			[1, 1, 30, 1],
			[1, 2, 40, 2]
		]);
		expect(other?.course.map(({ finish, points, place }) => [finish, points, place])).toEqual([
			[2, 10, 2],
			[1, 14, 1],
			[1, 11, 1]
		]);
	});

	test('an era counts from the chapter that ended it', () => {
		const [first] = fortunes(told(CLEAR, second(14), second(11), CLEAR));
		expect(first?.course.map(({ erasDominated }) => erasDominated)).toEqual([0, 0, 1, 1]);
	});

	test('level in wins, the eras dominated part them', () => {
		// Two wins each after the fourth; s1 claimed most missions of the first era.
		const rows = fortunes(told(CLEAR, second(14), second(11), CLEAR));
		expect(rows.map(({ course }) => course.at(-1)?.place)).toEqual([1, 2]);
	});

	test('who stays away keeps what they had', () => {
		const rows = fortunes(stateAfter(happened([recorded(1)], settled(3))));
		expect(rows[2]?.course).toEqual([
			{
				chapter: 1,
				finish: null,
				points: null,
				wins: 0,
				missions: 0,
				pointsSoFar: 0,
				erasDominated: 0,
				place: 2
			}
		]);
	});

	test('what was before a late entry counts from the start', () => {
		const players = [
			entered('s1', {}, { wins: 2, missionsThisEra: 1 }),
			entered('s2', {}, { wins: 0 })
		];
		const { firstChapter } = stateAfter(happened([entry({ players })]));
		const rows = fortunes(stateAfter(happened([entry({ players }), recorded(firstChapter)])));
		expect(rows[0]?.course[0]).toMatchObject({ wins: 3, missions: 1, place: 1 });
	});

	test('before the first chapter nobody has risen or fallen', () => {
		expect(fortunes(stateAfter(settled()))).toEqual([
			{ seat: 's1', course: [] },
			{ seat: 's2', course: [] }
		]);
	});
});

describe('statistics', () => {
	const state = told(CLEAR, second(14), second(11));

	test('of a clan: played, won, points on average, and its best evening', () => {
		expect(clanRows(state).filter((row) => row.played > 0)).toEqual([
			{
				clan: 'brujah',
				played: 3,
				won: 1,
				average: 40 / 3,
				best: { points: 20, chapter: 1, seat: 's1' }
			},
			{
				clan: 'gangrel',
				played: 1,
				won: 0,
				average: 10,
				best: { points: 10, chapter: 1, seat: 's2' }
			},
			{
				clan: 'ventrue',
				played: 2,
				won: 2,
				average: 12.5,
				best: { points: 14, chapter: 2, seat: 's2' }
			}
		]);
		expect(clanRows(state)).toHaveLength(9);
		expect(clanRows(state)[2]).toEqual({
			clan: 'lasombra',
			played: 0,
			won: 0,
			average: null,
			best: null
		});
	});

	test('of a player: chapters, missions, the longest row of wins, the clans of the heart', () => {
		expect(playerRows(state)).toEqual([
			{
				seat: 's1',
				played: 3,
				won: 1,
				average: 40 / 3,
				best: { points: 20, chapter: 1, seat: 's1' },
				missions: 2,
				streak: 1,
				clans: ['brujah']
			},
			{
				seat: 's2',
				played: 3,
				won: 2,
				average: 35 / 3,
				best: { points: 14, chapter: 2, seat: 's2' },
				missions: 1,
				streak: 2,
				clans: ['ventrue']
			}
		]);
	});

	test('of an era: who dominated, and how close it was', () => {
		expect(eraRows(state)).toEqual([
			{
				era: 1,
				chapters: 3,
				dominant: 's1',
				missions: { s1: 2, s2: 1 },
				wins: { s1: 1, s2: 2 },
				average: 75 / 6,
				closest: { chapter: 3, points: 1 },
				clearest: { chapter: 1, points: 10 }
			}
		]);
	});

	test('an order by hand against the points is won by nothing', () => {
		const byHand = { ...CLEAR, orderByHand: ['s2', 's1'] };
		expect(eraRows(told(byHand))[0]?.closest).toEqual({ chapter: 1, points: 0 });
	});

	test('before the first chapter there is nothing to count', () => {
		const empty = stateAfter(settled());
		expect(eraRows(empty)).toEqual([]);
		expect(playerRows(empty)[0]).toEqual({
			seat: 's1',
			played: 0,
			won: 0,
			average: null,
			best: null,
			missions: 0,
			streak: 0,
			clans: []
		});
	});
});
