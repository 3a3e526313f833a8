import { BEAST_WITHIN } from '../../../../games/heritage/boards/b/ladder.ts';
import { ladderTold } from '../ladder-told.ts';

export const told = ladderTold(() => BEAST_WITHIN);
