import { describe, expect, test } from 'vitest';
import { asIfNext } from '../../../../../src/lib/games/heritage/chapter/next-turn.ts';
import type { Table } from '../../../../../src/lib/games/heritage/table/table.ts';
import { ended } from '../../../../../src/lib/ui/heritage/table/ends.ts';
import { screenNames } from '../../../../../src/lib/ui/heritage/table/names.ts';
import type { KeptPlan } from '../../../../../src/lib/ui/heritage/table/planning/kept-plans.ts';
import {
	optionsOf,
	worthOn,
	type Worth
} from '../../../../../src/lib/ui/heritage/table/planning/options.ts';
import {
	changeWords,
	differencesOf,
	rivalWords,
	spokenWords,
	standingOf
} from '../../../../../src/lib/ui/heritage/table/planning/sentences.ts';
import { BOARDS, PEOPLE, played } from '../played.ts';

const SEAT = 's3';
const worth = (changes: Partial<Worth> = {}): Worth => ({
	least: 4,
	most: 4,
	open: false,
	by: { class: 4 },
	rival: { seat: 's1', least: 1, most: 1 },
	power: -1,
	leads: false,
	...changes
});

const TABLES = played({ era: 2, seed: 44 }).tables;
const isOpen = ({ phase, turn, question }: Table) =>
	phase === 'play' && turn?.recruit === 'open' && question === null;
const BEFORE = TABLES.filter(isOpen)[11] as Table;
const NAMES = screenNames(BEFORE, PEOPLE);

function nowOn(table: Table) {
	const next = asIfNext(table, SEAT)?.table ?? null;
	const options =
		next && ended(optionsOf({ battlegrounds: BOARDS, table: next, seat: SEAT, hand: [] }));
	const names = screenNames(table, PEOPLE);
	return { battlegrounds: BOARDS, table: next, seat: SEAT, options, names };
}

/** A recruit kept while another plays. */
function kept(character: string, sire: string): KeptPlan {
	const { options } = nowOn(BEFORE);
	const found = options && worthOn(options, character, sire);
	if (!found) throw new Error('it cannot be had');
	return { name: 'A plan', character, sire, worth: found };
}

const sentence = (plan: KeptPlan, table: Table) => standingOf(plan, nowOn(table)).sentence;

describe('how a plan stands', () => {
	const plan = kept('ragna', 'dilara');
	const name = NAMES.character('ragna');

	test('it is as it was', () => {
		expect(standingOf(plan, nowOn(BEFORE))).toEqual({
			sentence: 'Still possible.',
			worth: plan.worth
		});
	});

	test('who was recruited is gone, whoever recruited', () => {
		const gone = TABLES.find(
			(table) =>
				table.phase === 'play' &&
				!table.queue.includes('ragna') &&
				table.round > 3 &&
				Object.values(table.bloodlines).some(({ vampires }) => vampires['ragna'])
		);
		if (!gone) throw new Error('nobody recruits her');
		expect(sentence(plan, gone)).toBe(`Gone: ${name} was recruited.`);
		expect(standingOf(plan, nowOn(gone)).worth).toBeNull();
	});

	test('who is away from the queue otherwise is gone, too', () => {
		const queue = BEFORE.queue.filter((one) => one !== 'ragna');
		expect(sentence(plan, { ...BEFORE, queue })).toBe(`Gone: ${name} left the queue.`);
		expect(sentence(plan, { ...BEFORE, queue, banished: ['ragna'] })).toBe(
			`Gone: ${name} was banished.`
		);
	});

	test('who waits and cannot be had may be had later', () => {
		expect(sentence(plan, { ...BEFORE, reserved: { ragna: 's1' } })).toBe(
			'Not now: reserved for Ada.'
		);
	});

	test('of a sire that sleeps the rules say what to do', () => {
		const bloodline = BEFORE.bloodlines[SEAT];
		const sire = bloodline?.vampires[plan.sire];
		if (!bloodline || !sire) throw new Error('the sire is there');
		const vampires = { ...bloodline.vampires, [plan.sire]: { ...sire, torpor: true } };
		const bloodlines = { ...BEFORE.bloodlines, [SEAT]: { ...bloodline, vampires } };
		expect(sentence(plan, { ...BEFORE, bloodlines })).toBe(
			`${NAMES.character(plan.sire)} is in torpor. Choose another sire.`
		);
	});

	test('without a turn it is over, and until it is worked out nothing is said', () => {
		const last = TABLES.findLast(({ phase }) => phase === 'play') as Table;
		expect(sentence(plan, last)).toBe('Gone: you have no turn left in this chapter.');
		expect(standingOf(plan, { ...nowOn(BEFORE), options: null })).toEqual({
			sentence: 'Working it out …',
			worth: null
		});
	});
});

describe('what it is worth now', () => {
	const board = NAMES.board('class');
	test.each<[string, Worth, string]>([
		['the same', worth(), 'Still possible.'],
		['the same from elsewhere', worth({ by: { class: 3, power: 1 } }), 'Still possible.'],
		['less', worth({ least: 2, most: 2, by: { class: 2 } }), `Worth 2 less now: ${board} 4 → 2.`],
		[
			'more, by several sources',
			worth({ least: 5, most: 5, by: { class: 6, infamy: -1 } }),
			`Worth 1 more now: ${board} 4 → 6, Infamy 0 → −1.`
		],
		['less by a choice of others', worth({ least: 1, most: 4 }), 'Worth +1 to +4 now, +4 before.'],
		['less, and no source says why', worth({ least: 3, most: 3 }), 'Worth 1 less now.']
	])('%s', (_, now, expected) => {
		expect(changeWords(worth(), now, NAMES)).toBe(expected);
	});
});

describe('the words of a cell', () => {
	test.each<[Worth, string, string]>([
		[worth(), 'Ada: +1', 'points +4, Ada: +1, power −1.'],
		[
			worth({ rival: { seat: 's2', least: -2, most: 0 }, power: 0, leads: true }),
			'Bert: −2 to ±0',
			'points +4, Bert: −2 to ±0, power ±0, you could lead one of your schemes.'
		],
		[worth({ open: true, rival: null }), '', 'points +4 at first, power −1.'],
		[
			worth({ least: 0, most: 0, open: true, rival: { seat: 's1', least: 0, most: 0 } }),
			'Ada: ±0',
			'points unknown, Ada: ±0, power −1.'
		]
	])('%o', (one, small, spoken) => {
		expect(rivalWords(one, NAMES)).toBe(small);
		expect(spokenWords(one, NAMES)).toBe(spoken);
	});
});

describe('two plans side by side', () => {
	test('are told by what differs, source by source', () => {
		const other = worth({ least: 5, most: 5, by: { class: 4, infamy: 1 }, power: 1, leads: true });
		expect(differencesOf(worth(), other, NAMES)).toEqual([
			{ label: 'Infamy', cells: ['±0', '+1'] },
			{ label: 'Power to spend', cells: ['−1 power', '+1 power'] },
			{ label: 'One of your schemes', cells: ['cannot be led', 'can be led'] },
			{ label: 'Total', cells: ['+4', '+5'] }
		]);
		const paid = worth({ power: 1 });
		expect(differencesOf(worth(), paid, NAMES).at(-1)).toEqual({
			label: 'Total',
			cells: ['+4', '+4']
		});
		expect(differencesOf(worth(), worth(), NAMES)).toEqual([]);
	});
});
