import { describe, expect, test } from 'vitest';
import { embraceTasks } from '../../../../src/lib/games/heritage/chapter/embrace.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import { atOnce } from '../../../../src/lib/games/heritage/table/request.ts';
import type { Resolvers } from '../../../../src/lib/games/heritage/table/run.ts';
import type { TaskOf } from '../../../../src/lib/games/heritage/table/tasks.ts';
import {
	answer,
	BOTH,
	character,
	go,
	joined,
	rulesOf,
	setting,
	tableWith,
	vampire
} from '../table/kit.ts';

/** Rules of an embrace alone: what follows is written down as lots and nothing else. */
function rules() {
	const went: string[] = [];
	const noted = (kind: string) => () => {
		went.push(kind);
		return atOnce({});
	};
	const rest: Partial<Resolvers> = {
		'fill-queue': noted('fill-queue'),
		activate: noted('activate'),
		trigger: noted('trigger'),
		edicts: noted('edicts'),
		'shuffle-deck': noted('shuffle-deck')
	};
	return { went, rules: rulesOf({ ...embraceTasks, ...rest }) };
}

const QUEUE: Correction = { set: 'queue', queue: ['c1', 'c2', 'c3', 'c4', 'c5'] };

describe.each(BOTH)('an embrace, dealt by the %s', (dealer) => {
	const laid = setting(2, { dealer });
	const task = (more: Partial<TaskOf<'embrace'>> = {}): TaskOf<'embrace'> => ({
		kind: 'embrace',
		seat: 's1',
		character: 'c4',
		from: 'queue',
		...more
	});

	test('asks nobody with one sire, and does all that a recruit does', () => {
		const { went, rules: engine } = rules();
		const { events } = go(engine, tableWith([QUEUE], laid), [task()]);
		expect(events).toEqual([
			{
				type: 'CharacterRecruited',
				seat: 's1',
				character: 'c4',
				sire: 'l1',
				from: 'queue',
				paid: {}
			}
		]);
		expect(went).toEqual(['fill-queue', 'activate', 'trigger', 'edicts']);
	});

	test('asks for the sire among own vampires outside torpor', () => {
		const { rules: engine } = rules();
		const table = tableWith(
			[
				QUEUE,
				joined('s1', 'c9', 'l1'),
				joined('s1', 'c8', 'l1'),
				vampire('c8', 'l1', { torpor: true })
			],
			laid
		);
		const { table: asked } = go(engine, table, [task()]);
		expect(asked.question).toEqual({
			id: 0,
			seat: 's1',
			prompt: 'which-sire',
			about: { character: 'c4' },
			options: ['l1', 'c9'],
			least: 1,
			most: 1
		});
		expect(answer(engine, asked, ['c9']).table.bloodlines['s1']?.vampires['c4']?.sire).toBe('c9');
	});

	test('does nothing without a sire', () => {
		const { went, rules: engine } = rules();
		const table = evolveTable(tableWith([QUEUE], laid), {
			type: 'VampireFell',
			vampire: 'l1',
			insteadOf: null
		});
		expect(go(engine, table, [task()]).events).toEqual([]);
		expect(went).toEqual([]);
	});

	test.each(['deck', 'search', 'haven'] as const)('from the %s leaves the queue alone', (from) => {
		const { went, rules: engine } = rules();
		go(engine, tableWith([QUEUE], laid), [task({ character: 'c9', from })]);
		expect(went).toEqual(['activate', 'trigger', 'edicts']);
	});

	test('is no second recruit of a turn', () => {
		const { went, rules: engine } = rules();
		const first = go(engine, tableWith([QUEUE], laid), [task()]);
		expect(go(engine, first.table, [task({ character: 'c5' })]).events).toEqual([]);
		expect(went).toHaveLength(4);
	});
});

describe.each(BOTH)('a recruit that an effect brings, dealt by the %s', (dealer) => {
	const laid = setting(2, {
		dealer,
		cast: [
			...setting().cast.filter(({ id }) => id !== 'c3'),
			character('c3', { clan: 'gangrel', bonded: true })
		]
	});
	const task = (more: Partial<TaskOf<'recruit'>> = {}): TaskOf<'recruit'> => ({
		kind: 'recruit',
		seat: 's1',
		options: ['c1', 'c3', 'c4', 'c5', 'c9'],
		from: 'queue',
		free: false,
		...more
	});

	test('offers who is there and free for the seat', () => {
		const { rules: engine } = rules();
		const table = tableWith([QUEUE, { set: 'reserved', reserved: { c4: 's2' } }], laid);
		const { table: asked } = go(engine, table, [task()]);
		expect(asked.question).toMatchObject({ prompt: 'which-character', options: ['c1', 'c5'] });
	});

	test('takes the price of a leftmost space, before it is placed', () => {
		const { rules: engine } = rules();
		const table = tableWith([QUEUE], laid);
		const { table: asked } = go(engine, table, [task()]);
		expect(answer(engine, asked, ['c1']).events.slice(1)).toEqual([
			{ type: 'TokensChanged', vampire: 'l1', power: -2, infamy: 0 },
			{
				type: 'CharacterRecruited',
				seat: 's1',
				character: 'c1',
				sire: 'l1',
				from: 'queue',
				paid: {}
			}
		]);
	});

	test('offers only what can be paid, unless it is free', () => {
		const { rules: engine } = rules();
		const poor = tableWith([QUEUE, vampire('l1', null, { power: 1 })], laid);
		expect(go(engine, poor, [task()]).table.question?.options).toEqual(['c4', 'c5']);
		const gift = go(engine, poor, [task({ free: true, options: ['c1'] })]);
		expect(gift.events.map(({ type }) => type)).toEqual(['CharacterRecruited']);
		expect(gift.table.bloodlines['s1']?.vampires['l1']?.power).toBe(1);
	});

	test('out of the deck costs nothing and ends with a shuffle', () => {
		const { went, rules: engine } = rules();
		const table = tableWith([QUEUE], laid);
		const { events } = go(engine, table, [task({ from: 'deck' })]);
		expect(events).toMatchObject([{ character: 'c9', from: 'deck', paid: {} }]);
		expect(went).toEqual(['activate', 'trigger', 'edicts', 'shuffle-deck']);
	});

	test('does nothing with nobody to recruit, and none beside the recruit of the turn', () => {
		const { went, rules: engine } = rules();
		const table = tableWith([QUEUE], laid);
		expect(go(engine, table, [task({ options: ['c3'] })]).events).toEqual([]);
		const done = go(engine, table, [task({ options: ['c5'] })]).table;
		expect(go(engine, done, [task({ options: ['c4'] })]).events).toEqual([]);
		expect(go(engine, table, [task({ seat: 's2', options: ['c5'] })]).events).toEqual([]);
		expect(went).toEqual(['fill-queue', 'activate', 'trigger', 'edicts']);
	});
});
