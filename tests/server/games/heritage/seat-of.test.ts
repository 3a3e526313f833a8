import { expect, it } from 'vitest';
import type { TableCommand } from '../../../../src/lib/games/heritage/table/commands.ts';
import { seatOf } from '../../../../src/lib/server/games/heritage/seat-of.ts';

const player = { role: 'player', seats: ['s1', 's2'] } as const;
const keeper = { role: 'keeper', seats: ['s1'] } as const;
const atTable = (command: TableCommand) => ({ type: 'ActAtTable', command }) as const;

it('is the one that a command names, at the table too', () => {
	const asset = { seat: 's2', asset: 'key', note: '' };
	expect(seatOf({ type: 'PlayAsset', ...asset }, player)).toBe('s2');
	expect(seatOf(atTable({ type: 'EndTurn', seat: 's2' }), player)).toBe('s2');
	expect(seatOf(atTable({ type: 'EndTurn', seat: 's2' }), keeper)).toBe('s2');
});

it('is that of whoever asks for a hand, not that of the hand', () => {
	const asks = { seat: 's3', from: null, to: 'bert', by: ['s2'], asks: ['s4'] };
	expect(seatOf({ type: 'ProposeHand', ...asks }, player)).toBe('s2');
});

it("is the player's own where none is named, and nobody's for who keeps the table", () => {
	const note = { type: 'WriteNote', chapter: null, text: 'x' } as const;
	const answer = atTable({
		type: 'AnswerQuestion',
		question: 0,
		seat: null,
		choice: [],
		note: ''
	});
	expect([seatOf(note, player), seatOf(note, keeper)]).toEqual(['s1', null]);
	expect([seatOf(answer, player), seatOf(answer, keeper)]).toEqual(['s1', null]);
	expect(seatOf(note, { role: 'player', seats: [] })).toBeNull();
});
