import { RISE_OF_HUMANITY } from '../../../../games/heritage/boards/h/ladder.ts';
import { ladderSaid } from '../ladder-said.ts';

export const said = ladderSaid(({ ruleset }) => RISE_OF_HUMANITY[ruleset.riseOfHumanity]);
