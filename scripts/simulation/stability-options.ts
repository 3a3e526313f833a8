import { numberIn } from './ladder-options.ts';

/** What the steadiness of advice is measured with. */
export type StabilityOptions = { readonly positions: number; readonly seed: number };

/** A seed that nothing was fitted or tuned with. */
const SEED = 77_041;

const NAMES = ['positions', 'seed'];

/** The options after the word `stability`; null: another word came first. Throws a `UsageError` for what cannot be meant. */
export function stabilityOptionsFrom([word, ...args]: readonly string[]): StabilityOptions | null {
	if (word !== 'stability') return null;
	return {
		positions: numberIn(args, NAMES, 'positions', 200),
		seed: numberIn(args, NAMES, 'seed', SEED)
	};
}
