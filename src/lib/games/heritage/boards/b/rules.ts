import { battleground } from '../battleground.ts';
import { moralityBoard, type MoralityState } from '../morality.ts';
import { BEAST_WITHIN } from '../numbers.ts';
import { TIMELINE } from '../timeline.ts';

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
	...moralityBoard(() => BEAST_WITHIN)
});
