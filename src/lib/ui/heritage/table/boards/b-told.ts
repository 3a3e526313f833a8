import { MORALITY } from '../../../../games/heritage/battlegrounds/b.ts';
import { ladderTold } from './ladder-told.ts';

export const told = ladderTold(() => MORALITY);
