import { parseArgs } from 'node:util';
import { UsageError } from './options.ts';

/** What a ladder is measured with. */
export type LadderOptions = {
	/** Chapters for each pair of players and each number of seats. */
	readonly games: number;
	/** The same where a strong player sits: it thinks for long. */
	readonly strong: number;
	readonly seed: number;
};

/** A seed that nothing was fitted or tuned with. */
const SEED = 4_711;

const NAMES = ['games', 'strong', 'seed'];

/** The options after the word `ladder`; null: another word came first. Throws a `UsageError` for what cannot be meant. */
export function ladderOptionsFrom([word, ...args]: readonly string[]): LadderOptions | null {
	if (word !== 'ladder') return null;
	return {
		games: numberIn(args, NAMES, 'games', 98),
		strong: numberIn(args, NAMES, 'strong', 56),
		seed: numberIn(args, NAMES, 'seed', SEED)
	};
}

/** A number among options that take one each, by these names. Throws a `UsageError` for what cannot be meant. */
export function numberIn(
	args: readonly string[],
	names: readonly string[],
	name: string,
	otherwise: number
): number {
	let given: string | undefined;
	try {
		const options = Object.fromEntries(names.map((one) => [one, { type: 'string' } as const]));
		given = parseArgs({ args: [...args], options }).values[name];
	} catch (error) {
		throw new UsageError(error instanceof Error ? error.message : String(error));
	}
	const number = Number(given ?? otherwise);
	if (!Number.isInteger(number) || number < 1 || number > 1_000_000)
		throw new UsageError(`--${name} is a whole number from 1 to 1000000, not "${given}".`);
	return number;
}
