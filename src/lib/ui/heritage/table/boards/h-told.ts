import { MORALITIES } from '../../../../games/heritage/battlegrounds/h.ts';
import { ladderTold } from './ladder-told.ts';

export const told = ladderTold(({ ruleset }) => MORALITIES[ruleset.riseOfHumanity]);
