import type { Chance } from '../../core/chance.ts';
import { keyOf } from '../../core/fair/protocol.ts';
import { hashOf } from '../../core/hash.ts';
import { hashedChance } from '../../core/hashed-chance.ts';
import type { Json } from '../../core/json.ts';
import { MIXING, termsOf, type MixingState } from './state.ts';

/** What of a mixing its chance follows from. */
type Mixed = Pick<MixingState, 'id' | 'saw' | 'attempt' | 'sealed' | 'opened'>;

/** Chance for one purpose: the same purpose rolls the same. */
type ChanceFor = (purpose: Json) => Chance;

/**
 * The chance of a whole table, once every number is open. Each purpose (a shuffle of the deck with its list, the schemes
 * of a seat, a lot with its options) has a chance of its own, hashed from the key of all numbers and its name.
 */
export function mixedChance(state: Mixed, seed: string): ChanceFor {
	const key = keyOf(termsOf(state), state, seed);
	return (purpose) => hashedChance(hashOf([MIXING.domain, 'chance', key, purpose]));
}
