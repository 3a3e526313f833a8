import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../src/lib/games/heritage/chapter/moves.ts';
import type { Question } from '../../../src/lib/games/heritage/table/request.ts';
import type { Table } from '../../../src/lib/games/heritage/table/table.ts';
import { nextAction } from '../../../src/lib/ui/heritage/table/screen/next-action.ts';
import { lateTable } from './kit.ts';

const late = lateTable();
const mover = late.turn?.seat ?? '';
const other = late.seats.find(({ seat }) => seat !== mover)?.seat ?? '';

function next(table: Table, { view = mover, mine = [mover], writes = true } = {}) {
	const moves = legalMoves(table, view, []);
	return nextAction({ table, moves, view, plays: (seat) => mine.includes(seat), writes });
}

const asked = (seat: string | null): Question => ({
	id: 1,
	seat,
	prompt: 'which-vampire',
	about: {},
	options: ['a', 'b'],
	least: 1,
	most: 1
});

describe('the one next action', () => {
	test('a turn begins with its recruit', () => {
		expect(next(late)).toEqual({ kind: 'recruit', seat: mover });
	});

	test('after the recruit the turn can end', () => {
		const recruited: Table = late.turn
			? { ...late, turn: { ...late.turn, recruit: 'done', schemes: 0 } }
			: late;
		expect(next(recruited)).toEqual({ kind: 'end-turn', seat: mover, schemes: [] });
	});

	test('with nobody to recruit the queue moves on', () => {
		expect(next({ ...late, queue: [] })).toEqual({ kind: 'give-up', seat: mover });
	});

	test('the turn of somebody else is waited for', () => {
		expect(next(late, { view: other, mine: [other] })).toEqual({
			kind: 'await-turn',
			seat: mover
		});
	});

	test('who looks at another seat meanwhile is called back', () => {
		expect(next(late, { view: other })).toEqual({ kind: 'back', seat: mover });
	});

	test('a question comes before everything, for whoever is asked', () => {
		const question = asked(other);
		const table = { ...late, question };
		expect(next(table)).toEqual({ kind: 'await-answer', question, seat: other });
		expect(next(table, { mine: [other] })).toEqual({ kind: 'answer', question });
	});

	test('what the table is asked may be said by anybody who writes', () => {
		const question = asked(null);
		expect(next({ ...late, question })).toEqual({ kind: 'answer', question });
	});

	test('over is over', () => {
		expect(next({ ...late, phase: 'finished', turn: null })).toEqual({ kind: 'finished' });
	});
});
