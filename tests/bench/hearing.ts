import type { Typed } from '../../src/lib/games/core/game.ts';
import type { Json } from '../../src/lib/games/core/json.ts';
import type { Phone } from '../server/remote/support/phone.ts';
import { quantile } from './median.ts';

/** From an acceptance until another phone knows, in milliseconds. */
export type Spread = { readonly p50: number; readonly p99: number };

export const spread = (took: readonly number[]): Spread => ({
	p50: quantile(took, 0.5),
	p99: quantile(took, 0.99)
});

/** The same phones; each looks at its log from now on. */
export async function looking<One extends Pick<Phone<Json, Typed, Typed>, 'catchUp' | 'look'>>(
	phones: readonly One[]
): Promise<One[]> {
	for (const phone of phones) {
		await phone.catchUp();
		await phone.look();
	}
	return [...phones];
}

/** What was accepted just now: how long it takes each of these phones to know it, in milliseconds. */
export async function untilKnown(
	version: number,
	phones: readonly Pick<Phone<Json, Typed, Typed>, 'until' | 'foldedAt'>[]
): Promise<number[]> {
	const accepted = performance.now();
	await Promise.all(phones.map((phone) => phone.until(version)));
	return phones.map(({ foldedAt }) => Math.max(0, (foldedAt.get(version) ?? 0) - accepted));
}
