import { and, asc, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { drafts, people, seats } from '../db/schema/chronicles.ts';

/** What stands where the name of someone stood who deleted their account. */
export const FORMER_PLAYER = 'a former player';

/** Who sits on a seat: a name, and the person if it is one with an account or a guest. */
export interface Seat {
	readonly seatId: string;
	readonly name: string;
	readonly userId: string | null;
}

/** The names a chronicle's log does not carry. */
export interface Names {
	/** by seat id */
	readonly seats: { readonly [seat: string]: string };
	/** by actor id */
	readonly people: { readonly [actor: string]: string };
}

/** The seats of a chronicle by their id. */
export async function seatsOf(reader: Reader | Transaction, chronicleId: string): Promise<Seat[]> {
	return reader
		.select({ seatId: seats.seatId, name: seats.name, userId: seats.userId })
		.from(seats)
		.where(eq(seats.chronicleId, chronicleId))
		.orderBy(asc(seats.seatId));
}

/** Both annexes of a chronicle. */
export async function namesOf(reader: Reader | Transaction, chronicleId: string): Promise<Names> {
	const actors = await reader.select().from(people).where(eq(people.chronicleId, chronicleId));
	return {
		seats: Object.fromEntries(
			(await seatsOf(reader, chronicleId)).map(({ seatId, name }) => [seatId, name])
		),
		people: Object.fromEntries(actors.map(({ actorId, name }) => [actorId, name]))
	};
}

/** Writes a seat's name, and who sits there (null: just a name). */
export async function setSeat(
	transaction: Transaction,
	chronicleId: string,
	{ seatId, name, userId }: Seat
): Promise<void> {
	await transaction
		.insert(seats)
		.values({ chronicleId, seatId, name, userId })
		.onConflictDoUpdate({ target: [seats.chronicleId, seats.seatId], set: { name, userId } });
}

/** Lets a person take a seat, or frees it (null); the seat keeps its name. */
export async function setSeatPerson(
	transaction: Transaction,
	chronicleId: string,
	seatId: string,
	userId: string | null
): Promise<void> {
	await transaction
		.update(seats)
		.set({ userId })
		.where(and(eq(seats.chronicleId, chronicleId), eq(seats.seatId, seatId)));
}

/** Writes the name of someone who acts; of someone who was deleted meanwhile, none. */
export async function setPerson(
	transaction: Transaction,
	chronicleId: string,
	{ id, name }: { readonly id: string; readonly name: string }
): Promise<void> {
	const [user] = await transaction.select({ id: users.id }).from(users).where(eq(users.id, id));
	const row = user ? { name, userId: id } : { name: FORMER_PLAYER, userId: null };
	await transaction
		.insert(people)
		.values({ chronicleId, actorId: id, ...row })
		.onConflictDoUpdate({ target: [people.chronicleId, people.actorId], set: row });
}

/**
 * Takes a person's name out of every chronicle and leaves the logs, whose hash chains never held it, whole. For the
 * deletion of an account, in its transaction.
 */
export async function forgetPerson(transaction: Transaction, userId: string): Promise<void> {
	const forgotten = { name: FORMER_PLAYER, userId: null };
	await transaction.update(seats).set(forgotten).where(eq(seats.userId, userId));
	await transaction.update(people).set(forgotten).where(eq(people.userId, userId));
	await transaction.delete(drafts).where(eq(drafts.userId, userId));
}
