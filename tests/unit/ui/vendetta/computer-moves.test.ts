import { afterEach, describe, expect, test, vi } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { beginGame } from '../../../../src/lib/ui/vendetta/play/begin.ts';
import { LocalGame } from '../../../../src/lib/ui/vendetta/play/local-game.svelte.ts';
import { PlayTable } from '../../../../src/lib/ui/vendetta/play/play-table.svelte.ts';
import { momentOf } from './people-in-turn.ts';

/** A table that waits for the computer. */
const amongComputers = () => {
	const players = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, computer: 'easy' as const }));
	const wishes = { teams: false, relics: false, locationCards: false };
	const means = { chance: seededChance(3), id: 'computers', now: 0 };
	return new PlayTable(new LocalGame(beginGame({ players, ...wishes }, means)));
};

describe('a move of the computer', () => {
	afterEach(() => vi.restoreAllMocks());

	test('that is refused waits until somebody tries again', async () => {
		const play = amongComputers();
		const act = vi.spyOn(play.session, 'act').mockResolvedValue('This game was deleted.');
		await play.moveComputer();
		expect(play.stuck).toBe(true);
		expect(play.problem).toBe('This game was deleted.');
		play.tryAgain();
		expect(play.stuck).toBe(false);
		expect(play.problem).toBeNull();
		act.mockRestore();
		await play.moveComputer();
		expect(play.stuck).toBe(false);
		expect(play.session.steps).toHaveLength(2);
	});

	test('for which the rules did not load waits as well', async () => {
		const play = amongComputers();
		vi.spyOn(play.session, 'move').mockResolvedValue(null);
		await play.moveComputer();
		expect(play.stuck).toBe(true);
		expect(play.problem).toContain('Try again');
	});

	test('leaves the table alone while an undo is under way', async () => {
		const play = amongComputers();
		const act = vi.spyOn(play.session, 'act');
		let undone: (problem: null) => void = () => undefined;
		vi.spyOn(play.session, 'undo').mockReturnValue(new Promise((done) => (undone = done)));
		const undoing = play.undo();
		expect(play.busy).toBe(true);
		await play.moveComputer();
		undone(null);
		await undoing;
		expect(act).not.toHaveBeenCalled();
		expect(play.busy).toBe(false);
		expect(play.stuck).toBe(false);
	});
});

describe('an undo', () => {
	test('that is tapped twice takes back one step', async () => {
		const { game } = momentOf(['Ada', 'Ben', 'Cleo'], ({ command }) => command.type === 'EndTurn');
		const play = new PlayTable(new LocalGame(game));
		const { length } = game.steps;
		await Promise.all([play.undo(), play.undo()]);
		expect(play.session.steps).toHaveLength(length - 1);
		expect(play.problem).toBeNull();
	});

	test('of somebody else’s step says whose it is', async () => {
		const { game, table, seat } = momentOf(
			['Ada', 'Ben', 'Cleo'],
			({ command, table: after, seat: by }) =>
				command.type === 'EndTurn' && after.turn !== null && after.turn.seat !== by
		);
		const play = new PlayTable(new LocalGame(game));
		expect(play.acting).toBe(table.turn?.seat);
		expect(play.undoWords).toBe(`Undo ${game.people[seat]}’s last step`);
		await play.undo();
		expect(play.acting).toBe(seat);
		expect([null, 'Undo']).toContain(play.undoWords);
	});
});
