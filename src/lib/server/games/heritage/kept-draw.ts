import { draw } from '../../../games/heritage/draw/draw.ts';
import type { DrawCommand, DrawReason } from '../../../games/heritage/draw/grammar.ts';
import type { DrawState } from '../../../games/heritage/draw/state.ts';
import type { DrawStep } from '../../../games/heritage/draw/steps.ts';
import { drawNames, overWords } from '../../../games/heritage/draw/names.ts';
import { drawDoor } from './door.ts';
import type { KeptGame } from '../../logs/kept-game.ts';
import { NO_ROWS } from '../../logs/projection.ts';

/** A provable primogen draw as the server keeps it: a log of its own, and nothing beside it. */
export const keptDraw: KeptGame<DrawState, DrawCommand, DrawStep, DrawReason> = {
	game: draw,
	tables: 1,
	titleOf: ({ announced }) => (announced ? `A draw for ${overWords(announced.tie)}` : ''),
	namesIn: (_state, people) => drawNames(people),
	seatsOf: ({ announced }) => announced?.tie.seats ?? [],
	rulesetOf: () => null,
	rowsOf: () => NO_ROWS,
	// A copy of one under way would be sent the numbers that are sealed in the other.
	isWhole: ({ ended, abandoned }) => ended !== null || abandoned,
	door: drawDoor
};
