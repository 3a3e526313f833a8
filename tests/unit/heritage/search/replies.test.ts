import { describe, expect, test } from 'vitest';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { legalMoves } from '../../../../src/lib/games/heritage/chapter/moves.ts';
import { recruitCommands } from '../../../../src/lib/games/heritage/chapter/recruit-moves.ts';
import { repliesTo } from '../../../../src/lib/games/heritage/search/replies.ts';
import { opponentsOf } from '../../../../src/lib/games/heritage/table/where.ts';
import { midGame } from './games.ts';

describe('what the others most likely do after a move', () => {
	const table = midGame(12, { players: 3, era: 2 });
	const seat = table.turn?.seat ?? '';
	const view = { table, seat, hand: [] };
	const { recruit } = legalMoves(table, seat, []);
	const [move] = recruit ? recruitCommands(recruit) : [];
	if (!move) throw new Error('nobody can be recruited');
	const found = (worlds: number) => {
		const replies = repliesTo(BATTLEGROUND_MODULES, view, [move], 3);
		while (replies.worlds() < worlds) replies.step();
		return replies.replies();
	};

	test('is counted for each of them, in the order of their turns, and shares are of worlds', () => {
		const replies = found(4);
		const order = opponentsOf(table, seat);
		expect(replies.map((one) => one.seat)).toEqual(
			order.filter((one) => replies.some((reply) => reply.seat === one))
		);
		expect(replies.length).toBeGreaterThan(0);
		for (const { recruits, times, worlds } of replies) {
			expect(worlds).toBeLessThanOrEqual(4);
			expect(times).toBeGreaterThan(0);
			expect(times).toBeLessThanOrEqual(worlds);
			// Whoever this move recruits is gone.
			expect(recruits).not.toBe(move.character);
		}
	});

	test('is the same for the same seed', () => {
		expect(found(3)).toEqual(found(3));
	});

	test('is nothing after a move that is refused', () => {
		const refused = repliesTo(
			BATTLEGROUND_MODULES,
			view,
			[{ ...move, sire: 'nobody-of-the-kind' }],
			3
		);
		expect(refused.step()).toBe(false);
		expect(refused.replies()).toEqual([]);
	});

	test('goes on by itself where an own answer does not fit any more', () => {
		const stray = { type: 'AnswerQuestion', question: 9_999, seat, choice: [], note: '' } as const;
		const replies = repliesTo(BATTLEGROUND_MODULES, view, [move, { ...stray, choice: [] }], 3);
		expect(replies.step()).toBe(true);
		expect(replies.worlds()).toBe(1);
	});
});
