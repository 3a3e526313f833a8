import { RISE_OF_HUMANITY } from '../../../../games/heritage/boards/h/ladder.ts';
import { ladderTold } from '../ladder-told.ts';

export const told = ladderTold(({ ruleset }) => RISE_OF_HUMANITY[ruleset.riseOfHumanity]);
