import type { Width } from './candidates.ts';

/** How wide one thinks about one's own move. */
export const FULL: Width = {
	recruitFirst: false,
	sires: 2,
	leaders: 2,
	choices: 16,
	first: [3, 2],
	answers: [8, 4, 2],
	others: 4
};

/** How wide moves of others are thought of, and what follows a candidate. */
export const QUICK: Width = {
	recruitFirst: true,
	sires: 1,
	leaders: 1,
	choices: 3,
	first: [2],
	answers: [],
	others: 1
};
