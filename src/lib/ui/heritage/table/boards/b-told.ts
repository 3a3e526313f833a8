import { BEAST_WITHIN } from '../../../../games/heritage/battlegrounds/numbers.ts';
import { ladderTold } from './ladder-told.ts';

export const told = ladderTold(() => BEAST_WITHIN);
