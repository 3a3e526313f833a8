import { BEAST_WITHIN } from '../../../../games/heritage/boards/b/ladder.ts';
import { ladderStart } from '../ladder-start.ts';
import type { BoardWords } from '../words.ts';

export const words: BoardWords = {
	start: () => ladderStart(BEAST_WITHIN),
	putAway: (board) => `${board}. Its morality tokens stay.`
};
