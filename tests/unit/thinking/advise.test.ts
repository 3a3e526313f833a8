import { expect, test } from 'vitest';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { commandsOf, legalMoves } from '../../../src/lib/games/heritage/chapter/moves.ts';
import { randomPlayer } from '../../../src/lib/games/heritage/players/random.ts';
import type { SeatView } from '../../../src/lib/games/heritage/search/view.ts';
import type { Report } from '../../../src/lib/ui/heritage/thinking/questions.ts';
import { think } from '../../../src/lib/ui/heritage/thinking/think.ts';
import { midGame, stepsOf } from '../heritage/search/games.ts';

type Advised = Extract<Report, { what: 'advise' }>;

/** All that is told, on a clock that goes on by one with each look. */
function advised(view: SeatView, milliseconds: number): readonly Advised[] {
	let now = 0;
	const told: Advised[] = [];
	for (const report of think({ what: 'advise', view, seed: 1, milliseconds }, () => now++))
		if (report?.what === 'advise') told.push(report);
	return told;
}

/** A turn in which nothing is left but to end it. */
function onlyTheEnd(): SeatView {
	for (const { after: table } of stepsOf(4, { players: 2 })) {
		if (table.question || !table.turn || table.turn.recruit === 'open') continue;
		const { seat } = table.turn;
		const [only, ...others] = commandsOf(legalMoves(table, seat, []));
		if (only?.type === 'EndTurn' && others.length === 0) return { table, seat, hand: [] };
	}
	throw new Error('there always is something to do');
}

test('where one move is left, thinking longer changes nothing, and advice says so', () => {
	const view = onlyTheEnd();
	expect(randomPlayer(view, seededChance(1))).toMatchObject({ type: 'EndTurn' });
	const [, last, ...more] = advised(view, 5);
	expect(more).toEqual([]);
	expect(last).toMatchObject({ isSettled: true, worlds: 0 });
	expect(last?.advice.map(({ command }) => command.type)).toEqual(['EndTurn']);
	expect(advised(view, 500).at(-1)).toEqual(last);
});

test('as long as moves are tried against each other it does not say so', () => {
	const table = midGame(12, { players: 2, era: 2 });
	const view = { table, seat: table.turn?.seat ?? '', hand: [] };
	const told = advised(view, 12);
	expect(told.at(-1)?.worlds).toBeGreaterThan(0);
	for (const { isSettled } of told) expect(isSettled).toBe(false);
});
