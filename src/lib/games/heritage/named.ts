import { hashOf } from '../core/hash.ts';
import type { SeatId } from './shapes.ts';

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
