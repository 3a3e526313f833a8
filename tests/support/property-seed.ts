import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { TestProject } from 'vitest/node';

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
 */
export default function setup({ provide }: TestProject): void {
	provide('propertySeed', seedFrom(process.env['ELYSIUM_SEED'] || tree()));
}

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
