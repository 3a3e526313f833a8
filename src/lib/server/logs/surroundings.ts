import { randomBytes, randomInt } from 'node:crypto';
import type { Chance } from '../../games/core/chance.ts';

/** What the rules may not reach for themselves: time, chance and fresh ids. Tests hand in their own. */
export interface Surroundings {
	now(): Date;
	/** A fresh id of 22 letters, digits, `-` and `_`. */
	id(): string;
	readonly chance: Chance;
}

export const REAL_SURROUNDINGS: Surroundings = {
	now: () => new Date(),
	id: () => randomBytes(16).toString('base64url'),
	chance: { below: (limit) => randomInt(limit) }
};
