import { battleground } from '../battleground.ts';
import { moralityBoard } from '../morality.ts';
import type { MoralityState } from '../morality-tokens.ts';
import { facts } from './facts.ts';
import { RISE_OF_HUMANITY } from './ladder.ts';

/**
 * The other way round than The Beast Within: who changes climbs, who does not sinks; the lowest goes first.
 * Source: rulebook, battleground H; reading H.
 */
export const rules = battleground<MoralityState>({
	...facts,
	...moralityBoard(({ ruleset }) => RISE_OF_HUMANITY[ruleset.riseOfHumanity])
});
