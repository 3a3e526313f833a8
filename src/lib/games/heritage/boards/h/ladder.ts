import type { Morality } from '../board-facts.ts';

/** Its ladder, by reading H: who is paid, those who change or those who stay as they are. */
export const RISE_OF_HUMANITY: { readonly [R in 'change' | 'constancy']: Morality } = {
	change: { start: 3, like: -1, draws: [5, 3], points: [-1, 0, 1, 2, 3, 4] },
	// The mirror of The Beast Within: a player who stays the same sinks to where the points are.
	constancy: { start: 4, like: -1, draws: [3, 1], points: [4, 3, 2, 1, 0, -1] }
};
