import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Command } from '../../games/heritage/commands.ts';
import type { Reader, Transaction } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { chronicles, seats } from '../db/schema/chronicles.ts';
import { members } from '../db/schema/groups.ts';

/*
 * A hidden hand is shown only to the person who held its seat when the chapter was laid out, until that person passes
 * it on. A seat that is only a name is held by the keeper, and its hand goes to whoever sits down there first.
 */

/** Who keeps the group of a chronicle. */
const keeperOf = (chronicleId: string) => sql`(SELECT ${members.userId} FROM ${members}
	JOIN ${chronicles} ON ${chronicles.groupId} = ${members.groupId}
	WHERE ${chronicles.id} = ${chronicleId} AND ${members.role} = 'keeper')`;

/**
 * Notes whose hands a chapter deals, in the transaction that lays it out. Laid out again, it deals the same cards, so
 * the hands stay whose they were.
 */
export async function noteDealtHands(
	transaction: Transaction,
	chronicleId: string,
	chapter: number
): Promise<void> {
	await transaction
		.update(seats)
		.set({
			dealtTo: sql`coalesce(${seats.userId}, ${keeperOf(chronicleId)})`,
			dealtChapter: chapter
		})
		.where(and(eq(seats.chronicleId, chronicleId), sql`${seats.dealtChapter} IS NOT ${chapter}`));
}

/**
 * A seat that the keeper held as a name is somebody's now, and so is its hand: nobody but the keeper saw it. To be called before
 * the seat is given, in the same transaction.
 */
export async function giveHandAlong(
	transaction: Transaction,
	chronicleId: string,
	seatId: string,
	userId: string
): Promise<void> {
	await transaction
		.update(seats)
		.set({ dealtTo: userId })
		.where(
			and(
				eq(seats.chronicleId, chronicleId),
				eq(seats.seatId, seatId),
				isNull(seats.userId),
				isNotNull(seats.dealtChapter),
				sql`${seats.dealtTo} IS ${keeperOf(chronicleId)}`
			)
		);
}

/** A hand that lies face down before everybody, since its seat went to somebody else. */
export interface LeftHand {
	readonly seat: string;
	/** Whose hand it is. */
	readonly from: { readonly id: string; readonly name: string } | null;
	/** Who sits there now. */
	readonly to: { readonly id: string; readonly name: string };
}

/** The hands of a chapter that nobody sees, since their seats went to somebody else meanwhile. */
export async function leftHands(
	read: Reader | Transaction,
	chronicleId: string,
	chapter: number | null
): Promise<readonly LeftHand[]> {
	const holder = sql<string | null>`coalesce(${seats.userId}, ${keeperOf(chronicleId)})`;
	const nameOf = (id: typeof holder | typeof seats.dealtTo) =>
		sql<string | null>`(SELECT ${users.name} FROM ${users} WHERE ${users.id} = ${id})`;
	const rows = await read
		.select({
			seat: seats.seatId,
			from: seats.dealtTo,
			fromName: nameOf(seats.dealtTo),
			to: holder,
			toName: nameOf(holder)
		})
		.from(seats)
		.where(
			and(
				eq(seats.chronicleId, chronicleId),
				isNotNull(seats.dealtChapter),
				sql`${seats.dealtChapter} IS ${chapter}`,
				sql`${seats.dealtTo} IS NOT ${holder}`
			)
		)
		.orderBy(seats.seatId);
	return rows.flatMap(({ seat, from, fromName, to, toName }) =>
		to === null
			? []
			: {
					seat,
					from: from === null ? null : { id: from, name: fromName ?? 'a former player' },
					to: { id: to, name: toName ?? '' }
				}
	);
}

/** The hand that a command passes on; null: it passes none, or one that is not that person's to pass there. */
export async function passedHand(
	read: Reader | Transaction,
	chronicleId: string,
	chapter: number | null,
	userId: string,
	command: Command
): Promise<LeftHand | null> {
	if (command.type !== 'PassHand' || command.from !== userId) return null;
	const left = await leftHands(read, chronicleId, chapter);
	const { seat, to } = command;
	return (
		left.find((one) => one.seat === seat && one.from?.id === userId && one.to.id === to) ?? null
	);
}

/** A hand is another person's from now on. */
export async function passHand(
	transaction: Transaction,
	chronicleId: string,
	{ seat, to }: Pick<LeftHand, 'seat' | 'to'>
): Promise<void> {
	await transaction
		.update(seats)
		.set({ dealtTo: to.id })
		.where(and(eq(seats.chronicleId, chronicleId), eq(seats.seatId, seat)));
}
