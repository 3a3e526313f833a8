import { battleground } from './battleground.ts';
import { moralityBoard, type Morality, type MoralityState } from './morality.ts';
import { TIMELINE } from './timeline.ts';

/** How its ladder goes. */
export const MORALITY: Morality = {
	start: 4,
	like: -1,
	draws: [3, 1],
	points: [4, 3, 2, 1, 0, -1]
};

const { id, name, category, eras } = TIMELINE.H;

/**
 * The other way round than The Beast Within: who changes climbs, who does not falls; the third and the
 * first space draw a clan scheme, the lowest goes first. Source: rulebook, battleground H; reading H.
 */
export const h = battleground<MoralityState>({
	id,
	name,
	category,
	eras,
	...moralityBoard(MORALITY)
});
