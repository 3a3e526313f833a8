import { describe, expect, test } from 'vitest';
import { fold } from '../../../../src/lib/games/core/game.ts';
import { cameLastTime } from '../../../../src/lib/games/heritage/table/came-last-time.ts';
import {
	beganAnew,
	happened,
	NO_COURSE,
	tableAfter,
	tableOf,
	turnedBack,
	undoneTo,
	type Course,
	type Turnback
} from '../../../../src/lib/games/heritage/table/course.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import type { Question } from '../../../../src/lib/games/heritage/table/request.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import { EMPTY_TABLE } from '../../../../src/lib/games/heritage/table/table.ts';
import { setting } from './kit.ts';

const laid: TableEvent = { type: 'TableSet', setting: setting(2) };
const begun: TableEvent = { type: 'PlayBegan' };
const turn: TableEvent = { type: 'TurnBegan', seat: 's1', round: 1 };
const recruited: TableEvent = {
	type: 'CharacterRecruited',
	seat: 's1',
	character: 'c1',
	sire: 'l1',
	from: 'deck',
	paid: {}
};
const ended: TableEvent = { type: 'TurnEnded', seat: 's1' };

const courseOf = (...events: readonly TableEvent[]) =>
	events.reduce((course, event) => happened(course, event, false), NO_COURSE);

describe('the course of a chapter', () => {
	test('has a step for each command, with all that it set off', () => {
		expect(courseOf(laid, begun, turn, recruited, ended).steps).toEqual([
			[laid, begun, turn],
			[recruited],
			[ended]
		]);
	});

	test('goes on with the step before where an event came about in the course of it', () => {
		const course = happened(courseOf(laid, ended), recruited, true);
		expect(course.steps).toEqual([[laid], [ended, recruited]]);
	});

	test('begins anew with each table that is laid out', () => {
		expect(courseOf(laid, ended, laid, begun)).toEqual(courseOf(laid, begun));
	});

	test('keeps what was taken back when the same table is laid out again', () => {
		const back = undoneTo(courseOf(laid, ended), 0);
		const undone = [[laid], [ended]];
		expect(back).toEqual({ ...NO_COURSE, undone, redoable: [undone] });
		expect(happened(back, laid, false)).toEqual({ ...NO_COURSE, undone, steps: [[laid]] });
		expect(happened(happened(back, laid, false), laid, false).undone).toEqual([]);
	});

	test('has the table as its steps leave it', () => {
		const { steps } = courseOf(laid, begun, turn, recruited, ended);
		expect(tableAfter(steps.slice(0, 1))).toEqual(
			fold(evolveTable, EMPTY_TABLE, [laid, begun, turn])
		);
		expect(tableAfter([])).toEqual(EMPTY_TABLE);
	});
});

const refilled = (character: string): TableEvent => ({ type: 'QueueRefilled', character });
const asked = (id: number, more: Partial<Question> = {}): TableEvent => ({
	type: 'QuestionAsked',
	question: { ...CAME, id, ...more },
	resolution: { tasks: [], triggered: [] }
});
const answered = (question: number, ...choice: string[]): TableEvent => ({
	type: 'QuestionAnswered',
	question,
	seat: null,
	choice,
	note: ''
});
const CAME: Question = {
	id: 0,
	seat: null,
	prompt: 'which-character-came',
	about: {},
	options: ['c1', 'c2', 'c3', 'c4'],
	least: 0,
	most: 1
};

describe('a course of which something was taken back', () => {
	const course = courseOf(laid, ended, refilled('c1'), ended, refilled('c2'), ended);

	test('keeps the first steps, and knows the others', () => {
		const undone = [[ended, refilled('c1')], [ended, refilled('c2')], [ended]];
		expect(undoneTo(course, 1)).toEqual({
			...NO_COURSE,
			steps: [[laid]],
			undone,
			redoable: [undone]
		});
	});

	test('taken back one by one, knows the cards of each', () => {
		const back = undoneTo(undoneTo(undoneTo(course, 3), 2), 1);
		expect(back.undone).toEqual([
			[ended, refilled('c1')],
			[ended, refilled('c2')]
		]);
	});

	test('forgets what was taken back before once its cards were seen again', () => {
		const again = [ended, refilled('c1')].reduce(
			(now, event) => happened(now, event, false),
			undoneTo(course, 1)
		);
		expect(undoneTo(again, 1).undone).toEqual([
			[ended, refilled('c1')],
			[ended, refilled('c2')]
		]);
		expect(undoneTo(again, 2).undone).toEqual([[ended, refilled('c2')]]);
	});

	test('gives no question the id of one that was taken back', () => {
		const questions = courseOf(laid, asked(0), answered(0, 'c1'), asked(1), answered(1, 'c2'));
		const back = undoneTo(questions, 1);
		expect([back.asked, tableOf(back).asked, tableAfter(back.steps).asked]).toEqual([2, 2, 1]);
		expect(tableOf(back).question).toMatchObject({ id: 0 });
		const nothing = undoneTo(back, 0);
		expect([nothing.asked, tableOf(nothing).asked]).toEqual([2, 2]);
		const table = evolveTable(tableOf(nothing), laid);
		expect(table.asked).toBe(2);
		expect(tableOf(happened(nothing, laid, false))).toEqual(table);
	});

	test('and starts anew with the ids of a table laid out after another one', () => {
		const over = evolveTable(tableOf(courseOf(laid, asked(4))), {
			type: 'ChapterScored',
			totals: {},
			order: ['s1', 's2'],
			ties: []
		});
		expect(evolveTable(over, laid).asked).toBe(0);
	});
});

describe('what was taken back last', () => {
	const course = courseOf(laid, ended, refilled('c1'), ended, refilled('c2'), ended);
	const redone = (from: Course) => turnedBack(from, { type: 'RedoneAtTable' });

	test('comes back as it was', () => {
		expect(redone(undoneTo(course, 1))).toEqual(course);
		expect(tableOf(redone(undoneTo(course, 2)))).toEqual(tableOf(course));
	});

	test('comes back undoing by undoing, the last one first', () => {
		const twice = undoneTo(undoneTo(course, 3), 1);
		expect(redone(twice).steps).toEqual(course.steps.slice(0, 3));
		expect(redone(redone(twice))).toEqual(course);
	});

	test('is gone for good once anything else happened', () => {
		expect(happened(undoneTo(course, 2), ended, false).redoable).toEqual([]);
		expect(happened(undoneTo(course, 2), turn, true).redoable).toEqual([]);
		expect(redone(course)).toEqual(course);
	});
});

describe('steps that somebody asks to take back', () => {
	const course = courseOf(laid, ended, ended);
	const asks = turnedBack(course, {
		type: 'UndoProposed',
		kept: 1,
		by: ['s1'],
		asks: ['s2', 's3']
	});

	test('stay until everybody answered', () => {
		expect(asks.steps).toEqual(course.steps);
		const asked = { id: 0, kept: 1, by: ['s1'] };
		expect(asks.proposal).toEqual({ ...asked, agreed: [], waits: ['s2', 's3'] });
		const one = turnedBack(asks, { type: 'UndoAgreed', seats: ['s3'] });
		expect(one.proposal).toEqual({ ...asked, agreed: ['s3'], waits: ['s2'] });
	});

	test('are asked about no longer when the course goes on, or somebody ends it', () => {
		expect(happened(asks, ended, false).proposal).toBeNull();
		expect(undoneTo(asks, 1).proposal).toBeNull();
		const over = { ...course, proposed: 1 };
		const declined = turnedBack(asks, { type: 'UndoDeclined', seats: ['s2'] });
		expect(declined).toEqual({ ...over, declined: { by: ['s1'], seats: ['s2'] } });
		expect(turnedBack(asks, { type: 'UndoWithdrawn' })).toEqual(over);
		// Who declined is said until something else happens.
		for (const after of [
			happened(declined, ended, false),
			turnedBack(declined, { type: 'UndoneAtTable', kept: 1 })
		])
			expect(after).not.toHaveProperty('declined');
	});

	test('are asked about under an id that no other question has, on a table laid out anew neither', () => {
		const again: Turnback = { type: 'UndoProposed', kept: 1, by: ['s1'], asks: ['s2', 's3'] };
		const before = [
			turnedBack(asks, { type: 'UndoDeclined', seats: ['s2'] }),
			happened(asks, ended, false),
			undoneTo(asks, 2),
			turnedBack(undoneTo(asks, 2), { type: 'RedoneAtTable' }),
			happened(asks, laid, false),
			beganAnew(asks)
		];
		for (const course of before) expect(turnedBack(course, again).proposal?.id).toBe(1);
	});
});

describe('what came last time', () => {
	const undone = undoneTo(
		courseOf(laid, asked(0), answered(0, 'c3'), refilled('c3'), ended, {
			type: 'CardTurned',
			character: 'c2'
		}),
		0
	);

	test('is the first card that nobody has seen since', () => {
		expect(cameLastTime(undone, CAME)).toBe('c3');
		expect(cameLastTime(undone, { ...CAME, options: ['c1', 'c2'] })).toBe('c2');
		expect(cameLastTime(undone, { ...CAME, prompt: 'which-card-turned' })).toBe('c3');
		expect(cameLastTime(undone, { ...CAME, options: ['c1', 'c4'] })).toBeNull();
	});

	test('is nothing where nothing was taken back, or a player has to choose', () => {
		expect(cameLastTime(NO_COURSE, CAME)).toBeNull();
		expect(cameLastTime(undone, { ...CAME, seat: 's1' })).toBeNull();
	});

	test('of clan schemes is what that seat drew', () => {
		const drawn = (seat: string, scheme: string | null): TableEvent => ({
			type: 'SchemeDrawn',
			seat,
			position: 0,
			scheme
		});
		const back = undoneTo(
			courseOf(laid, drawn('s2', 'b'), drawn('s1', null), drawn('s1', 'a'), refilled('c')),
			0
		);
		const question = (options: string[]): Question => ({
			...CAME,
			prompt: 'which-scheme-drawn',
			about: { seat: 's1' },
			options
		});
		expect(cameLastTime(back, question(['a', 'b', 'c']))).toBe('a');
		expect(cameLastTime(back, question(['b', 'c']))).toBeNull();
		expect(cameLastTime(back, { ...CAME, options: ['a', 'b', 'c'] })).toBe('c');
	});

	test('of a lot is what was answered to the same question', () => {
		const first: Partial<Question> = { prompt: 'which-allegiance', about: { seat: 's1' } };
		const other: Partial<Question> = { prompt: 'which-allegiance', about: { seat: 's2' } };
		const back = undoneTo(
			courseOf(laid, asked(0, other), answered(0, 'c4'), asked(1, first), answered(1, 'c2')),
			0
		);
		expect(cameLastTime(back, { ...CAME, id: 9, ...first })).toBe('c2');
		expect(cameLastTime(back, { ...CAME, id: 9, ...other })).toBe('c4');
		expect(cameLastTime(back, { ...CAME, id: 9, prompt: 'who-goes-first' })).toBeNull();
	});

	test('of a lot whose answer alone was taken back is that answer', () => {
		const open: Question = { ...CAME, id: 3, prompt: 'who-goes-first', options: ['s1', 's2'] };
		const back = undoneTo(courseOf(laid, asked(3, open), answered(3, 's2')), 1);
		expect(cameLastTime(back, open)).toBe('s2');
	});
});
