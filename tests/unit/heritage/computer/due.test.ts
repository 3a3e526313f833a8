import { describe, expect, it } from 'vitest';
import { dueAtTable, dueIn } from '../../../../src/lib/games/heritage/computer/due.ts';
import type { ComputerSeats } from '../../../../src/lib/games/heritage/computer/grammar.ts';
import type { Course } from '../../../../src/lib/games/heritage/table/course.ts';
import { NO_COURSE } from '../../../../src/lib/games/heritage/table/course.ts';
import type { Question } from '../../../../src/lib/games/heritage/table/request.ts';
import { EMPTY_TABLE, type Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { UNSTARTED } from '../../../../src/lib/games/heritage/state.ts';

const RIVALS: ComputerSeats = { s2: { strength: 'medium' } };
const turnOf = (seat: string): Table => ({
	...EMPTY_TABLE,
	phase: 'play',
	dealer: 'app',
	turn: { seat, recruit: 'open', schemes: 1, used: [] }
});
const asking = (seat: string | null): Table => ({
	...turnOf('s2'),
	question: { id: 0, seat } as Question
});
const asked = (waits: readonly string[], hand = false): Course => ({
	...NO_COURSE,
	proposal: {
		id: 4,
		kept: 1,
		by: ['s1'],
		agreed: [],
		waits,
		...(hand && { hand: { seat: 's1', from: null, to: 'someone' } })
	}
});

describe('what is due to code at a table', () => {
	it('is its turn, and a question it is asked, and nothing of anybody else', () => {
		const moves = { seat: 's2', strength: 'medium', asked: { what: 'move' } };
		expect(dueAtTable(turnOf('s2'), NO_COURSE, RIVALS)).toMatchObject(moves);
		expect(dueAtTable(asking('s2'), NO_COURSE, RIVALS)).toMatchObject(moves);
		expect(dueAtTable(turnOf('s1'), NO_COURSE, RIVALS)).toBeNull();
		expect(dueAtTable(asking('s1'), NO_COURSE, RIVALS)).toBeNull();
		// The table is asked, and people answer for it.
		expect(dueAtTable(asking(null), NO_COURSE, RIVALS)).toBeNull();
	});

	it('is nothing once it is stuck, where the box deals, and after the end', () => {
		const stuck: ComputerSeats = { s2: { strength: 'medium', stuck: true } };
		expect(dueAtTable(turnOf('s2'), NO_COURSE, stuck)).toBeNull();
		expect(dueAtTable({ ...turnOf('s2'), dealer: 'box' }, NO_COURSE, RIVALS)).toBeNull();
		expect(dueAtTable({ ...turnOf('s2'), phase: 'finished' }, NO_COURSE, RIVALS)).toBeNull();
	});

	it('is its consent first, and nothing while people are asked', () => {
		expect(dueAtTable(turnOf('s2'), asked(['s2', 's3']), RIVALS)).toMatchObject({
			asked: { what: 'consent', proposal: 4 }
		});
		expect(dueAtTable(turnOf('s2'), asked(['s3']), RIVALS)).toBeNull();
	});

	it('is its consent only for seats where it agrees', () => {
		const both: ComputerSeats = { ...RIVALS, s3: { strength: 'easy' } };
		const agrees = (seat: string) => seat === 's3';
		expect(dueAtTable(turnOf('s2'), asked(['s2', 's3']), both, agrees)).toMatchObject({
			seat: 's3'
		});
		expect(dueAtTable(turnOf('s2'), asked(['s2']), both, agrees)).toBeNull();
		// Its moves need no leave.
		expect(dueAtTable(turnOf('s2'), NO_COURSE, both, agrees)).toMatchObject({ seat: 's2' });
	});

	it('is never whether a hand is shown: people decide that, and the game goes on', () => {
		expect(dueAtTable(turnOf('s2'), asked(['s2'], true), RIVALS)).toMatchObject({
			asked: { what: 'move' }
		});
	});
});

it('is nothing in a chronicle that code plays no seat of', () => {
	expect(dueIn({ ...UNSTARTED, phase: 'between', table: turnOf('s2') })).toBeNull();
	expect(
		dueIn({ ...UNSTARTED, phase: 'between', table: turnOf('s2'), rivals: RIVALS })
	).toMatchObject({ seat: 's2' });
});
