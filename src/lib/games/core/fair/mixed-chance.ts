import type { Chance } from '../chance.ts';
import type { Circumstances } from '../game.ts';
import { hashOf } from '../hash.ts';
import { hashedChance } from '../hashed-chance.ts';
import type { Json } from '../json.ts';
import { keyOf, type Terms } from './protocol.ts';
import type { Round } from './round.ts';

/** Chance for one purpose: the same purpose rolls the same. */
type ChanceFor = (purpose: Json) => Chance;

/**
 * The chance of a whole table, once every number is open. Each purpose (a shuffle of the deck with its list, the hand of
 * a seat, a lot with its options) has a chance of its own, hashed from the key of all numbers and its name.
 */
export function mixedChance(
	terms: Terms,
	round: Pick<Round, 'attempt' | 'sealed' | 'opened'>,
	seed: string
): ChanceFor {
	const key = keyOf(terms, round, seed);
	return (purpose) => hashedChance(hashOf([terms.protocol.domain, 'chance', key, purpose]));
}

/** Circumstances in which each purpose has its own chance; what has none is left to the server. */
export function dealtBy(circumstances: Circumstances, chanceFor: ChanceFor): Circumstances {
	const { chance: own } = circumstances;
	return { ...circumstances, chance: { below: (limit) => own.below(limit), for: chanceFor } };
}
