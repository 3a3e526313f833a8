import { describe, expect, test } from 'vitest';
import { pending } from '../../../../src/lib/games/core/run/request.ts';
import { underWayAfter } from '../../../../src/lib/games/heritage/chapter/under-way.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import { chooseOne } from '../../../../src/lib/games/heritage/table/request.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import type { Context, Task } from '../../../../src/lib/games/heritage/table/tasks.ts';
import { bloodlineOf } from '../../../../src/lib/games/heritage/table/where.ts';
import { claimed, ENDING, kindsOf, mission } from '../scoring/kit.ts';
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
import { corrected } from './kit.ts';

/** Asks `s1` which of the vampires goes to sleep; deals cards into the queue until there are two. */
const RULES = rulesOf({
	*fall({ table }) {
		const options = Object.keys(bloodlineOf(table, 's1').vampires).filter((id) => id !== 'l1');
		const vampire = yield* chooseOne({ seat: 's1', prompt: 'which-vampire', options });
		return vampire === null
			? {}
			: { events: [{ type: 'VampireFell', vampire, insteadOf: null } as const] };
	},
	*'fill-queue'({ table }) {
		if (table.queue.length >= 2) return {};
		const [came] = yield { deal: 'card', pile: 'deck', prompt: 'which-character-came', about: {} };
		return came === undefined
			? {}
			: {
					events: [{ type: 'QueueRefilled', character: came } as const],
					next: [{ kind: 'fill-queue' } as const]
				};
	}
});
const fall: Task = { kind: 'fall', vampire: 'l1', sacrifice: true };
const give = { set: 'nothing-under-way' } as const;

describe.each(BOTH)('what was under way is asked anew, dealt by the %s', (dealer) => {
	const laid = setting(2, { dealer });
	const asked = go(RULES, tableWith([joined('s1', 'c1', 'l1'), joined('s1', 'c2', 'l1')], laid), [
		fall
	]).table;

	test('under a new id, with what can be chosen now', () => {
		expect(asked.question).toMatchObject({ id: 0, options: ['c1', 'c2'] });
		const { table, events } = corrected(asked, RULES, joined('s1', 'c3', 'c1'));
		expect(kindsOf(events)).toEqual(['TableCorrected', 'QuestionAsked']);
		expect(table.question).toMatchObject({ id: 1, seat: 's1', options: ['c1', 'c2', 'c3'] });
		const answered = answer(RULES, table, ['c3']);
		expect(answered.table.bloodlines['s1']?.vampires['c3']?.torpor).toBe(true);
		expect(answered.table.question).toBeNull();
	});

	test('a question that makes no sense any more disappears', () => {
		const gone: Correction[] = [
			{ set: 'left', vampire: 'c1' },
			{ set: 'left', vampire: 'c2' }
		];
		const { table, events } = corrected(asked, RULES, ...gone);
		expect(kindsOf(events)).toEqual(['TableCorrected']);
		expect(table.question).toBeNull();
		expect(table.resolution).toEqual({ tasks: [], triggered: [] });
	});

	test('given up, it is asked no more', () => {
		const { table, events } = corrected(asked, RULES, give);
		expect(kindsOf(events)).toEqual(['TableCorrected']);
		expect(table.question).toBeNull();
	});
});

test('no answer is given to another question than it was meant for', () => {
	const rules = rulesOf({
		*'begin-play'({ table }) {
			for (const seat of ['s1', 's2']) {
				const { leader, vampires } = bloodlineOf(table, seat);
				const childer = Object.keys(vampires).filter((id) => id !== leader);
				yield* chooseOne({ seat, prompt: 'give-a-boon', options: [...childer, 'suffer'] });
			}
			return {};
		}
	});
	const table = tableWith([joined('s1', 'c1', 'l1'), joined('s2', 'c2', 'l2')]);
	const asked = answer(rules, go(rules, table, [{ kind: 'begin-play' }]).table, ['suffer']).table;
	expect(asked.question?.seat).toBe('s2');
	// Now the first can only suffer and is not asked; the second has still to choose.
	const after = corrected(asked, rules, { set: 'left', vampire: 'c1' }).table;
	expect(after.question).toMatchObject({ seat: 's2', options: ['c2', 'suffer'] });
});

test('a card of the box that nobody knew can be named once it is there', () => {
	const { table } = corrected(
		{
			...tableWith([{ set: 'queue', queue: ['c1'] }]),
			resolution: { tasks: [pending({ kind: 'fill-queue' })], triggered: [] }
		},
		RULES,
		vampire('l1', null, { power: 3, boons: ['brujah', 'brujah', 'brujah'] })
	);
	expect(table.question?.options).not.toContain('n1');
	const known = corrected(table, RULES, { set: 'card', card: character('n1') }).table;
	expect(known.question).toMatchObject({ id: 1, prompt: 'which-character-came' });
	expect(answer(RULES, known, ['n1']).table.queue).toEqual(['n1', 'c1']);
});

describe('which tasks are left', () => {
	const context: Context = {
		seat: 's1',
		card: 'b1',
		bearer: 'c1',
		opponent: null,
		chosen: null,
		pack: null,
		scheme: true
	};
	const of = (vampire: string): Task[] => [
		{ kind: 'activate', vampire },
		{ kind: 'modify', vampire, seat: 's1', attribute: 'calm' },
		{ kind: 'trigger', vampire },
		{ kind: 'fall', vampire, sacrifice: false },
		{ kind: 'effects', effects: [], context: { ...context, bearer: vampire } }
	];
	const others: readonly Task[] = [
		{ kind: 'modify', vampire: null, seat: 's1', attribute: 'calm' },
		{ kind: 'effects', effects: [], context: { ...context, bearer: null } },
		{ kind: 'embrace', seat: 's1', character: 'c3', from: 'queue' },
		{ kind: 'recruit', seat: 's1', options: ['c3'], from: 'queue', free: true },
		{ kind: 'search', seat: 's1', named: 'calm', turned: [] },
		{ kind: 'edicts', recruiter: 's1', character: 'c3' },
		{ kind: 'dead-end', seat: 's1', left: 2 },
		{ kind: 'primogen', mission: null, declared: {} },
		{ kind: 'primogen-draw', mission: null, declared: {} },
		{ kind: 'primogen-lot', mission: null, declared: {} }
	];
	const course: readonly Task[] = [
		{ kind: 'set-up-board', category: 'class', battleground: 'A' },
		{ kind: 'first-player' },
		{ kind: 'fill-queue' },
		{ kind: 'draw-scheme', seat: 's1', amount: 1 },
		{ kind: 'begin-play' },
		{ kind: 'shuffle-deck' },
		{ kind: 'end-scheme', seat: 's1', scheme: 'b1', leader: 'c9' },
		{ kind: 'next-turn', after: 's1' },
		{ kind: 'end-of-round-board', category: 'class' },
		{ kind: 'each-round-obligations' },
		{ kind: 'end-of-round' },
		{ kind: 'claim-mission', mission: 'm1' },
		{ kind: 'score' }
	];
	const tasks = [...of('c1'), ...of('c2'), ...others, ...course];
	const before: Table = {
		...tableWith([joined('s1', 'c1', 'l1')]),
		resolution: { tasks: tasks.map(pending), triggered: ['c1'] }
	};
	const left = (after: Table, givenUp: boolean) => underWayAfter(before, after, givenUp);

	test('all but those about vampires that are gone', () => {
		expect(left(before, false)).toEqual({
			tasks: [...of('c1'), ...others, ...course].map(pending),
			triggered: ['c1']
		});
	});

	test('nobody is embraced who is in a bloodline by now', () => {
		const after = tableWith([joined('s1', 'c1', 'l1'), joined('s2', 'c3', 'l2')]);
		const rest = others.filter(({ kind }) => kind !== 'embrace');
		expect(left(after, false).tasks).toEqual([...of('c1'), ...rest, ...course].map(pending));
	});

	test('given up: only what carries the chapter on', () => {
		expect(left(before, true)).toEqual({ tasks: course.map(pending), triggered: ['c1'] });
	});
});

describe.each(BOTH)('a finished chapter is scored anew, dealt by the %s', (dealer) => {
	const power = (amount: number) =>
		vampire('l1', null, { power: amount, boons: ['brujah', 'brujah', 'brujah'] });
	const laid = setting(2, { dealer, chapter: 1, missions: [mission('m1')] });
	const finished = go(ENDING, tableWith([power(4)], laid, claimed('m1', 's1')), [
		{ kind: 'score' }
	]).table;

	test('with another order', () => {
		expect(finished.result?.order).toEqual(['s1', 's2']);
		const { table, events } = corrected(finished, ENDING, power(2));
		expect(kindsOf(events)).toEqual(['TableCorrected', 'ChapterScored']);
		expect(table).toMatchObject({ phase: 'finished', result: { order: ['s2', 's1'] } });
	});

	test('a tie that comes of it is broken, by missions or by a draw', () => {
		expect(corrected(finished, ENDING, power(3)).table.result).toMatchObject({
			order: ['s2', 's1'],
			ties: [{ by: 'fewer-missions' }]
		});
		const unclaimed = { set: 'claim', mission: 'm1', seat: null } as const;
		const { table } = corrected(finished, ENDING, power(3), unclaimed);
		expect(table).toMatchObject({
			phase: 'scoring',
			result: null,
			question: { seat: 's1', prompt: 'declare-an-archetype' }
		});
		const second = answer(ENDING, table, ['wealthy']).table;
		const drawn = answer(ENDING, second, ['warlike'], {
			lots: [dealer === 'box' ? 'warlike' : 'c1']
		}).table;
		expect(drawn).toMatchObject({ phase: 'finished', result: { order: ['s2', 's1'] } });
	});

	test('a draw that was held stands while the same are tied', () => {
		const level = go(ENDING, tableWith([], laid), [{ kind: 'score' }]).table;
		const second = answer(ENDING, level, ['wealthy']).table;
		const { table } = answer(ENDING, second, ['warlike'], {
			lots: [dealer === 'box' ? 'warlike' : 'c1']
		});
		const { events } = corrected(table, ENDING, { set: 'queue', queue: ['c9'] });
		expect(kindsOf(events)).toEqual(['TableCorrected', 'ChapterScored']);
		expect(events.at(-1)).toMatchObject({ order: ['s2', 's1'], ties: [{ by: 'primogen-draw' }] });
	});

	test('a draw that is under way ends when the tie does', () => {
		const level = go(ENDING, tableWith([], laid), [{ kind: 'score' }]).table;
		expect(level.question?.prompt).toBe('declare-an-archetype');
		const { table } = corrected(level, ENDING, power(4));
		expect(table).toMatchObject({ phase: 'finished', result: { order: ['s1', 's2'], ties: [] } });
	});
});
