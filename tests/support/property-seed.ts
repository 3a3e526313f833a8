import { execFileSync } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { LONG } from './long.ts';

declare module 'vitest' {
	interface ProvidedContext {
		propertySeed: number;
	}
}

/** Where there is no history to ask, as in an unpacked archive. */
const WITHOUT_HISTORY = 'elysium';

/**
 * The seed of all property tests: one for each tree of sources, so that each commit tries new examples, and what
 * passed on a tree passes on it again. `ELYSIUM_SEED` names another: the number a failure printed, or any words.
 * A long test takes one that nobody had before, and prints it.
 */
export default function setup({ provide }: TestProject): void {
	const seed = seedFrom(process.env['ELYSIUM_SEED'] || (LONG ? fresh() : tree()));
	if (LONG) console.log(`ELYSIUM_SEED=${seed}`);
	provide('propertySeed', seed);
}

const fresh = (): string => String(randomInt(2 ** 31));

/** @returns a whole number of 32 bits, which is what fast-check takes unchanged */
function seedFrom(words: string): number {
	if (/^-?\d{1,10}$/.test(words)) return Number(words) | 0;
	return createHash('sha256').update(words).digest().readInt32BE();
}

function tree(): string {
	try {
		const asked = ['rev-parse', '--verify', '--quiet', 'HEAD^{tree}'];
		return execFileSync('git', asked, { encoding: 'utf8', stdio: 'pipe' }).trim();
	} catch {
		return WITHOUT_HISTORY;
	}
}
