import { and, eq } from 'drizzle-orm';
import { nameProof } from '../../games/core/named.ts';
import { parseAs } from '../../games/core/parse.ts';
import { nameSchema } from '../../games/core/seats.ts';
import type { Application } from '../application.ts';
import type { Transaction } from '../db/client.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import { members } from '../db/schema/groups.ts';
import { writeDown, type Witness } from '../tables/audit.ts';
import { seatsOf, setSeat, type Seat } from './annex.ts';
import type { Actor } from './answers.ts';
import { satDown } from './sitting-down.ts';
import { REAL_SURROUNDINGS } from './surroundings.ts';

type SeatRefusal = 'name-missing' | 'name-too-long' | 'no-such-seat' | 'not-a-member';

const SEAT_SENTENCES: Record<SeatRefusal, string> = {
	'name-missing': 'Write the name this seat goes by.',
	'name-too-long': 'A name can have at most 60 characters.',
	'no-such-seat': 'There is no such seat here.',
	'not-a-member': 'This person has left the group. Choose someone else, or nobody.'
};

export type SeatAnswer =
	| { readonly ok: true }
	| {
			readonly ok: false;
			/** `not-written`: the log takes nothing more, for the reason in the sentence. */
			readonly refusal: SeatRefusal | 'not-written';
			readonly sentence: string;
	  };

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

/** Why a seat stays as it is, found in the transaction that would change it. */
class SeatStays extends Error {
	readonly refusal: SeatRefusal;
	constructor(refusal: SeatRefusal) {
		super(refusal);
		this.refusal = refusal;
	}
}

/**
 * Gives a seat another name, and to a member of the group or to nobody. The log knows seats by id
 * alone, so nothing of the past changes; where the game proves names, it gets a salted hash of a new one, so that a file
 * with another name in its place is found out. Refused: a name that may not be, `no-such-seat`, `not-a-member`.
 */
export async function changeSeat(
	house: Pick<Application, 'database' | 'keeping'>,
	chronicleId: string,
	{ seatId, name: typed, userId }: Seating,
	by: Witness & Actor
): Promise<SeatAnswer> {
	const { database } = house;
	const parsed = parseAs(nameSchema, typed);
	if (!parsed.success)
		return refused(
			typeof typed === 'string' && typed.trim() !== '' ? 'name-too-long' : 'name-missing'
		);
	const name = parsed.output;
	const [row] = await database.read.select().from(chronicles).where(eq(chronicles.id, chronicleId));
	const known = (await seatsOf(database.read, chronicleId)).find((one) => one.seatId === seatId);
	const here = row && house.keeping(row.game);
	if (!here || !known) return refused('no-such-seat');
	const { kept, logs } = here;
	const along = async (): Promise<SeatAnswer> => {
		const sitsDown = known.userId === null && userId !== null;
		if (sitsDown) await satDown(house, { game: row.game, chronicleId, seatId }, by);
		return { ok: true };
	};
	try {
		const log = kept.proofs ? await logs.read(chronicleId) : null;
		const isProved = log && kept.proofs?.of(log.state)[seatId] !== undefined;
		if (!kept.proofs || !log || (isProved && known.name === name)) {
			await database.write((tx) => write(tx, chronicleId, { seatId, name, userId }, by));
			return await along();
		}
		const salt = REAL_SURROUNDINGS.id();
		const proof = nameProof(log.logId, seatId, { name, salt });
		const answer = await logs.act({
			chronicle: chronicleId,
			actor: { id: by.id, name: by.name },
			seat: null,
			command: {
				id: REAL_SURROUNDINGS.id(),
				seen: log.version,
				body: kept.proofs.renaming(seatId, proof),
				along: (tx) => write(tx, chronicleId, { seatId, name, userId, salt }, by)
			}
		});
		if (answer.kind === 'accepted') return await along();
		return { ok: false, refusal: 'not-written', sentence: answer.sentence };
	} catch (error) {
		if (error instanceof SeatStays) return refused(error.refusal);
		throw error;
	}
}

async function write(
	transaction: Transaction,
	chronicleId: string,
	seat: Seat,
	by: Witness
): Promise<void> {
	const { seatId, userId } = seat;
	const known = await seatsOf(transaction, chronicleId);
	const before = known.find((one) => one.seatId === seatId);
	if (!before) throw new SeatStays('no-such-seat');
	if (userId !== null) {
		const [member] = await transaction
			.select({ userId: members.userId })
			.from(members)
			.innerJoin(chronicles, eq(chronicles.groupId, members.groupId))
			.where(and(eq(chronicles.id, chronicleId), eq(members.userId, userId)));
		if (!member) throw new SeatStays('not-a-member');
	}
	await setSeat(transaction, chronicleId, seat);
	if (before.userId !== userId) await writeSeat(transaction, chronicleId, { before, userId }, by);
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
