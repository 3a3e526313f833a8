import { battleground } from '../battleground.ts';
import { moralityBoard } from '../morality.ts';
import type { MoralityState } from '../morality-tokens.ts';
import { facts } from './facts.ts';
import { BEAST_WITHIN } from './ladder.ts';

/**
 * Who stays true to the own temperament climbs, who does not falls and turns over; the fourth and
 * the sixth space draw a clan scheme, the highest goes first. Source: rulebook, battleground B; reading B.
 */
export const rules = battleground<MoralityState>({
	...facts,
	...moralityBoard(() => BEAST_WITHIN)
});
