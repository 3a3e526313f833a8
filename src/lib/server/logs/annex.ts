import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { FORMER_PLAYER } from '../../games/core/named.ts';
import { nameKey } from '../accounts/names.ts';
import type { Reader, Transaction } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { users } from '../db/schema/accounts.ts';
import { chronicles, drafts, people, seats } from '../db/schema/chronicles.ts';
import { inTurnOrder, keepHands } from '../tables/seats.ts';

/** Who acts in the log of a group they are not in: their name is nobody's business there. */
export const OUTSIDER = { id: 'somebody-outside', name: 'someone outside this group' };
/** Who acts for a seat that code plays. */
export const COMPUTER = { id: 'the-computer', name: 'the computer' };
/** Who acts without an account ever having been deleted. */
const WITHOUT_ACCOUNT = [OUTSIDER, COMPUTER];

/** Who sits on a seat: a name, and the person if it is one with an account or a guest. */
export interface Seat {
	readonly seatId: string;
	readonly name: string;
	readonly userId: string | null;
	/** What its name was hashed with for the log; left out: the name is not proved. */
	readonly salt?: string;
}

/** The names a chronicle's log does not carry. */
export interface Names {
	/** by seat id */
	readonly seats: { readonly [seat: string]: string };
	/** by actor id */
	readonly people: { readonly [actor: string]: string };
}

const seatsIn = prepared((reader) =>
	reader
		.select({ seatId: seats.seatId, name: seats.name, userId: seats.userId })
		.from(seats)
		.where(eq(seats.chronicleId, sql.placeholder('chronicleId')))
		.orderBy(...inTurnOrder(seats.seatId))
		.prepare()
);

const peopleIn = prepared((reader) =>
	reader
		.select()
		.from(people)
		.where(eq(people.chronicleId, sql.placeholder('chronicleId')))
		.prepare()
);

/** The seats of a chronicle by their id. */
export const seatsOf = (reader: Reader | Transaction, chronicleId: string): Promise<Seat[]> =>
	seatsIn(reader).all({ chronicleId });

/** The seats of all chronicles of one game in a group, by chronicle. One without seats is not in it. */
export async function seatsInGroup(
	reader: Reader,
	{ group, game }: { readonly group: string; readonly game: string }
): Promise<ReadonlyMap<string, readonly Seat[]>> {
	const { chronicleId, seatId, name, userId } = seats;
	const rows = await reader
		.select({ chronicleId, seatId, name, userId })
		.from(seats)
		.innerJoin(chronicles, eq(chronicles.id, chronicleId))
		.where(and(eq(chronicles.groupId, group), eq(chronicles.game, game)))
		.orderBy(...inTurnOrder(seatId));
	const found = new Map<string, Seat[]>();
	for (const { chronicleId: id, ...seat } of rows) found.set(id, [...(found.get(id) ?? []), seat]);
	return found;
}

/** What the names of seats were hashed with for the log, where they are proved. */
async function saltsOf(
	reader: Reader | Transaction,
	chronicleId: string
): Promise<{ readonly [seat: string]: string }> {
	const rows = await reader
		.select({ seatId: seats.seatId, salt: seats.salt })
		.from(seats)
		.where(eq(seats.chronicleId, chronicleId));
	return Object.fromEntries(
		rows.flatMap(({ seatId, salt }) => (salt === null ? [] : [[seatId, salt]]))
	);
}

/** By seat: who holds it; null: it is just a name. */
export const holdersOf = async (
	reader: Reader | Transaction,
	chronicleId: string
): Promise<{ readonly [seat: string]: string | null }> =>
	Object.fromEntries(
		(await seatsOf(reader, chronicleId)).map(({ seatId, userId }) => [seatId, userId])
	);

/** Both annexes of a chronicle. */
export async function namesOf(reader: Reader | Transaction, chronicleId: string): Promise<Names> {
	const [sitting, actors] = await Promise.all([
		seatsOf(reader, chronicleId),
		peopleIn(reader).all({ chronicleId })
	]);
	return {
		seats: Object.fromEntries(sitting.map(({ seatId, name }) => [seatId, name])),
		people: Object.fromEntries(actors.map(({ actorId, name }) => [actorId, name]))
	};
}

/** The names with their salts. */
export interface SaltedNames extends Names {
	/** by seat id */
	readonly salts: { readonly [seat: string]: string };
}

/** Both annexes of a chronicle, with what the names of seats were hashed with. */
export const saltedNamesOf = async (
	reader: Reader | Transaction,
	chronicleId: string
): Promise<SaltedNames> => ({
	...(await namesOf(reader, chronicleId)),
	salts: await saltsOf(reader, chronicleId)
});

/** Writes a seat's name, and who sits there (null: just a name). */
export async function setSeat(
	transaction: Transaction,
	chronicleId: string,
	{ seatId, name, userId, salt }: Seat
): Promise<void> {
	const set = { name, userId, ...(salt !== undefined && { salt }) };
	await transaction
		.insert(seats)
		.values({ chronicleId, seatId, ...set })
		.onConflictDoUpdate({ target: [seats.chronicleId, seats.seatId], set });
	await keepHands(transaction, chronicleId);
}

/** Writes the row of a seat that has none yet; one that has keeps what it says. */
export async function addSeat(
	transaction: Transaction,
	chronicleId: string,
	{ seatId, name, userId, salt }: Seat
): Promise<void> {
	await transaction
		.insert(seats)
		.values({ chronicleId, seatId, name, userId, ...(salt !== undefined && { salt }) })
		.onConflictDoNothing();
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
	await keepHands(transaction, chronicleId);
}

/** Writes the name of someone who acts; of someone who was deleted meanwhile, none. */
export async function setPerson(
	transaction: Transaction,
	chronicleId: string,
	{ id, name }: { readonly id: string; readonly name: string }
): Promise<void> {
	const [user] = await transaction.select({ id: users.id }).from(users).where(eq(users.id, id));
	const known = WITHOUT_ACCOUNT.find((one) => one.id === id);
	const nobody = { name: known?.name ?? FORMER_PLAYER, userId: null };
	const row = user ? { name, userId: id } : nobody;
	await transaction
		.insert(people)
		.values({ chronicleId, actorId: id, ...row })
		.onConflictDoUpdate({ target: [people.chronicleId, people.actorId], set: row });
}

/**
 * Takes a person's name, and what it was hashed with, out of every chronicle and leaves the logs, whose hash chains never held it, whole. For the
 * deletion of an account, in its transaction. An imported copy knows who acted by the same id as its original, though
 * by no account; and a seat they left behind still goes by their name.
 */
export async function forgetPerson(transaction: Transaction, userId: string): Promise<void> {
	const forgotten = { name: FORMER_PLAYER, userId: null };
	const gone = { ...forgotten, salt: null };
	await transaction.update(seats).set(gone).where(eq(seats.userId, userId));
	for (const { chronicleId, seatId } of await seatsLeftBehind(transaction, userId))
		await transaction
			.update(seats)
			.set(gone)
			.where(and(eq(seats.chronicleId, chronicleId), eq(seats.seatId, seatId)));
	await transaction
		.update(people)
		.set(forgotten)
		.where(or(eq(people.userId, userId), eq(people.actorId, userId)));
	await transaction.delete(drafts).where(eq(drafts.userId, userId));
}

/** Free seats that go by a person's name, where that person acted. */
async function seatsLeftBehind(
	transaction: Transaction,
	userId: string
): Promise<{ readonly chronicleId: string; readonly seatId: string }[]> {
	const rows = await transaction
		.select({
			chronicleId: seats.chronicleId,
			seatId: seats.seatId,
			seat: seats.name,
			person: users.name
		})
		.from(seats)
		.innerJoin(people, eq(people.chronicleId, seats.chronicleId))
		.innerJoin(users, eq(users.id, people.actorId))
		.where(and(eq(people.actorId, userId), isNull(seats.userId)));
	return rows.filter(({ seat, person }) => nameKey(seat) === nameKey(person));
}
