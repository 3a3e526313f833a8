import type { Race, Searched } from '../../core/search/searched.ts';
import type { Battlegrounds } from '../boards/battleground.ts';
import type { TableCommand } from '../table/commands.ts';
import type { Evaluation } from './evaluation.ts';
import { playedOut, type Horizon } from './rollout.ts';
import { thinkingDealer } from './thinking-dealer.ts';
import { thoughtsOf } from './thinking.ts';
import type { SeatView } from './view.ts';
import { FULL } from './widths.ts';
import { worldsFor, type World } from './worlds.ts';

/** What is tried in worlds, and how far what follows is played out. */
export type Depth = {
	/** So many of the commands that look best at once; of answers so many. */
	readonly candidates: number;
	readonly answers: number;
	/** None whose chance to win looks worse than that of the best by more than this. */
	readonly margin: number;
	readonly horizon: Horizon;
	/** How many worlds it takes to unsettle what looks best at once. */
	readonly trust: number;
	/** So little of a chance to win nobody notices. */
	readonly level: number;
	/** By how much the lead of one move over another usually differs from world to world. */
	readonly spread: number;
	/** Worlds are dear: what falls behind is given up early. */
	readonly race: Race;
};

export const DEPTH: Depth = {
	candidates: 5,
	answers: 3,
	margin: 0.08,
	horizon: 'round',
	trust: 1,
	level: 0.015,
	spread: 0.03,
	race: { worlds: 3, errors: 1 }
};

/** A table of Heritage for the kit of `core/search`: worths are chances to win, from 0 to 1. */
export const searchedTable = (
	battlegrounds: Battlegrounds,
	evaluation: Evaluation,
	depth: Depth = DEPTH
): Searched<SeatView, World, TableCommand> => ({
	candidatesFor(view, chance) {
		const mind = { battlegrounds, evaluation, dealer: thinkingDealer, width: FULL };
		const thoughts = thoughtsOf(mind, view, chance);
		const least = (thoughts[0]?.chance ?? 0) - depth.margin;
		return thoughts
			.slice(0, view.table.question ? depth.answers : depth.candidates)
			.filter((thought) => thought.chance >= least)
			.map(({ command, chance }) => ({ move: command, prior: chance }));
	},
	trust: depth.trust,
	level: depth.level,
	spread: depth.spread,
	race: depth.race,
	worldsFor,
	worthIn: (view, world, move, chance) =>
		playedOut(battlegrounds, evaluation, view, world, move, depth.horizon, chance) ?? 0
});
