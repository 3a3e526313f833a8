import { numberIn } from './ladder-options.ts';

/** What the game of the open set is measured with. */
export type BalanceOptions = {
	/** Chapters at four seats, of all eras in turn; one and a half times as many at three, three times at two. */
	readonly games: number;
	/** The same of era 7 alone, for the finale. */
	readonly finales: number;
	readonly seed: number;
};

/** A seed that nothing was fitted or tuned with. */
const SEED = 60_221;

const NAMES = ['games', 'finales', 'seed'];

/** The options after the word `balance`; null: another word came first. Throws a `UsageError` for what cannot be meant. */
export function balanceOptionsFrom([word, ...args]: readonly string[]): BalanceOptions | null {
	if (word !== 'balance') return null;
	return {
		games: numberIn(args, NAMES, 'games', 112),
		finales: numberIn(args, NAMES, 'finales', 32),
		seed: numberIn(args, NAMES, 'seed', SEED)
	};
}

/** How many chapters at so many seats, where there are so many at four: about as long at each. */
export const gamesAt = (seats: number, games: number): number =>
	Math.round(games * (seats === 2 ? 3 : seats === 3 ? 1.5 : 1));
