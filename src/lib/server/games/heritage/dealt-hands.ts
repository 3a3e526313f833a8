import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { sameJson } from '../../../games/core/json.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import type { EventOf } from '../../../games/heritage/events.ts';
import { setPerson } from '../../logs/annex.ts';
import type { Reader, Transaction } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { chronicles, seats } from '../../db/schema/chronicles.ts';
import { members } from '../../db/schema/groups.ts';
import { COMMAND_RIGHTS } from '../../tables/rights.ts';

/*
 * A hidden hand is shown only to the person who held its seat when the chapter was laid out, until that person passes
 * it on. A seat that is only a name is held by the keeper. Its hand goes along to the first person who sits down there, by an
 * event of its own: the keeper could see it until then.
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

/**
 * Whose consent a hand can be passed on by, in place of the person it was dealt to: the seats of all other members of the
 * group who were dealt a hand of their own. Neither who asks nor who would see it is among them, so that nobody, the
 * keeper least of all, can open a hand alone. Nobody where one of them cannot answer: their seat was freed too, or their
 * role has no voice at the table, and either could be a way round them.
 */
export async function judgesOf(
	read: Reader | Transaction,
	chronicleId: string,
	chapter: number | null,
	{ from, to }: LeftHand,
	asking: string
): Promise<readonly string[]> {
	const holder = sql<string | null>`coalesce(${seats.userId}, ${keeperOf(chronicleId)})`;
	const rows = await read
		.select({ seat: seats.seatId, holder, person: members.userId, role: members.role })
		.from(seats)
		.innerJoin(chronicles, eq(chronicles.id, seats.chronicleId))
		.innerJoin(
			members,
			and(eq(members.groupId, chronicles.groupId), eq(members.userId, seats.dealtTo))
		)
		.where(and(eq(seats.chronicleId, chronicleId), sql`${seats.dealtChapter} IS ${chapter}`))
		.orderBy(seats.seatId);
	const others = rows.filter(({ person }) => person !== to.id && person !== asking);
	const judges = others.filter(
		(one) => one.holder === one.person && COMMAND_RIGHTS.AnswerUndo[one.role] !== 'no'
	);
	const isHeard = (person: string): boolean =>
		person === from?.id || judges.some((one) => one.person === person);
	return others.every(({ person }) => isHeard(person)) ? judges.map(({ seat }) => seat) : [];
}

/** A hand, whose it is and who would see it, as the log says. */
interface Asked {
	readonly seat: string;
	readonly from: string | null;
	readonly to: string;
}

const isAbout = (left: LeftHand, { seat, from, to }: Asked): boolean =>
	left.seat === seat && (left.from?.id ?? null) === from && left.to.id === to;

/** Whether a command asks for a hand that lies face down, and asks all who may judge it. */
export async function asksForHand(
	read: Reader | Transaction,
	chronicleId: string,
	chapter: number | null,
	userId: string,
	command: Command
): Promise<boolean> {
	if (command.type !== 'ProposeHand') return false;
	const left = (await leftHands(read, chronicleId, chapter)).find((one) => isAbout(one, command));
	return (
		left !== undefined &&
		sameJson([...command.asks], [...(await judgesOf(read, chronicleId, chapter, left, userId))])
	);
}

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

/** Hands that were passed on in the log are other people's from now on. In the transaction that writes it. */
export async function passHands(
	transaction: Transaction,
	chronicleId: string,
	events: readonly { readonly event: { readonly type: string } }[]
): Promise<void> {
	for (const { event } of events) {
		if (!isHandPassed(event)) continue;
		const named = await transaction
			.select({ id: users.id, name: users.name })
			.from(users)
			.where(inArray(users.id, [event.to, event.from ?? event.to]));
		for (const person of named) await setPerson(transaction, chronicleId, person);
		await moveHand(transaction, chronicleId, event);
	}
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

const isHandPassed = (event: { readonly type: string }): event is EventOf<'HandPassed'> =>
	event.type === 'HandPassed';
