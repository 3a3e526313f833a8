import { describe, expect, test } from 'vitest';
import { LocalGame } from '../../../../src/lib/ui/vendetta/play/local-game.svelte.ts';
import { PlayTable } from '../../../../src/lib/ui/vendetta/play/play-table.svelte.ts';
import { momentOf } from './people-in-turn.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];

describe('secrets of whoever held the phone', () => {
	test('are covered as soon as somebody else is asked, in the middle of a turn', async () => {
		const { before, command, seat } = momentOf(
			NAMES,
			({ was, table, seat: by, command: { type } }) =>
				was.stage === 'planning' &&
				type === 'PlayCard' &&
				table.question !== null &&
				table.question.seat !== by &&
				table.question.hidden !== true &&
				table.together === null
		);
		const play = new PlayTable(new LocalGame(before));
		play.take(seat);
		expect(play.own(seat)?.hand.length).toBeGreaterThan(0);
		await play.act(command);
		expect(play.session.table.question).not.toBeNull();
		expect(play.waiting).not.toContain(seat);
		expect(play.holder).toBeNull();
		expect(play.own(seat)).toBeNull();
		expect(play.faces).toEqual({});
	});

	test('stay open as long as the table waits for nobody else', async () => {
		const { before, command, seat } = momentOf(
			NAMES,
			({ was, table, seat: by, command: { type } }) =>
				was.stage === 'planning' &&
				type === 'PlayCard' &&
				table.turn?.seat === by &&
				table.question === null
		);
		const play = new PlayTable(new LocalGame(before));
		play.take(seat);
		await play.act(command);
		expect(play.holder).toBe(seat);
	});

	test('are covered when an undo gives the turn back to somebody else', async () => {
		const { game, table, seat } = momentOf(
			NAMES,
			({ command: { type }, table: after, seat: by }) =>
				type === 'EndTurn' && after.turn !== null && after.turn.seat !== by
		);
		const play = new PlayTable(new LocalGame(game));
		const next = table.turn?.seat ?? '';
		play.take(next);
		await play.undo();
		expect(play.waiting).toEqual([seat]);
		expect(play.own(next)).toBeNull();
	});
});
