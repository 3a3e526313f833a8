import { BEAST_WITHIN } from '../../../../games/heritage/boards/b/ladder.ts';
import { ladderSaid } from '../ladder-said.ts';

export const said = ladderSaid(() => BEAST_WITHIN);
