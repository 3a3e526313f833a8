import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { chronicles, seats } from '../db/schema/chronicles.ts';
import { members } from '../db/schema/groups.ts';
import { inTurnOrder } from './seats.ts';

/*
 * A hidden hand is shown only to the person who held its seat when the chapter was laid out, until that person passes
 * it on. A seat that is only a name is held by the keeper. Its hand goes along to the first person who sits down there, by an
 * event of its own: the keeper could see it until then.
 */

/** Who keeps the group of a chronicle. */
export const keeperOf = (chronicleId: string) => sql`(SELECT ${members.userId} FROM ${members}
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
			dealtChapter: chapter,
			dealtVacant: sql`${seats.userId} IS NULL`
		})
		.where(and(eq(seats.chronicleId, chronicleId), sql`${seats.dealtChapter} IS NOT ${chapter}`));
}

interface Person {
	readonly id: string;
	readonly name: string;
}

/** Whose hands the keeper holds and sees, since nobody who signs in sits there; each with the keeper's name. */
export const keptHands = (
	read: Reader,
	chronicleId: string,
	chapter: number
): Promise<readonly { readonly seat: string; readonly keeper: string }[]> =>
	read
		.select({ seat: seats.seatId, keeper: users.name })
		.from(seats)
		.innerJoin(users, eq(users.id, seats.dealtTo))
		.where(
			and(
				eq(seats.chronicleId, chronicleId),
				eq(seats.dealtChapter, chapter),
				isNull(seats.userId),
				sql`${seats.dealtTo} IS ${keeperOf(chronicleId)}`
			)
		);

/** A hand that lies face down before everybody, since its seat went to somebody else. */
export interface LeftHand {
	readonly seat: string;
	/** Whose hand it is. */
	readonly from: Person | null;
	/** Who sits there now. */
	readonly to: Person;
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
		.orderBy(...inTurnOrder(seats.seatId));
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

/**
 * The hand of a seat that was just a name until now, to be passed on by the keeper, who alone could see it; null: it was
 * dealt to somebody else. To be asked once the seat is given.
 */
export async function keepersHand(
	read: Reader | Transaction,
	chronicleId: string,
	chapter: number | null,
	seatId: string
): Promise<{ readonly seat: string; readonly from: string; readonly to: Person } | null> {
	const left = await leftHands(read, chronicleId, chapter);
	const hand = left.find((one) => one.seat === seatId);
	if (!hand?.from) return null;
	// Who keeps the group now may have got the keys since: only what was dealt to nobody goes along.
	const kept = await read
		.select({ seat: seats.seatId })
		.from(seats)
		.where(
			and(
				eq(seats.chronicleId, chronicleId),
				eq(seats.seatId, seatId),
				seats.dealtVacant,
				sql`${seats.dealtTo} IS ${keeperOf(chronicleId)}`
			)
		)
		.get();
	return kept ? { ...kept, from: hand.from.id, to: hand.to } : null;
}

/** A hand, whose it is and who would see it, as the log says. */
export interface Asked {
	readonly seat: string;
	readonly from: string | null;
	readonly to: string;
}

export const isAbout = (left: LeftHand, { seat, from, to }: Asked): boolean =>
	left.seat === seat && (left.from?.id ?? null) === from && left.to.id === to;

/** Whether a hand that the table was asked about still lies face down before the person it would be shown to. */
export async function isStillLeft(
	read: Reader | Transaction,
	chronicleId: string,
	chapter: number | null,
	asked: Asked
): Promise<boolean> {
	return (await leftHands(read, chronicleId, chapter)).some((left) => isAbout(left, asked));
}

/**
 * Whether consent to show a hand counts: it still lies where it lay, and whoever answers holds the seats they answer for, with
 * hands that were dealt to them. A seat that is lent has no voice here, and neither has who would see the hand.
 */
export async function consentCounts(
	read: Reader | Transaction,
	chronicleId: string,
	chapter: number | null,
	asked: Asked,
	{ person, answersFor }: { readonly person: string; readonly answersFor: readonly string[] }
): Promise<boolean> {
	if (person === asked.to) return false;
	if (!(await isStillLeft(read, chronicleId, chapter, asked))) return false;
	const own = await read
		.select({ seat: seats.seatId })
		.from(seats)
		.where(
			and(
				eq(seats.chronicleId, chronicleId),
				inArray(seats.seatId, answersFor),
				eq(seats.dealtTo, person),
				sql`${seats.dealtChapter} IS ${chapter}`,
				sql`coalesce(${seats.userId}, ${keeperOf(chronicleId)}) = ${person}`
			)
		);
	return answersFor.every((seat) => own.some((one) => one.seat === seat));
}

/** The hand of a seat is somebody else's from now on. */
export async function moveHand(
	transaction: Transaction,
	chronicleId: string,
	{ seat, to }: { readonly seat: string; readonly to: string }
): Promise<void> {
	await transaction
		.update(seats)
		.set({ dealtTo: to, dealtVacant: false })
		.where(and(eq(seats.chronicleId, chronicleId), eq(seats.seatId, seat)));
}
