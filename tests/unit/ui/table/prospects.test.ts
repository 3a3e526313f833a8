import { describe, expect, test } from 'vitest';
import { recruitMoves } from '../../../../src/lib/games/heritage/chapter/recruit-moves.ts';
import { pointsOf } from '../../../../src/lib/games/heritage/chapter/points.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { foresee } from '../../../../src/lib/ui/heritage/table/foresee.ts';
import { recruitOf } from '../../../../src/lib/ui/heritage/table/gains.ts';
import {
	prospectSpoken,
	prospectWords
} from '../../../../src/lib/ui/heritage/table/screen/prospect-words.ts';
import { weigh, type Prospect } from '../../../../src/lib/ui/heritage/table/screen/prospects.ts';
import { BOARDS, played } from './played.ts';

const isOpen = ({ turn, question }: Table) => turn?.recruit === 'open' && question === null;

/** What is told of each character, and how many steps it took. */
function weighed(table: Table) {
	const moves = recruitMoves(table, table.turn?.seat ?? '');
	const told: Record<string, Prospect> = {};
	const steps = [
		...weigh({ battlegrounds: BOARDS, table, moves }, (character, prospect) => {
			told[character] = prospect;
		})
	].length;
	return { moves, told, steps };
}

/** What a recruit brings as far as it can be foreseen, and whether it goes on then. */
function gainOf(
	table: Table,
	moves: ReturnType<typeof recruitMoves>,
	who: string,
	sire: string,
	answers: Prospect['answers'] = []
) {
	const command = recruitOf(moves, who, sire);
	const foreseen = foresee(BOARDS, table, command ? [command, ...answers] : []);
	const points = (one: Table) => pointsOf(one, BOARDS)[moves.seat]?.total ?? 0;
	const isSure = foreseen.refusal === null && foreseen.choice === null && !foreseen.chance;
	return { gain: points(foreseen.table) - points(table), isSure };
}

describe('what a recruit would bring', () => {
	const eras = [3, 5, 7] as const;
	const tables = eras.flatMap((era) =>
		played({ era })
			.tables.filter(isOpen)
			.filter(({ round }, index) => round < 7 && index % 6 === 3)
	);

	test('is told of everybody who can be recruited, a tried-out command a step', () => {
		expect(tables.length).toBeGreaterThan(6);
		for (const table of tables) {
			const { moves, told, steps } = weighed(table);
			expect(Object.keys(told).sort()).toEqual(
				moves.characters.map(({ character }) => character).sort()
			);
			expect(steps).toBeGreaterThanOrEqual(moves.characters.length * moves.sires.length);
		}
	});

	test('is what the rules say, and no other sire is sure to bring more', () => {
		let sure = 0;
		for (const table of tables) {
			const { moves, told } = weighed(table);
			for (const [who, { sire, least, most, open, answers }] of Object.entries(told)) {
				expect(least).toBeLessThanOrEqual(most);
				const best = gainOf(table, moves, who, sire, answers);
				if (best.isSure) {
					expect([least, most, open]).toEqual([best.gain, best.gain, false]);
					sure += 1;
				}
				for (const other of moves.sires) {
					const { gain, isSure } = gainOf(table, moves, who, other);
					if (isSure) expect(2 * gain).toBeLessThanOrEqual(least + most);
				}
			}
		}
		expect(sure).toBeGreaterThan(10);
	});

	test('says with it what the best of the others gains', () => {
		let other = 0;
		for (const table of tables) {
			const { moves, told } = weighed(table);
			for (const [who, { sire, answers, rival, open }] of Object.entries(told)) {
				if (!rival) throw new Error('there are others');
				const command = recruitOf(moves, who, sire);
				const after = foresee(BOARDS, table, command ? [command, ...answers] : []);
				const points = (one: Table) => pointsOf(one, BOARDS)[rival.seat]?.total ?? 0;
				if (open || rival.least !== rival.most || after.choice || after.chance) continue;
				expect(rival.least).toBe(points(after.table) - points(table));
				other += Number(rival.least !== 0);
			}
		}
		expect(other).toBeGreaterThan(3);
	});

	test('goes on where cards decide, and nowhere else', () => {
		const all = tables.flatMap((table) => Object.values(weighed(table).told));
		expect(all.some(({ open }) => open)).toBe(true);
		expect(all.some(({ open }) => !open)).toBe(true);
	});
});

describe('its words', () => {
	test.each<[Omit<Prospect, 'sire' | 'answers' | 'rival'>, string, string, string]>([
		[{ least: 3, most: 3, open: false }, '+3', 'points', 'Points with Ada as sire: +3.'],
		[{ least: 0, most: 0, open: false }, '±0', 'points', 'Points with Ada as sire: ±0.'],
		[
			{ least: -1, most: 2, open: false },
			'−1 to +2',
			'points',
			'Points with Ada as sire: −1 to +2.'
		],
		[
			{ least: 2, most: 2, open: true },
			'+2',
			'at first',
			'Points with Ada as sire: +2 at first, the rest is unknown.'
		],
		[{ least: 0, most: 0, open: true }, '?', 'points', 'Points unknown with Ada as sire.']
	])('%o', (gain, value, note, spoken) => {
		const prospect = { sire: 'v1', answers: [], rival: null, ...gain };
		const { means, ...said } = prospectWords(prospect);
		expect(said).toEqual({ value, note });
		expect(means === undefined, 'only a plain number needs no explanation').toBe(
			!gain.open && note === 'points'
		);
		expect(prospectSpoken(prospect, 'Ada')).toBe(spoken);
	});
});
