import type { Morality } from '../board-facts.ts';

/** Its ladder. */
export const BEAST_WITHIN: Morality = {
	start: 3,
	like: 1,
	draws: [4, 6],
	points: [-1, 0, 1, 2, 3, 4]
};
