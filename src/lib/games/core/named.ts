import { hashOf } from './hash.ts';
import type { SeatId } from './seats.ts';

/** A name with what it was hashed with. */
export interface SaltedName {
	readonly name: string;
	readonly salt: string;
}

/**
 * What a log holds of the name of a seat: enough to find out that another name was put in its place, and nothing of the
 * name itself. Without the salt nobody can guess it back, so who deletes name and salt forgets the person.
 */
export const nameProof = (log: string, seat: SeatId, { name, salt }: SaltedName): string =>
	hashOf(['elysium-name/1', log, seat, salt, name]);

/** What stands where the name of someone stood who deleted their account. */
export const FORMER_PLAYER = 'a former player';

type BySeat = { readonly [seat: SeatId]: string };

/**
 * The first seat whose name is not the one that the log was written with. A name may be taken out of a file with its
 * salt, and a person who was forgotten has none; every other name has to give the hash that the log holds.
 */
export function findOtherName(
	log: string,
	names: { readonly seats: BySeat; readonly salts?: BySeat | undefined },
	proofs: BySeat
): { readonly seat: SeatId; readonly lacks: 'salt' | 'name' } | null {
	for (const [seat, name] of Object.entries(names.seats)) {
		const proof = proofs[seat];
		const salt = names.salts?.[seat];
		if (proof === undefined || (salt === undefined && name === FORMER_PLAYER)) continue;
		if (salt === undefined) return { seat, lacks: 'salt' };
		if (nameProof(log, seat, { name, salt }) !== proof) return { seat, lacks: 'name' };
	}
	return null;
}
