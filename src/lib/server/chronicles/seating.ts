import { and, asc, eq } from 'drizzle-orm';
import { parseAs } from '../../games/core/parse.ts';
import { nameSchema } from '../../games/heritage/shapes.ts';
import { nameKey } from '../accounts/names.ts';
import type { Database, Reader, Transaction } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import { members } from '../db/schema/groups.ts';
import { writeDown, type Witness } from '../tables/audit.ts';
import { seatsOf, setSeat, type Seat } from './annex.ts';

type SeatRefusal = 'name-missing' | 'name-too-long' | 'no-such-seat' | 'not-a-member';

const SEAT_SENTENCES: Record<SeatRefusal, string> = {
	'name-missing': 'Write the name this seat goes by.',
	'name-too-long': 'A name can have at most 60 characters.',
	'no-such-seat': 'This chronicle has no such seat.',
	'not-a-member': 'This person is not in the group any more. Choose someone else, or nobody.'
};

export type SeatAnswer =
	| { readonly ok: true }
	| { readonly ok: false; readonly refusal: SeatRefusal; readonly sentence: string };

/** What a seat is to be: its name, and the member who sits there (null: just a name). */
export interface Seating {
	readonly seatId: string;
	readonly name: unknown;
	readonly userId: string | null;
}

const refused = (refusal: SeatRefusal): SeatAnswer => ({
	ok: false,
	refusal,
	sentence: SEAT_SENTENCES[refusal]
});

/**
 * Gives a seat another name, and to a member of the group or to nobody. The log knows seats by id
 * alone, so nothing of the past changes. Refused: a name that may not be, `no-such-seat`, `not-a-member`.
 */
export async function changeSeat(
	database: Database,
	chronicleId: string,
	{ seatId, name, userId }: Seating,
	by: Witness
): Promise<SeatAnswer> {
	const parsed = parseAs(nameSchema, name);
	if (!parsed.success)
		return refused(
			typeof name === 'string' && name.trim() !== '' ? 'name-too-long' : 'name-missing'
		);
	return database.write(async (transaction) => {
		const known = await seatsOf(transaction, chronicleId);
		const before = known.find((seat) => seat.seatId === seatId);
		if (!before) return refused('no-such-seat');
		if (userId !== null) {
			const [member] = await transaction
				.select({ userId: members.userId })
				.from(members)
				.innerJoin(chronicles, eq(chronicles.groupId, members.groupId))
				.where(and(eq(chronicles.id, chronicleId), eq(members.userId, userId)));
			if (!member) return refused('not-a-member');
		}
		await setSeat(transaction, chronicleId, { seatId, name: parsed.output, userId });
		if (before.userId !== userId) await writeSeat(transaction, chronicleId, { before, userId }, by);
		return { ok: true };
	});
}

/** Writes down that a seat goes to somebody else, or is just a name again. */
async function writeSeat(
	transaction: Transaction,
	chronicleId: string,
	{ before, userId }: { readonly before: Seat; readonly userId: string | null },
	by: Witness
): Promise<void> {
	const [row] = await transaction
		.select({ groupId: chronicles.groupId })
		.from(chronicles)
		.where(eq(chronicles.id, chronicleId));
	if (!row) return;
	const { seatId } = before;
	const what = userId === null ? 'seat-freed' : 'seat-given';
	const personId = userId ?? before.userId;
	await writeDown(transaction, row.groupId, by, what, { chronicleId, seatId, personId });
}

/** The seats of a chronicle, and the members who may sit on them, by name. */
export async function seating(
	read: Reader,
	chronicle: { readonly id: string; readonly groupId: string }
): Promise<{
	readonly seats: readonly Seat[];
	readonly members: readonly { readonly id: string; readonly name: string }[];
}> {
	return {
		seats: await seatsOf(read, chronicle.id),
		members: await read
			.select({ id: users.id, name: users.name })
			.from(members)
			.innerJoin(users, eq(users.id, members.userId))
			.where(eq(members.groupId, chronicle.groupId))
			.orderBy(asc(users.name))
	};
}

/** Whether a title was typed as it stands, whatever its case or white space: the guard of a deletion. */
export const titleTyped = (title: string, typed: unknown): boolean =>
	typeof typed === 'string' && nameKey(typed) === nameKey(title);
