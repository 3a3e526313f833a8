import { battleground } from '../battleground.ts';
import { moralityBoard, type MoralityState } from '../morality.ts';
import { RISE_OF_HUMANITY } from '../numbers.ts';
import { TIMELINE } from '../timeline.ts';

const { id, name, category, eras } = TIMELINE.H;

/**
 * The other way round than The Beast Within: who changes climbs, who does not sinks; the lowest goes first.
 * Source: rulebook, battleground H; reading H.
 */
export const h = battleground<MoralityState>({
	id,
	name,
	category,
	eras,
	...moralityBoard(({ ruleset }) => RISE_OF_HUMANITY[ruleset.riseOfHumanity])
});
