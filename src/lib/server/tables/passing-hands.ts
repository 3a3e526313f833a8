import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Typed } from '../../games/core/game.ts';
import { sameJson } from '../../games/core/json.ts';
import type { HandCommand, HandEvent } from '../../games/core/steps/hands.ts';
import type { Reader, Transaction } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { chronicles, seats } from '../db/schema/chronicles.ts';
import { members } from '../db/schema/groups.ts';
import { setPerson } from '../logs/annex.ts';
import { isAbout, keeperOf, leftHands, moveHand, type LeftHand } from './dealt-hands.ts';
import { inTurnOrder } from './seats.ts';
import type { Role } from './roles.ts';

/** Who has a voice at a table. */
const HEARD: readonly Role[] = ['keeper', 'player'];

/** The hand that a command passes on; null: it passes none, or one that is not that person's to pass there. */
export async function passedHand(
	read: Reader | Transaction,
	chronicleId: string,
	chapter: number | null,
	userId: string,
	sent: Typed
): Promise<LeftHand | null> {
	const command = sent as HandCommand;
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
		.orderBy(...inTurnOrder(seats.seatId));
	const others = rows.filter(({ person }) => person !== to.id && person !== asking);
	const judges = others.filter((one) => one.holder === one.person && HEARD.includes(one.role));
	const isHeard = (person: string): boolean =>
		person === from?.id || judges.some((one) => one.person === person);
	return others.every(({ person }) => isHeard(person)) ? judges.map(({ seat }) => seat) : [];
}

/** Whether a command asks for a hand that lies face down, and asks all who may judge it. */
export async function asksForHand(
	read: Reader | Transaction,
	chronicleId: string,
	chapter: number | null,
	userId: string,
	sent: Typed
): Promise<boolean> {
	const command = sent as HandCommand;
	if (command.type !== 'ProposeHand') return false;
	const left = (await leftHands(read, chronicleId, chapter)).find((one) => isAbout(one, command));
	return (
		left !== undefined &&
		sameJson([...command.asks], [...(await judgesOf(read, chronicleId, chapter, left, userId))])
	);
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

const isHandPassed = (event: {
	readonly type: string;
}): event is Extract<HandEvent, { type: 'HandPassed' }> => event.type === 'HandPassed';
