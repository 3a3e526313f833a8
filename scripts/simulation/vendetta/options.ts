import { numberIn } from '../ladder-options.ts';

/** What the open set of Vendetta is measured with. */
export type VendettaOptions = {
	/** Games at each kind of table. */
	readonly games: number;
	/** Games of each match of unequal players. */
	readonly matches: number;
	readonly seed: number;
};

/** A seed that nothing was tuned with. */
const SEED = 80_611;

const NAMES = ['games', 'matches', 'seed'];

/** Games that are held against what must always be so. */
export type CheckOptions = { readonly games: number; readonly seed: number };

/** The options after the words `vendetta check`; null: other words came first. Throws a `UsageError` for what cannot be meant. */
export function checkOptionsFrom([word, next, ...args]: readonly string[]): CheckOptions | null {
	if (word !== 'vendetta' || next !== 'check') return null;
	const names = ['games', 'seed'];
	return {
		games: numberIn(args, names, 'games', 500),
		seed: numberIn(args, names, 'seed', SEED)
	};
}

/** The options after the word `vendetta`; null: another word came first. Throws a `UsageError` for what cannot be meant. */
export function vendettaOptionsFrom([word, ...args]: readonly string[]): VendettaOptions | null {
	if (word !== 'vendetta') return null;
	return {
		games: numberIn(args, NAMES, 'games', 2_000),
		matches: numberIn(args, NAMES, 'matches', 500),
		seed: numberIn(args, NAMES, 'seed', SEED)
	};
}
