import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { SEATED, SHARED } from '../../games/registry.ts';
import type { Reader, Transaction } from '../db/client.ts';
import { chronicles, seats } from '../db/schema/chronicles.ts';
import { lentSeats } from '../db/schema/projections.ts';
import { importedColumns, type ImportedLine } from './imported.ts';

/** By the number of the seat: `s2` before `s10`. */
export const inTurnOrder = (seat: SQLiteColumn) => [sql`length(${seat})`, asc(seat)] as const;

const chroniclesIn = (tx: Transaction, groupId: string) =>
	tx.select({ id: chronicles.id }).from(chronicles).where(eq(chronicles.groupId, groupId));

/** Frees a person's seats in all chronicles of a group; the seats keep their names. */
export async function leaveSeats(tx: Transaction, groupId: string, userId: string): Promise<void> {
	await tx
		.update(seats)
		.set({ userId: null })
		.where(and(eq(seats.userId, userId), inArray(seats.chronicleId, chroniclesIn(tx, groupId))));
}

/** The chapter of hands at a table outside one. */
export const NO_CHAPTER = 0;

/**
 * Hands of seats that all shared are, from then on, dealt to whoever sits there: nobody else sees them any more. To be called
 * once somebody sits down.
 */
export async function keepHands(transaction: Transaction, chronicleId: string): Promise<void> {
	await transaction
		.update(seats)
		.set({ dealtTo: sql`${seats.userId}`, dealtChapter: NO_CHAPTER, dealtVacant: false })
		.where(
			and(
				eq(seats.chronicleId, chronicleId),
				isNotNull(seats.userId),
				isNull(seats.dealtChapter),
				inArray(
					sql`(SELECT ${chronicles.game} FROM ${chronicles} WHERE ${chronicles.id} = ${chronicleId})`,
					SHARED
				)
			)
		);
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
	await keepHands(tx, place.chronicleId);
	return taken.length === 1;
}

/** Once somebody else holds a seat, it is lent no longer: nobody lends the hand of another. */
export const isStillLent = sql`${seats.userId} IS ${lentSeats.lender}`;

/** What of the seats of a chronicle is a person's, as columns of a query that has its row: see {@link sittingOf}. */
export const sittingColumns = {
	open: sql<string>`(SELECT json_group_array(json_array(seat_id, user_id, closed)) FROM (
		SELECT ${seats.seatId} AS seat_id, ${seats.userId} AS user_id,
			${seats.dealtChapter} IS NOT NULL AND ${seats.dealtTo} IS NOT ${sql.placeholder('userId')} AS closed
		FROM ${seats}
		WHERE ${seats.chronicleId} = ${chronicles.id}
			AND (${seats.userId} = ${sql.placeholder('userId')} OR ${seats.userId} IS NULL)
		ORDER BY length(${seats.seatId}), ${seats.seatId}))`,
	lent: sql<string>`(SELECT json_group_array(json_array(id, hand, closed)) FROM (
		SELECT ${lentSeats.id} AS id, ${lentSeats.hand} AND (${seats.dealtChapter} IS NULL OR ${seats.dealtTo} IS
			coalesce(${lentSeats.lender}, (SELECT keeps.user_id FROM members AS keeps
				WHERE keeps.group_id = ${chronicles.groupId} AND keeps.role = 'keeper'))) AS hand,
			${seats.dealtChapter} IS NOT NULL AND ${seats.dealtTo} IS NOT coalesce(${lentSeats.lender},
				(SELECT keeps.user_id FROM members AS keeps
				WHERE keeps.group_id = ${chronicles.groupId} AND keeps.role = 'keeper')) AS closed FROM ${lentSeats}
		JOIN ${seats} ON ${seats.chronicleId} = ${lentSeats.chronicleId} AND ${seats.seatId} = ${lentSeats.id}
		WHERE ${lentSeats.chronicleId} = ${chronicles.id}
			AND ${lentSeats.person} = ${sql.placeholder('userId')} AND ${isStillLent}
		ORDER BY length(${lentSeats.id}), ${lentSeats.id}))`
};

/** The ids of a person's seats, of those that are just a name, and the seats that their holders let the person act for. */
export function sittingOf(row: { readonly open: string; readonly lent: string }): {
	readonly seats: readonly string[];
	readonly vacant: readonly string[];
	readonly closed: readonly string[];
	readonly actsFor: readonly { readonly seat: string; readonly hand: boolean }[];
} {
	// Our own query's words: seats of nobody else are among them.
	const open = JSON.parse(row.open) as [string, string | null, number][];
	const lent = JSON.parse(row.lent) as [string, number, number][];
	const ids = (isVacant: boolean) =>
		open.flatMap(([seat, holder]) => ((holder === null) === isVacant ? seat : []));
	return {
		seats: ids(false),
		vacant: ids(true),
		closed: [
			...new Set([...open, ...lent].flatMap(([seat, , closed]) => (closed === 1 ? seat : [])))
		],
		actsFor: lent.map(([seat, hand]) => ({ seat, hand: hand === 1 }))
	};
}

export interface FreeSeat extends ImportedLine {
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
			name: seats.name,
			...importedColumns
		})
		.from(seats)
		.innerJoin(chronicles, eq(chronicles.id, seats.chronicleId))
		.where(
			and(eq(chronicles.groupId, groupId), inArray(chronicles.game, SEATED), isNull(seats.userId))
		)
		.orderBy(asc(chronicles.title), ...inTurnOrder(seats.seatId))
		.all();
