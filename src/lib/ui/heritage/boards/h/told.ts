import { RISE_OF_HUMANITY } from '../../../../games/heritage/boards/h/facts.ts';
import { ladderTold } from '../ladder-told.ts';

export const told = ladderTold(({ ruleset }) => RISE_OF_HUMANITY[ruleset.riseOfHumanity]);
