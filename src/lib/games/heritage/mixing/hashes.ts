import type { Chance } from '../../core/chance.ts';
import { hashOf } from '../../core/hash.ts';
import { hashedChance } from '../../core/hashed-chance.ts';
import type { Json } from '../../core/json.ts';
import type { MixingState } from './state.ts';
import type { MixingDevice, MixingSaw } from './steps.ts';

// Stands first in everything that is hashed here, so that no hash of another purpose ever fits.
const DOMAIN = 'elysium-mixing/1';

/** The server's commitment to its seed. */
export function seedCommitment(mixing: string, seed: string): string {
	return hashOf([DOMAIN, 'seed', mixing, seed]);
}

/** A device's seal on its number; it covers all that the device saw: the server's commitment, and the setting. */
export function numberCommitment(
	mixing: string,
	attempt: number,
	device: MixingDevice,
	saw: MixingSaw,
	contribution: string
): string {
	return hashOf([DOMAIN, 'number', mixing, attempt, device, saw, contribution]);
}

/** What of a mixing its chance follows from. */
type Mixed = Pick<MixingState, 'id' | 'attempt' | 'saw' | 'sealed' | 'opened'>;

/** Chance for one purpose: the same purpose rolls the same. */
type ChanceFor = (purpose: Json) => Chance;

/**
 * The chance of a whole table, once every number is open: it follows from the server's seed, all numbers in the order
 * in which they were sealed, and all that was seen. Each purpose (a shuffle of the deck with its list, the schemes of
 * a seat, a lot with its options) has a chance of its own, hashed from that and its name.
 */
export function mixedChance({ id, attempt, saw, sealed, opened }: Mixed, seed: string): ChanceFor {
	const numbers = sealed.flatMap(({ device }) =>
		opened.filter((one) => one.device === device).map((one) => [device, one.contribution])
	);
	const key = hashOf([DOMAIN, 'all', id, attempt, seed, numbers, saw]);
	return (purpose) => hashedChance(hashOf([DOMAIN, 'chance', key, purpose]));
}
