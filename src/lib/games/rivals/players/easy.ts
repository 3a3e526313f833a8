import { pick } from '../../core/chance.ts';
import { greedyPlayer, weighedMoves } from './greedy.ts';
import type { ComputerPlayer } from './player.ts';
import { randomPlayer } from './random.ts';

/** Of three decisions of a turn two, and of three answers one, are made without much thought. */
const CARELESS = 3;
/** Moves that seem to be worth this much are alike to a beginner. */
const LOOSE = 0.5;

/** A beginner: sees what is worth doing, but mostly takes the first such thing that comes to mind. */
export const easyPlayer: ComputerPlayer = (view, chance) => {
	const isCareless = chance.below(CARELESS);
	if (view.table.question)
		return isCareless === 0 ? randomPlayer(view, chance) : greedyPlayer(view, chance);
	if (isCareless === 0) return greedyPlayer(view, chance);
	const fair = weighedMoves(view, chance).filter(({ worth }) => worth >= LOOSE);
	return fair.length > 0 ? pick(chance, fair).command : greedyPlayer(view, chance);
};
