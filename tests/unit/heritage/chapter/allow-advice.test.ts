import { describe, expect, test } from 'vitest';
import { decideTable, findTableFault } from '../../../../src/lib/games/heritage/table/engine.ts';
import { adviceAt, mayAdvise } from '../../../../src/lib/games/heritage/table/advice.ts';
import {
	happened,
	NO_COURSE,
	tableOf,
	undoneTo
} from '../../../../src/lib/games/heritage/table/course.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import { EMPTY_TABLE, type Table } from '../../../../src/lib/games/heritage/table/table.ts';
import type { AdviceChoice } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { setting } from '../table/kit.ts';
import { TOYS } from './chapter-kit.ts';
import { Sitting } from './sitting.ts';

const NO_CHANCE = {
	below(): number {
		throw new Error('nothing falls by chance');
	}
};
const allow = (table: Table, advice: AdviceChoice) =>
	decideTable(TOYS, table, { type: 'AllowAdvice', advice }, { chance: NO_CHANCE });
const after = (table: Table, advice: AdviceChoice): Table => {
	const decision = allow(table, advice);
	if (!decision.accepted) throw new Error(decision.refusal.reason);
	return decision.events.reduce(evolveTable, table);
};

describe('what a table chose of advice', () => {
	const { table } = new Sitting(setting(2, {}));

	test('stands on it and changes nothing else, and a replay finds the same', () => {
		const decision = allow(table, 'open');
		const events = decision.accepted ? decision.events : [];
		expect(events).toEqual([{ type: 'AdviceAllowed', advice: 'open' }]);
		expect(after(table, 'open')).toEqual({ ...table, advice: 'open' });
		expect(findTableFault(TOYS, table, events)).toBeNull();
	});

	test('leaves a question that somebody is asked as it is', () => {
		const asked = evolveTable(table, {
			type: 'QuestionAsked',
			question: {
				id: 4,
				seat: 's2',
				prompt: 'which-vampire',
				about: {},
				options: ['c1', 'c2'],
				least: 1,
				most: 1
			},
			resolution: {
				tasks: [{ task: { kind: 'fill-queue' }, answers: [['earlier']] }],
				triggered: ['c1']
			}
		});
		expect(after(asked, 'after')).toEqual({ ...asked, advice: 'after' });
	});

	test('can be chosen once the chapter is over, and not before there is a table', () => {
		const over: Table = { ...table, phase: 'finished' };
		expect(after(over, 'after').advice).toBe('after');
		expect(allow(EMPTY_TABLE, 'open')).toMatchObject({ refusal: { reason: 'table-empty' } });
	});

	test('said twice counts once', () => {
		expect(allow({ ...table, advice: 'off' }, 'off')).toEqual({ accepted: true, events: [] });
		expect(allow(table, 'off')).toMatchObject({ events: [{ advice: 'off' }] });
	});

	test('is a step of its own, and undone like any other', () => {
		const sitting = new Sitting(setting(2, {}));
		const course = [
			...sitting.log.flat(),
			{ type: 'AdviceAllowed', advice: 'open' } as const
		].reduce(
			(course, event, at) => happened(course, event, at > 0 && event.type !== 'AdviceAllowed'),
			NO_COURSE
		);
		expect(course.steps.at(-1)).toEqual([{ type: 'AdviceAllowed', advice: 'open' }]);
		expect(tableOf(course).advice).toBe('open');
		expect(tableOf(undoneTo(course, course.steps.length - 1))).toEqual(sitting.table);
	});

	test('does not outlast its chapter', () => {
		const laid = evolveTable(after(table, 'open'), {
			type: 'TableSet',
			setting: setting(2, {})
		});
		expect('advice' in laid).toBe(false);
	});
});

describe('when code may advise', () => {
	test.each([
		['nobody chose, several play', {}, 2, 'off'],
		['nobody chose, one plays alone', {}, 1, 'open'],
		['several chose', { advice: 'open' }, 4, 'open'],
		['one who plays alone chose', { advice: 'after' }, 1, 'after']
	] as const)('%s', (_, table, people, choice) => {
		expect(adviceAt(table, people)).toBe(choice);
	});

	test.each([
		['off', 'play', false],
		['off', 'finished', false],
		['after', 'scoring', false],
		['after', 'finished', true],
		['open', 'set-up', true]
	] as const)('%s, %s: %s', (advice, phase, may) => {
		expect(mayAdvise({ advice, phase }, 2)).toBe(may);
	});
});
