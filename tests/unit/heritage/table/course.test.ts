import { describe, expect, test } from 'vitest';
import { fold } from '../../../../src/lib/games/core/game.ts';
import {
	happened,
	NO_COURSE,
	tableAfter,
	undoneTo
} from '../../../../src/lib/games/heritage/table/course.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
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
		expect(back).toEqual({ ...NO_COURSE, undone: [[laid], [ended]] });
		expect(happened(back, laid, false)).toEqual({ ...back, steps: [[laid]] });
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
