import { battleground } from '../battleground.ts';
import { moralityBoard, type MoralityState } from '../morality.ts';
import { BEAST_WITHIN, facts } from './facts.ts';

/**
 * Who stays true to the own temperament climbs, who does not falls and turns over; the fourth and
 * the sixth space draw a clan scheme, the highest goes first. Source: rulebook, battleground B; reading B.
 */
export const rules = battleground<MoralityState>({
	...facts,
	...moralityBoard(() => BEAST_WITHIN)
});
