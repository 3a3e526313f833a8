import { describe, expect, test } from 'vitest';
import {
	pointSentences,
	whySentence
} from '../../../../src/lib/games/heritage/chapter/point-sentences.ts';
import { pointsOf } from '../../../../src/lib/games/heritage/chapter/points.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import type { MissionCard } from '../../../../src/lib/games/heritage/deck/cards.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { character, joined, setting, tableWith, vampire } from '../table/kit.ts';
import { classBoard, mapBoard, TOYS } from './toys.ts';

const mission: MissionCard = { id: 'm1', name: 'One', text: '', match: {} };
const claimed: TableEvent = { type: 'MissionClaimed', mission: 'm1', seat: 's1' };

const laid = setting(2, {
	missions: [mission],
	cast: [
		...setting().cast.filter(({ id }) => id !== 'c1'),
		character('c1', { archetype: 'wealthy' })
	]
});

const bloodline = [
	vampire('l1', null, { power: 2, boons: ['brujah', 'gangrel'] }),
	joined('s1', 'c1', 'l1'),
	joined('s1', 'c2', 'l1'),
	vampire('c1', 'l1', { infamy: 3 }),
	vampire('c2', 'l1', { torpor: true, power: 4, boons: ['brujah'], infamy: 1 }),
	vampire('l2', null, { boons: [] })
];

describe('points', () => {
	test('each number by source, vampire by vampire, with its reason', () => {
		const table = tableWith(bloodline, laid, classBoard(2), mapBoard({ s1: 9 }), claimed);
		const score = pointsOf(table, TOYS)['s1'];
		expect(score?.lines).toEqual([
			{
				source: 'class',
				points: 2,
				vampire: 'l1',
				why: 'plain',
				about: { vampire: 'l1', each: 2 }
			},
			{ source: 'class', points: 4, vampire: 'c1', why: 'rich', about: { vampire: 'c1' } },
			{
				source: 'class',
				points: 0,
				vampire: 'c2',
				why: 'lies-in-torpor',
				about: { vampire: 'c2' }
			},
			{ source: 'geography', points: 0, vampire: 'l1', why: 'none', about: {} },
			{ source: 'geography', points: 0, vampire: 'c1', why: 'none', about: {} },
			{
				source: 'geography',
				points: 0,
				vampire: 'c2',
				why: 'lies-in-torpor',
				about: { vampire: 'c2' }
			},
			{ source: 'geography', points: 9, vampire: null, why: 'sum', about: { seat: 's1' } },
			{
				source: 'power',
				points: 2,
				vampire: 'l1',
				why: 'power',
				about: { vampire: 'l1', amount: 2 }
			},
			{
				source: 'power',
				points: 0,
				vampire: 'c2',
				why: 'lies-in-torpor',
				about: { vampire: 'c2' }
			},
			{
				source: 'boons',
				points: 2,
				vampire: 'l1',
				why: 'boons',
				about: { vampire: 'l1', amount: 2 }
			},
			{
				source: 'boons',
				points: 0,
				vampire: 'c2',
				why: 'lies-in-torpor',
				about: { vampire: 'c2' }
			},
			{
				source: 'infamy',
				points: -3,
				vampire: 'c1',
				why: 'infamy',
				about: { vampire: 'c1', amount: 3 }
			},
			{
				source: 'infamy',
				points: 0,
				vampire: 'c2',
				why: 'lies-in-torpor',
				about: { vampire: 'c2' }
			},
			{
				source: 'missions',
				points: 2,
				vampire: null,
				why: 'mission',
				about: { mission: 'm1', power: 2 }
			}
		]);
		expect(score?.by).toEqual({
			class: 6,
			temperament: 0,
			geography: 9,
			power: 2,
			boons: 2,
			infamy: -3,
			missions: 2
		});
		expect(score?.total).toBe(18);
	});

	test('of every player, and nothing where nothing lies', () => {
		const points = pointsOf(tableWith(bloodline, laid), TOYS);
		expect(Object.keys(points)).toEqual(['s1', 's2']);
		expect(points['s2']).toEqual({
			total: 0,
			by: { class: 0, temperament: 0, geography: 0, power: 0, boons: 0, infamy: 0, missions: 0 },
			lines: []
		});
	});

	test('a mission nobody or another claimed brings nothing', () => {
		const by = (seat: string | null) =>
			pointsOf(tableWith([], laid, { type: 'MissionClaimed', mission: 'm1', seat }), TOYS)['s1']?.by
				.missions;
		expect([by('s1'), by('s2'), by(null)]).toEqual([2, 0, 0]);
	});

	test('a board that no module knows is a bug', () => {
		const table = tableWith([], laid, classBoard(1));
		expect(() => pointsOf(table, {})).toThrow('there is no battleground A');
	});
});

describe('why a number is what it is', () => {
	const table = tableWith(bloodline, laid, classBoard(2), mapBoard({ s1: 9 }), claimed);
	const named = (id: string) => `<${id}>`;
	const sentences = pointsOf(table, TOYS)['s1']?.lines.map((line) =>
		whySentence(table, TOYS, line, named)
	);

	test('a sentence each, of the board or of our own, with names', () => {
		expect(sentences).toEqual([
			'<l1> is worth 2.',
			'<c1> is rich.',
			'<c2> is in torpor and scores nothing.',
			'Nothing a vampire.',
			'Nothing a vampire.',
			'<c2> is in torpor and scores nothing.',
			'<s1> holds the map.',
			'<l1> has 2 power: 1 point each.',
			'<c2> is in torpor and scores nothing.',
			'<l1> has 2 boons: 1 point each.',
			'<c2> is in torpor and scores nothing.',
			'<c1> has 3 infamy: −1 point each.',
			'<c2> is in torpor and scores nothing.',
			'<m1> is claimed: 2 power.'
		]);
	});

	test('without a board there is still a sentence of our own', () => {
		const line = { source: 'class', points: 0, vampire: 'c2', about: { vampire: 'c2' } } as const;
		expect(whySentence(tableWith(), {}, { ...line, why: 'lies-in-torpor' })).toBe(
			'c2 is in torpor and scores nothing.'
		);
		expect(whySentence(table, {}, { ...line, why: 'lies-in-torpor' })).toBe(
			'c2 is in torpor and scores nothing.'
		);
	});

	test('every sentence is one', () => {
		for (const sentence of Object.values(pointSentences)) expect(sentence).toMatch(/\.$/);
	});
});

test('the same points in a chronicle but for missions', () => {
	const chronicle = tableWith(bloodline, { ...laid, chapter: 4 }, claimed);
	const alone = tableWith(bloodline, laid, claimed);
	const [inChronicle, byItself] = [pointsOf(chronicle, TOYS)['s1'], pointsOf(alone, TOYS)['s1']];
	expect(inChronicle?.total).toBe((byItself?.total ?? 0) - DEFAULT_RULESET.missionPower);
	expect(inChronicle?.by.missions).toBe(0);
});
