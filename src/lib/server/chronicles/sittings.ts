import type { Reader } from '../db/client.ts';
import type { Access } from '../tables/access.ts';
import { seatsOf } from './annex.ts';

/** Who sits at a table, and whether whoever asks plays that seat. */
export interface Sitting {
	readonly seat: string;
	readonly name: string;
	readonly mine: boolean;
}

/**
 * The seats of a chronicle for one of its people: their own are theirs to play, and for the keeper those
 * that are only names.
 */
export async function sittingsOf(
	read: Reader,
	chronicleId: string,
	{ role, seats }: Pick<Access, 'role' | 'seats'>
): Promise<Sitting[]> {
	const all = await seatsOf(read, chronicleId);
	return all.map(({ seatId, name, userId }) => ({
		seat: seatId,
		name,
		mine: seats.includes(seatId) || (role === 'keeper' && userId === null)
	}));
}
