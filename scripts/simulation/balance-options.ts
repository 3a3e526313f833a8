import { numberIn } from './ladder-options.ts';

/** What the game of the open set is measured with. */
export type BalanceOptions = {
	/** Chapters at four seats, of all eras in turn; one and a half times as many at three, three times at two. */
	readonly games: number;
	/** The same of era 7 alone, for the finale. */
	readonly finales: number;
	readonly seed: number;
};

/** What whole chronicles of the open deck are measured with. */
export type BroughtOptions = {
	/** Played at tables by medium players. */
	readonly chronicles: number;
	/** Quick ones, for the choices of missions. */
	readonly quick: number;
	/** Chapters that are played with an asset and without. */
	readonly assets: number;
	readonly seed: number;
};

/** A seed that nothing was fitted or tuned with. */
const SEED = 80_407;

const NAMES = ['games', 'finales', 'seed'];
const BROUGHT_NAMES = ['chronicles', 'quick', 'assets', 'seed'];

/** The options after the word `balance`; null: another word came first, or chronicles are asked for. Throws a `UsageError` for what cannot be meant. */
export function balanceOptionsFrom([word, ...args]: readonly string[]): BalanceOptions | null {
	if (word !== 'balance' || asksForChronicles(args)) return null;
	return {
		games: numberIn(args, NAMES, 'games', 112),
		finales: numberIn(args, NAMES, 'finales', 32),
		seed: numberIn(args, NAMES, 'seed', SEED)
	};
}

/** The options after `balance` where chronicles are asked for, else null. Throws a `UsageError` for what cannot be meant. */
export function broughtOptionsFrom([word, ...args]: readonly string[]): BroughtOptions | null {
	if (word !== 'balance' || !asksForChronicles(args)) return null;
	return {
		chronicles: numberIn(args, BROUGHT_NAMES, 'chronicles', 12),
		quick: numberIn(args, BROUGHT_NAMES, 'quick', 300),
		assets: numberIn(args, BROUGHT_NAMES, 'assets', 200),
		seed: numberIn(args, BROUGHT_NAMES, 'seed', SEED)
	};
}

const asksForChronicles = (args: readonly string[]): boolean =>
	args.some((arg) => arg.startsWith('--chronicles'));

/** How many chapters at so many seats, where there are so many at four: about as long at each. */
export const gamesAt = (seats: number, games: number): number =>
	Math.round(games * (seats === 2 ? 3 : seats === 3 ? 1.5 : 1));
