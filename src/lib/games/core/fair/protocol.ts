import type { Chance } from '../chance.ts';
import { hashOf } from '../hash.ts';
import { inSealed, type Round } from './round.ts';
import type { Saw } from './steps.ts';

/** What it is called where something is wrong with a part of what was seen; the server's hash has words of its own. */
export type ByPart<S extends Saw, Fault extends string> = {
	readonly [Part in Exclude<keyof S, 'server'>]: Fault;
};

/** One use of the protocol. */
export interface Protocol<S extends Saw = Saw, Fault extends string = string> {
	/** Stands first in everything that is hashed, so that no hash of another use ever fits. */
	readonly domain: string;
	/** What stands before the number of a device, and before all of them together. */
	readonly number: string;
	readonly key: string;
	/** Where a device saw another part than the record has; where it remembers another one, if not just `own-seal-changed`. */
	readonly uncovered: ByPart<S, Fault>;
	readonly changed?: ByPart<S, Fault>;
}

/** What the seals of one round have to cover. `id` is of this round alone. */
export interface Terms<S extends Saw = Saw, Fault extends string = string> {
	readonly protocol: Protocol<S, Fault>;
	readonly id: string;
	readonly saw: S;
}

const BYTES = 32;

/** A number of 256 bits that nobody can guess, in hex. */
export function secretOf(chance: Chance): string {
	const byte = (): string => chance.below(256).toString(16).padStart(2, '0');
	return Array.from({ length: BYTES }, byte).join('');
}

/** The server's commitment to its seed. */
export const seedCommitment = (
	{ domain }: Pick<Protocol, 'domain'>,
	id: string,
	seed: string
): string => hashOf([domain, 'seed', id, seed]);

/** A device's seal on its number; it covers all that the device saw, the server's commitment first of all. */
export const numberCommitment = (
	{ protocol: { domain, number }, id, saw }: Terms,
	attempt: number,
	device: string,
	contribution: string
): string => hashOf([domain, number, id, attempt, device, saw, contribution]);

/** What all chance of an open round follows from: the server's seed, every number, and all that was seen. */
export const keyOf = (
	{ protocol: { domain, key }, id, saw }: Terms,
	round: Pick<Round, 'attempt' | 'sealed' | 'opened'>,
	seed: string
): string => {
	const numbers = inSealed(round).map(({ device, contribution }) => [device, contribution]);
	return hashOf([domain, key, id, round.attempt, seed, numbers, saw]);
};
