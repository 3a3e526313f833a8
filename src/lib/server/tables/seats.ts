import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { heritage } from '../../games/heritage/heritage.ts';
import type { Reader, Transaction } from '../db/client.ts';
import { chronicles, seats } from '../db/schema/chronicles.ts';

const chroniclesIn = (tx: Transaction, groupId: string) =>
	tx.select({ id: chronicles.id }).from(chronicles).where(eq(chronicles.groupId, groupId));

/** Frees a person's seats in all chronicles of a group; the seats keep their names. */
export async function leaveSeats(tx: Transaction, groupId: string, userId: string): Promise<void> {
	await tx
		.update(seats)
		.set({ userId: null })
		.where(and(eq(seats.userId, userId), inArray(seats.chronicleId, chroniclesIn(tx, groupId))));
}

/** Gives a seat that is just a name to a person. False when there is no such seat in the group, or it is taken. */
export async function takeSeat(
	tx: Transaction,
	place: { groupId: string; chronicleId: string; seatId: string },
	userId: string
): Promise<boolean> {
	const taken = await tx
		.update(seats)
		.set({ userId })
		.where(
			and(
				eq(seats.chronicleId, place.chronicleId),
				eq(seats.seatId, place.seatId),
				isNull(seats.userId),
				inArray(seats.chronicleId, chroniclesIn(tx, place.groupId))
			)
		)
		.returning({ seatId: seats.seatId });
	return taken.length === 1;
}

/** The ids of a person's seats in a chronicle, and of those that are just a name. */
export async function seatsFor(
	read: Reader,
	chronicleId: string,
	userId: string
): Promise<{ readonly seats: readonly string[]; readonly vacant: readonly string[] }> {
	const rows = await read
		.select({ seatId: seats.seatId, userId: seats.userId })
		.from(seats)
		.where(
			and(eq(seats.chronicleId, chronicleId), or(eq(seats.userId, userId), isNull(seats.userId)))
		)
		.all();
	const idsOf = (holder: string | null) =>
		rows.filter((row) => row.userId === holder).map(({ seatId }) => seatId);
	return { seats: idsOf(userId), vacant: idsOf(null) };
}

export interface FreeSeat {
	readonly chronicleId: string;
	readonly chronicle: string;
	readonly seatId: string;
	readonly name: string;
}

/** The seats of a group's chronicles that are just a name so far: what an invitation can offer. */
export const freeSeats = (read: Reader, groupId: string): Promise<FreeSeat[]> =>
	read
		.select({
			chronicleId: chronicles.id,
			chronicle: chronicles.title,
			seatId: seats.seatId,
			name: seats.name
		})
		.from(seats)
		.innerJoin(chronicles, eq(chronicles.id, seats.chronicleId))
		.where(
			and(eq(chronicles.groupId, groupId), eq(chronicles.game, heritage.name), isNull(seats.userId))
		)
		.orderBy(asc(chronicles.title), asc(seats.seatId))
		.all();
