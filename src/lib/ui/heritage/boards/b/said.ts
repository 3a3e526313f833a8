import { BEAST_WITHIN } from '../../../../games/heritage/boards/b/facts.ts';
import { ladderSaid } from '../ladder-said.ts';

export const said = ladderSaid(() => BEAST_WITHIN);
