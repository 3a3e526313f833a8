import { pick } from '../../core/chance.ts';
import type { Budget } from '../../core/search/budget.ts';
import { ranked } from '../../core/search/search.ts';
import type { Battlegrounds } from '../boards/battleground.ts';
import { fittedEvaluation, type Evaluation } from '../search/evaluation.ts';
import { DEPTH, searchedTable, type Depth } from '../search/searched-table.ts';
import { thinkingDealer } from '../search/thinking-dealer.ts';
import { thoughtsOf, type Mind } from '../search/thinking.ts';
import { FULL, QUICK } from '../search/widths.ts';
import type { Strength } from '../strengths.ts';
import type { Player } from './player.ts';

/** A player of a strength. */
export function codedPlayer(battlegrounds: Battlegrounds, strength: Strength): Player {
	switch (strength) {
		case 'easy':
			return easyPlayer(battlegrounds);
		case 'medium':
			return mediumPlayer(battlegrounds);
		case 'strong':
			return strongPlayer(battlegrounds);
	}
}

/** One move in so many an easy player makes without a thought. */
const CARELESS = 2;

/** Takes the best of what it sees at once, and often anything that can be done. */
export function easyPlayer(
	battlegrounds: Battlegrounds,
	evaluation = fittedEvaluation(battlegrounds)
): Player {
	const mind: Mind = { battlegrounds, evaluation, dealer: thinkingDealer, width: QUICK };
	return (view, chance) => {
		const thoughts = thoughtsOf(mind, view, chance);
		const [best] = thoughts;
		if (!best) return null;
		return chance.below(CARELESS) === 0 ? pick(chance, thoughts).command : best.command;
	};
}

/** Carries out each move in thought up to where chance or somebody else decides, and takes the one with the best chance to win. */
export function mediumPlayer(
	battlegrounds: Battlegrounds,
	evaluation: Evaluation = fittedEvaluation(battlegrounds)
): Player {
	const mind: Mind = { battlegrounds, evaluation, dealer: thinkingDealer, width: FULL };
	return (view, chance) => thoughtsOf(mind, view, chance)[0]?.command ?? null;
}

/** Worlds a decision by the number of seats: each takes longer the more seats have a turn in it. */
const STRONG_WORLDS: { readonly [seats: number]: number } = { 2: 12, 3: 10, 4: 8 };
const FEWEST_WORLDS = Math.min(...Object.values(STRONG_WORLDS));

/** Nobody watches a player think: it takes what is better by however little. */
const PLAYED: Depth = { ...DEPTH, level: 0 };

/** Tries what looks best in sampled worlds, until the budget of the decision is spent: asked for once a decision, by the number of seats. */
export function strongPlayer(
	battlegrounds: Battlegrounds,
	budgetFor: (seats: number) => Budget = (seats) => ({
		worlds: STRONG_WORLDS[seats] ?? FEWEST_WORLDS
	}),
	evaluation: Evaluation = fittedEvaluation(battlegrounds),
	depth: Depth = PLAYED
): Player {
	const game = searchedTable(battlegrounds, evaluation, depth);
	return (view, chance) =>
		ranked(game, view, chance, budgetFor(view.table.seats.length))[0]?.move ?? null;
}
