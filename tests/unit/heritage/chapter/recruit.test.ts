import { describe, expect, test } from 'vitest';
import { recruitDeciders } from '../../../../src/lib/games/heritage/chapter/recruit.ts';
import {
	mayRecruit,
	priceOf,
	purseOf,
	recruitable
} from '../../../../src/lib/games/heritage/chapter/recruiting.ts';
import type { TableCommandOf } from '../../../../src/lib/games/heritage/table/commands.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import { EMPTY_TABLE, type Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { BOTH, character, joined, setting, tableWith, vampire } from '../table/kit.ts';
import { begun, refusalOf, tasksOf } from './chapter-kit.ts';

const QUEUE: Correction = { set: 'queue', queue: ['c1', 'c2', 'c3', 'c4', 'c5'] };

describe.each(BOTH)('a recruit, dealt by the %s', (dealer) => {
	const laid = setting(2, { dealer });
	const table = tableWith([QUEUE], laid);
	const recruit = (on: Table, more: Partial<TableCommandOf<'Recruit'>> = {}) =>
		recruitDeciders.Recruit(on, {
			type: 'Recruit',
			seat: 's1',
			character: 'c5',
			sire: 'l1',
			paid: {},
			...more
		});
	const turn = (to: Partial<Extract<Correction, { set: 'turn' }>>): Correction => ({
		set: 'turn',
		firstPlayer: 's1',
		seat: 's1',
		round: 1,
		recruit: 'open',
		schemes: 1,
		...to
	});

	test('is placed, the queue refills, it activates, triggers, and edicts look at it', () => {
		const beginning = recruit(table);
		expect(begun(beginning).events).toEqual([
			{
				type: 'CharacterRecruited',
				seat: 's1',
				character: 'c5',
				sire: 'l1',
				from: 'queue',
				paid: {}
			}
		]);
		expect(tasksOf(beginning)).toEqual([
			{ kind: 'fill-queue' },
			{ kind: 'activate', vampire: 'c5' },
			{ kind: 'trigger', vampire: 'c5' },
			{ kind: 'edicts', recruiter: 's1', character: 'c5' }
		]);
		expect(begun(beginning).resolution.triggered).toEqual([]);
	});

	test('of the own retainer leaves the queue alone', () => {
		const kept = tableWith([QUEUE, { set: 'retainer', seat: 's1', character: 'c9' }], laid);
		const beginning = recruit(kept, { character: 'c9' });
		expect(begun(beginning).events).toMatchObject([{ character: 'c9', from: 'haven', paid: {} }]);
		expect(tasksOf(beginning).map(({ kind }) => kind)).toEqual(['activate', 'trigger', 'edicts']);
	});

	test('goes under any vampire of the own bloodline', () => {
		const grown = tableWith([QUEUE, joined('s1', 'c9', 'l1')], laid);
		expect(begun(recruit(grown, { sire: 'c9' })).events).toMatchObject([{ sire: 'c9' }]);
	});

	test('pays exactly what the space costs, out of vampires that have it', () => {
		const rich = tableWith(
			[
				QUEUE,
				joined('s1', 'c9', 'l1'),
				vampire('c9', 'l1', { power: 1 }),
				joined('s1', 'c8', 'l1'),
				vampire('c8', 'l1', { power: 2, torpor: true })
			],
			laid
		);
		const pay = (character: string, paid: { [id: string]: number }) =>
			refusalOf(recruit(rich, { character, paid }));
		expect(pay('c1', { l1: 2 })).toBeNull();
		expect(pay('c1', { l1: 1, c9: 1 })).toBeNull();
		expect(pay('c2', { c9: 1 })).toBeNull();
		expect(pay('c3', {})).toBeNull();
		expect(pay('c1', { l1: 1 })).toEqual(['payment-wrong', { cost: 2, paid: 1 }, 'paid']);
		expect(pay('c1', { l1: 3 })).toEqual(['payment-wrong', { cost: 2, paid: 3 }, 'paid']);
		expect(pay('c3', { l1: 1 })).toEqual(['payment-wrong', { cost: 0, paid: 1 }, 'paid']);
		expect(pay('c1', { c9: 2 })).toEqual([
			'payer-too-poor',
			{ vampire: 'c9', power: 1 },
			'paid.c9'
		]);
		expect(pay('c1', { c8: 2 })).toEqual(['payer-in-torpor', { vampire: 'c8' }, 'paid.c8']);
		expect(pay('c1', { l2: 2 })).toEqual(['payer-not-in-bloodline', { vampire: 'l2' }, 'paid.l2']);
	});

	test('is refused outside the own turn, twice, and once it lapsed', () => {
		expect(refusalOf(recruit(table, { seat: 's2' }))).toEqual([
			'not-your-turn',
			{ active: 's1' },
			'seat'
		]);
		expect(refusalOf(recruit(table, { seat: 's3' }))).toEqual([
			'unknown-seat',
			{ seat: 's3' },
			'seat'
		]);
		expect(refusalOf(recruit(tableWith([QUEUE, turn({ recruit: 'done' })], laid)))).toEqual([
			'already-recruited',
			{ seat: 's1' },
			null
		]);
		expect(refusalOf(recruit(tableWith([QUEUE, turn({ recruit: 'lapsed' })], laid)))).toEqual([
			'recruit-lapsed',
			{ seat: 's1' },
			null
		]);
	});

	test('is refused between turns, where nothing lies, once the chapter is over, and while something is asked', () => {
		const between = evolveTable(table, { type: 'TurnEnded', seat: 's2' });
		expect(refusalOf(recruit(between))).toEqual(['not-your-turn', { active: 's1' }, 'seat']);
		expect(refusalOf(recruit(EMPTY_TABLE))).toEqual(['table-empty', {}, null]);
		const scored = evolveTable(table, {
			type: 'ChapterScored',
			totals: { s1: 0, s2: 0 },
			order: ['s1', 's2'],
			ties: []
		});
		expect(refusalOf(recruit(scored))).toEqual(['chapter-over', {}, null]);
		const asked = evolveTable(table, {
			type: 'QuestionAsked',
			question: {
				id: 0,
				seat: 's2',
				prompt: 'sacrifice-instead',
				about: { vampire: 'c9' },
				options: ['c1'],
				least: 0,
				most: 1
			},
			resolution: { tasks: [], triggered: [] }
		});
		expect(refusalOf(recruit(asked))).toEqual([
			'question-open',
			{ vampire: 'c9', prompt: 'sacrifice-instead' },
			null
		]);
	});

	test('is refused for who is not there, and under who is no sire', () => {
		expect(refusalOf(recruit(table, { character: 'c6' }))).toEqual([
			'not-in-queue',
			{ character: 'c6' },
			'character'
		]);
		const others = tableWith([QUEUE, { set: 'retainer', seat: 's2', character: 'c9' }], laid);
		expect(refusalOf(recruit(others, { character: 'c9' }))).toEqual([
			'not-in-queue',
			{ character: 'c9' },
			'character'
		]);
		expect(refusalOf(recruit(table, { sire: 'l2' }))).toEqual([
			'sire-not-in-bloodline',
			{ sire: 'l2', seat: 's1' },
			'sire'
		]);
		const asleep = tableWith(
			[QUEUE, joined('s1', 'c9', 'l1'), vampire('c9', 'l1', { torpor: true })],
			laid
		);
		expect(refusalOf(recruit(asleep, { sire: 'c9' }))).toEqual([
			'sire-in-torpor',
			{ sire: 'c9' },
			'sire'
		]);
	});
});

describe('who can be recruited', () => {
	const bonded = setting(2, {
		cast: [
			...setting().cast.filter(({ id }) => id !== 'c3' && id !== 'c4'),
			character('c3', { clan: 'gangrel', bonded: true }),
			character('c4', { clan: 'brujah', bonded: true })
		]
	});
	const reserved: Correction = { set: 'reserved', reserved: { c5: 's2' } };

	test('is whoever is free for the seat and within its means', () => {
		const table = tableWith(
			[
				QUEUE,
				reserved,
				vampire('l1', null, { power: 1, boons: ['brujah', 'brujah', 'brujah'] }),
				{ set: 'retainer', seat: 's1', character: 'c9' }
			],
			bonded
		);
		expect(recruitable(table, 's1')).toEqual(['c2', 'c4', 'c9']);
		expect(recruitable(table, 's2')).toEqual(['c1', 'c2', 'c3', 'c5']);
	});

	test('is nobody without a sire outside torpor', () => {
		const table = tableWith([QUEUE]);
		const asleep = evolveTable(table, { type: 'VampireFell', vampire: 'l1', insteadOf: null });
		expect(recruitable(asleep, 's1')).toEqual([]);
	});

	test('pays out of what lies outside torpor', () => {
		const table = tableWith([
			joined('s1', 'c9', 'l1'),
			vampire('c9', 'l1', { power: 2 }),
			joined('s1', 'c8', 'l1'),
			vampire('c8', 'l1', { power: 4, torpor: true })
		]);
		expect(purseOf(table, 's1')).toBe(5);
	});

	test('another seat’s retainer costs like nothing of one’s own', () => {
		const table = tableWith([QUEUE, { set: 'retainer', seat: 's1', character: 'c9' }], {
			...setting(),
			ruleset: { ...setting().ruleset, retainerRecruit: 'right-most-cost' }
		});
		expect([priceOf(table, 's1', 'c9'), priceOf(table, 's2', 'c9')]).toEqual([1, 0]);
	});

	test('recruits only in the own turn', () => {
		const table = tableWith([QUEUE]);
		expect([mayRecruit(table, 's1'), mayRecruit(table, 's2')]).toEqual([true, false]);
		expect(mayRecruit(evolveTable(table, { type: 'TurnEnded', seat: 's1' }), 's1')).toBe(false);
		expect(mayRecruit(evolveTable(table, { type: 'RecruitLapsed', seat: 's1' }), 's1')).toBe(false);
	});
});
