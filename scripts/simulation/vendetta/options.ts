import { numberIn } from '../ladder-options.ts';
import { UsageError } from '../options.ts';

const PARTS = ['balance', 'ladder', 'hiding'] as const;
type Part = (typeof PARTS)[number];

/** What Vendetta is measured with. */
export type VendettaOptions = {
	/** Games of equal players at each kind of table. */
	readonly games: number;
	/** Games of each match of unequal players. */
	readonly matches: number;
	/** The same where a strong player sits: it thinks for long. */
	readonly strong: number;
	/** Games whose turns are played both face up and face down. */
	readonly hidden: number;
	readonly seed: number;
	readonly parts: readonly Part[];
};

/** A seed that nothing was tuned with. */
const SEED = 271_828;

const NAMES = ['games', 'matches', 'strong', 'hidden', 'seed'];
const ONLY = '--only';

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
export function vendettaOptionsFrom([word, ...given]: readonly string[]): VendettaOptions | null {
	if (word !== 'vendetta') return null;
	const at = given.indexOf(ONLY);
	const args = at < 0 ? given : given.toSpliced(at, 2);
	const only = PARTS.find((part) => part === given[at + 1]);
	if (at >= 0 && !only) throw new UsageError(`${ONLY} is followed by ${PARTS.join(' or ')}.`);
	return {
		games: numberIn(args, NAMES, 'games', 2_000),
		matches: numberIn(args, NAMES, 'matches', 500),
		strong: numberIn(args, NAMES, 'strong', 60),
		hidden: numberIn(args, NAMES, 'hidden', 40),
		seed: numberIn(args, NAMES, 'seed', SEED),
		parts: only ? [only] : PARTS
	};
}
