import { describe, expect, test } from 'vitest';
import {
	happened,
	NO_COURSE,
	undoneTo,
	type Course
} from '../../../../src/lib/games/heritage/table/course.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { revealedSince, seatsToAsk } from '../../../../src/lib/games/heritage/table/revealed.ts';
import type { Prompt } from '../../../../src/lib/games/heritage/table/prompts.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { tableAfter } from '../../../../src/lib/games/heritage/table/course.ts';
import { setting } from './kit.ts';

const laid: TableEvent = { type: 'TableSet', setting: setting(3) };
const ended: TableEvent = { type: 'TurnEnded', seat: 's1' };
const refilled: TableEvent = { type: 'QueueRefilled', character: 'c1' };
const asked = (id: number, prompt: Prompt): TableEvent => ({
	type: 'QuestionAsked',
	question: { id, seat: null, prompt, about: {}, options: ['s1', 'c1'], least: 0, most: 1 },
	resolution: { tasks: [], triggered: [] }
});
const answered = (question: number, seat: string | null, choice: string): TableEvent => ({
	type: 'QuestionAnswered',
	question,
	seat,
	choice: [choice],
	note: ''
});
const played = (position: number | null): TableEvent => ({
	type: 'SchemePlayed',
	seat: 's1',
	scheme: 'x',
	leader: 'l1',
	position,
	borrowed: []
});
const courseOf = (...steps: readonly (readonly TableEvent[])[]): Course =>
	steps.reduce<Course>(
		(course, step) => step.reduce((now, event, index) => happened(now, event, index > 0), course),
		NO_COURSE
	);
const since = (course: Course, kept = 1, hands: 'hidden' | 'open' = 'hidden') =>
	revealedSince(course, kept, hands);

describe('what steps made known', () => {
	const drawn = (scheme: string | null): TableEvent => ({
		type: 'SchemeDrawn',
		seat: 's1',
		position: 0,
		scheme
	});
	test.each<[string, TableEvent]>([
		['a card that came into the queue', refilled],
		['a card that was turned', { type: 'CardTurned', character: 'c1' }],
		['a scheme drawn face down, which one seat saw', drawn(null)],
		['a scheme drawn face up', drawn('x')],
		['a lot', { type: 'LotDrawn', prompt: 'who-goes-first', about: {}, chosen: 's1' }],
		['a scheme off a hidden hand', played(0)]
	])('%s', (_name, event) => {
		expect(since(courseOf([laid], [ended, event]))).toEqual([event]);
	});

	test.each<[string, TableEvent]>([
		['the end of a turn', ended],
		['a scheme of a battleground', played(null)],
		['a choice of a player', answered(0, 's1', 'c1')],
		['the shuffling of a deck', { type: 'DeckShuffled', discards: true }]
	])('is not %s', (_name, event) => {
		expect(since(courseOf([laid], [ended, event]))).toEqual([]);
	});

	test('is not a scheme off a hand that lies open anyway', () => {
		expect(since(courseOf([laid], [played(0)]), 1, 'open')).toEqual([]);
	});

	test('is a lot that the table told of its box, and not what it did by hand', () => {
		const lot = courseOf([laid], [ended, asked(0, 'who-goes-first')], [answered(0, null, 's1')]);
		expect(since(lot, 2)).toEqual([answered(0, null, 's1')]);
		const deed = courseOf([laid], [ended, asked(0, 'do-it-by-hand')], [answered(0, null, 's1')]);
		expect(since(deed, 2)).toEqual([]);
	});

	test('is only what came after the steps that stay', () => {
		const course = courseOf([laid, refilled], [ended, refilled], [ended]);
		expect(since(course, 2)).toEqual([]);
		expect(since(course, 1)).toEqual([refilled]);
		expect(since(course, 0)).toEqual([refilled, refilled]);
	});

	test('stays known when it was taken back a moment ago', () => {
		const course = courseOf([laid], [ended], [ended, refilled]);
		expect(since(undoneTo(course, 2), 1)).toEqual([refilled]);
		expect(since(happened(undoneTo(course, 2), ended, false), 1)).toEqual([]);
	});
});

describe('who has to agree', () => {
	const table = { ...tableAfter([[laid]]), ruleset: DEFAULT_RULESET };
	const ask = (course: Course, kept: number, by: readonly string[]) =>
		seatsToAsk(course, table, kept, by);
	const seen = courseOf([laid], [ended, refilled]);

	test('is nobody where nothing was made known', () => {
		expect(ask(courseOf([laid], [ended]), 1, [])).toEqual([]);
	});

	test('is everybody else at the table where something was', () => {
		expect(ask(seen, 1, ['s2'])).toEqual(['s1', 's3']);
		expect(ask(seen, 1, [])).toEqual(['s1', 's2', 's3']);
	});

	test('is nobody where one person speaks for all', () => {
		expect(ask(seen, 1, ['s1', 's2', 's3'])).toEqual([]);
	});

	test('is nobody where only what the cardboard shows is told anew; for what led to it, everybody', () => {
		const told = courseOf(
			[laid],
			[ended, asked(0, 'which-character-came')],
			[answered(0, null, 'c1'), refilled]
		);
		expect(ask(told, 2, ['s1'])).toEqual([]);
		expect(ask(told, 1, ['s1'])).toEqual(['s2', 's3']);
		expect(ask(undoneTo(told, 2), 1, ['s1'])).toEqual(['s2', 's3']);
	});
});
