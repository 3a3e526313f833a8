import { MORALITY } from '../../../../games/heritage/battlegrounds/h.ts';
import { ladderTold } from './ladder-told.ts';

export const told = ladderTold(MORALITY);
