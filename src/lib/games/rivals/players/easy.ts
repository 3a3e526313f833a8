import { pick } from '../../core/chance.ts';
import { greedyPlayer, weighedMoves } from './greedy.ts';
import type { ComputerPlayer } from './player.ts';

/** One decision of a turn in so many is made without much thought. */
const CARELESS = 2;
/** Moves that seem to be worth this much are alike to a beginner. */
const LOOSE = 0.8;

/** A beginner: sees what is worth doing, but takes the first such thing that comes to mind half the time. */
export const easyPlayer: ComputerPlayer = (view, chance) => {
	if (view.table.question || chance.below(CARELESS) > 0) return greedyPlayer(view, chance);
	const moves = weighedMoves(view, chance);
	const fair = moves.filter(({ worth }) => worth >= LOOSE);
	return fair.length > 0 ? pick(chance, fair).command : greedyPlayer(view, chance);
};
