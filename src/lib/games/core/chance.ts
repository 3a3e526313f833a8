import type { Json } from './json.ts';

/**
 * Chance as an argument. The server hands in a fair source, a test a script; what came out stands
 * in the event, so that a replay never rolls again.
 */
export interface Chance {
	/** A fair integer from 0 to `limit - 1`; `limit` is a positive integer. */
	below(limit: number): number;
	/**
	 * The chance that is meant for one purpose alone, where each has its own: asked for the same, it rolls the same.
	 * Left out: all purposes share this one.
	 */
	readonly for?: (purpose: Json) => Chance;
}

/** The chance to use for a purpose, which says all that it depends on. */
export const chanceFor = (chance: Chance, purpose: Json): Chance => chance.for?.(purpose) ?? chance;

/** One of a non-empty list, each equally likely. */
export function pick<T>(chance: Chance, from: readonly T[]): T {
	const chosen = from[chance.below(from.length)];
	if (chosen === undefined) throw new Error('pick needs a non-empty list');
	return chosen;
}

/** Chance that answers from a list, for tests and for what needs none: an empty script throws. */
export function scriptedChance(rolls: readonly number[]): Chance {
	let next = 0;
	return {
		below(limit) {
			const roll = rolls[next++];
			if (roll === undefined) throw new Error(`the script holds only ${rolls.length} rolls`);
			return roll % limit;
		}
	};
}

/** Chance out of a number (mulberry32): the same seed rolls the same. For simulations and tests, never for play. */
export function seededChance(seed: number): Chance {
	let current = seed;
	return {
		below(limit) {
			current = (current + 0x6d2b79f5) | 0;
			let mixed = Math.imul(current ^ (current >>> 15), 1 | current);
			mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
			return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
		}
	};
}

/** A fair order: each card as likely in each place (Fisher and Yates). */
export function shuffled<T>(chance: Chance, cards: readonly T[]): readonly T[] {
	const order: T[] = [];
	for (const card of cards) {
		const place = chance.below(order.length + 1);
		const moved = order[place];
		if (moved !== undefined) order.push(moved);
		order[place] = card;
	}
	return order;
}
