import type { BrowserContext, TestInfo } from '@playwright/test';

/** The same for each run of a test, another one for another test; `ELYSIUM_SEED` has all of them deal otherwise. */
export function seedOf({ titlePath, project }: TestInfo): number {
	const words = [project.name, ...titlePath, process.env['ELYSIUM_SEED'] ?? ''].join('\n');
	let seed = 2_166_136_261;
	for (let at = 0; at < words.length; at++)
		seed = Math.imul(seed ^ words.charCodeAt(at), 16_777_619);
	return seed >>> 0;
}

/**
 * Has games on a device dealt from a seed, so that a failure can be repeated. What a game draws are single
 * numbers of 32 bits; ids, which nobody may have twice, are drawn as bytes and stay as they are.
 */
export async function seedChance(context: BrowserContext, seed: number): Promise<void> {
	await context.addInitScript((seed) => {
		const fair = crypto.getRandomValues.bind(crypto);
		let state = seed;
		const next = (): number => {
			state = (state + 0x6d2b79f5) | 0;
			let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
			mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
			return (mixed ^ (mixed >>> 14)) >>> 0;
		};
		crypto.getRandomValues = <Values extends ArrayBufferView<ArrayBuffer>>(
			values: Values
		): Values => {
			if (values instanceof Uint32Array && values.length === 1) values[0] = next();
			else fair(values);
			return values;
		};
	}, seed);
}
