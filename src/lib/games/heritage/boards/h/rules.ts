import { battleground } from '../battleground.ts';
import { moralityBoard, type MoralityState } from '../morality.ts';
import { facts, RISE_OF_HUMANITY } from './facts.ts';

/**
 * The other way round than The Beast Within: who changes climbs, who does not sinks; the lowest goes first.
 * Source: rulebook, battleground H; reading H.
 */
export const rules = battleground<MoralityState>({
	...facts,
	...moralityBoard(({ ruleset }) => RISE_OF_HUMANITY[ruleset.riseOfHumanity])
});
