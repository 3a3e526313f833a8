import { battleground } from './battleground.ts';
import { moralityBoard, type Morality, type MoralityState } from './morality.ts';
import { TIMELINE } from './timeline.ts';

/** How its ladder goes. */
export const MORALITY: Morality = { start: 3, like: 1, draws: [4, 6], points: [-1, 0, 1, 2, 3, 4] };

const { id, name, category, eras } = TIMELINE.B;

/**
 * Who stays true to the own temperament climbs, who does not falls and turns over; the fourth and
 * the sixth space draw a clan scheme, the highest goes first. Source: rulebook, battleground B; reading B.
 */
export const b = battleground<MoralityState>({
	id,
	name,
	category,
	eras,
	...moralityBoard(() => MORALITY)
});
