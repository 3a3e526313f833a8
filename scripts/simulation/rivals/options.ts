import { numberIn } from '../ladder-options.ts';
import { UsageError } from '../options.ts';

const PARTS = ['balance', 'ladder'] as const;
type Part = (typeof PARTS)[number];

/** What Rivals is measured with. */
export type RivalsOptions = {
	/** Matches of greedy players at each number of seats. */
	readonly games: number;
	/** Matches of unequal players at each number of seats. */
	readonly matches: number;
	/** The same where a strong player sits: it thinks for long. */
	readonly strong: number;
	readonly seed: number;
	readonly parts: readonly Part[];
};

/** A seed that nothing was tuned with. */
const SEED = 161_803;

const NAMES = ['games', 'matches', 'strong', 'seed'];
const ONLY = '--only';

/** The options after the word `rivals`; null: another word came first. Throws a `UsageError` for what cannot be meant. */
export function rivalsOptionsFrom([word, ...given]: readonly string[]): RivalsOptions | null {
	if (word !== 'rivals') return null;
	const at = given.indexOf(ONLY);
	const args = at < 0 ? given : given.toSpliced(at, 2);
	const only = PARTS.find((part) => part === given[at + 1]);
	if (at >= 0 && !only) throw new UsageError(`${ONLY} is followed by ${PARTS.join(' or ')}.`);
	return {
		games: numberIn(args, NAMES, 'games', 1_500),
		matches: numberIn(args, NAMES, 'matches', 100),
		strong: numberIn(args, NAMES, 'strong', 24),
		seed: numberIn(args, NAMES, 'seed', SEED),
		parts: only ? [only] : PARTS
	};
}
