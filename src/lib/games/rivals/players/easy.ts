import { pick } from '../../core/chance.ts';
import { greedyPlayer, weighedMoves } from './greedy.ts';
import type { ComputerPlayer } from './player.ts';
import { randomPlayer } from './random.ts';

/** Of so many answers one is made without a thought. */
const CARELESS = 2;
/** Moves that seem to be worth this much are alike to a beginner. */
const LOOSE = 0.5;

/** A beginner: sees what is worth doing, and takes the first such thing that comes to mind. */
export const easyPlayer: ComputerPlayer = (view, chance) => {
	if (view.table.question)
		return chance.below(CARELESS) === 0 ? randomPlayer(view, chance) : greedyPlayer(view, chance);
	const fair = weighedMoves(view, chance).filter(({ worth }) => worth >= LOOSE);
	return fair.length > 0 ? pick(chance, fair).command : greedyPlayer(view, chance);
};
