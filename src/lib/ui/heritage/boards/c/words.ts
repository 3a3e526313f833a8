import { PRINCES_ANKHS, REVOLT_ANKHS } from '../../../../games/heritage/boards/ankhs.ts';
import { DIRECTIONS } from '../../../../games/heritage/boards/directions.ts';
import type { BoardWords } from '../words.ts';

export const words: BoardWords = {
	start: () => [
		`${PRINCES_ANKHS} ankhs of each direction go on its home: ${PRINCES_ANKHS * DIRECTIONS.length} total.`,
		'The marches, the borders between them and the centre stay empty.'
	],
	putAway: (board) =>
		`${board} and ${PRINCES_ANKHS - REVOLT_ANKHS} ankhs of each direction. The others stay.`
};
