import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Refused } from '../logs/answers.ts';
import type { Database, Reader, Transaction } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import { leases } from '../db/schema/leases.ts';
import { logAccess } from './access.ts';
import { writeDown, type Witness } from './audit.ts';
import { seatsPlayed } from './sitting.ts';

/** The table that a device may deal at: a chapter of a chronicle, in a group. */
export interface Table {
	readonly groupId: string;
	readonly chronicleId: string;
	readonly chapter: number;
}

/** Which device deals at a table off the network, and whose it is. */
export interface Lease {
	readonly id: string;
	readonly chapter: number;
	readonly userId: string;
	/** Their name. */
	readonly by: string;
	readonly device: string;
	readonly since: number;
}

const holds = (chronicleId: string) =>
	and(eq(leases.chronicleId, chronicleId), isNull(leases.ended));

/** Whether somebody plays a seat there just now: one that was given to another, or is not lent any more, counts no longer. */
async function stillPlays(
	reader: Reader,
	{ userId, chronicleId }: { readonly userId: string; readonly chronicleId: string }
): Promise<boolean> {
	const access = await logAccess(reader, userId, chronicleId, null);
	return access !== null && seatsPlayed(access).length > 0;
}

/** Who may deal at this table off the network; null: nobody's device. */
export async function leaseOf(
	read: Reader,
	{ chronicleId, chapter }: Pick<Table, 'chronicleId' | 'chapter'>
): Promise<Lease | null> {
	const [row] = await read
		.select({
			id: leases.id,
			chapter: leases.chapter,
			userId: leases.userId,
			by: users.name,
			device: leases.device,
			since: leases.since
		})
		.from(leases)
		.innerJoin(users, eq(users.id, leases.userId))
		.where(and(holds(chronicleId), eq(leases.chapter, chapter)));
	if (!row || !(await stillPlays(read, { userId: row.userId, chronicleId }))) return null;
	return row;
}

type Lent =
	{ readonly ok: true; readonly id: string } | { readonly ok: false; readonly sentence: string };

type LeaseEnd = NonNullable<typeof leases.$inferSelect.ended>;

const ENDED: { readonly [How in LeaseEnd]: (reason: string) => string } = {
	'called-back': (reason) => `The keeper ended offline dealing on this phone: “${reason}”`,
	'given-back': () => 'Offline dealing was ended on this phone.',
	'holder-gone': () => 'You did not play here for a while, so this phone no longer deals offline.',
	'chapter-over': () => 'That chapter is over, so this phone no longer deals offline.'
};

/** How it ended that this device deals here off the network, in a sentence; null: it never did, or does. */
export async function endOfLease(
	read: Reader,
	{
		chronicleId,
		userId,
		device
	}: { readonly chronicleId: string; readonly userId: string; readonly device: string }
): Promise<string | null> {
	const its = and(
		eq(leases.chronicleId, chronicleId),
		eq(leases.userId, userId),
		eq(leases.device, device)
	);
	const [last] = await read.select().from(leases).where(its).orderBy(desc(leases.since)).limit(1);
	if (!last) return null;
	const ended = last.ended ?? ((await stillPlays(read, last)) ? null : 'holder-gone');
	return ended && ENDED[ended](last.reason ?? '');
}

/**
 * Lends a table to a device of somebody who plays there. The same device may ask again and finds its own lease; another one,
 * also of the same person, only once it was given back or called back. What was lent for a chapter before is over, and what
 * was lent to somebody who plays no seat there any more.
 */
export function lend(
	database: Database,
	table: Table,
	device: { readonly id: string; readonly lease: string },
	by: Witness
): Promise<Lent> {
	return database.write(async (tx): Promise<Lent> => {
		const [held] = await tx.select().from(leases).where(holds(table.chronicleId));
		const gone = held !== undefined && !(await stillPlays(tx, held));
		if (held?.chapter === table.chapter && !gone)
			return held.userId === by.id && held.device === device.id
				? { ok: true, id: held.id }
				: { ok: false, sentence: await takenBy(tx, held.userId, by) };
		// A request that was under way while the table went on to a later chapter ends nothing there.
		if (held && held.chapter > table.chapter)
			return { ok: false, sentence: 'That chapter is over. Look at the table again.' };
		if (held)
			await tx
				.update(leases)
				.set({ ended: gone ? 'holder-gone' : 'chapter-over', endedAt: by.now })
				.where(eq(leases.id, held.id));
		const { groupId, chronicleId, chapter } = table;
		const row = { id: device.lease, chronicleId, chapter, userId: by.id, device: device.id };
		await tx.insert(leases).values({ ...row, since: by.now });
		await writeDown(tx, groupId, by, 'lease-lent', { chronicleId, personId: by.id });
		return { ok: true, id: device.lease };
	});
}

async function takenBy(tx: Transaction, userId: string, by: Witness): Promise<string> {
	if (userId === by.id)
		return 'Another device of yours deals here offline. End that there first, or ask the keeper to end it.';
	const [holder] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
	return `The phone of ${holder?.name ?? 'someone else'} deals here offline. They or the keeper can end that.`;
}

/** Ends the lease that somebody holds with this id; false: it does not hold any more. */
export function giveBack(
	database: Database,
	table: Pick<Table, 'groupId' | 'chronicleId'>,
	lease: string,
	by: Witness
): Promise<boolean> {
	const its = and(holds(table.chronicleId), eq(leases.id, lease), eq(leases.userId, by.id));
	return database.write(async (tx) => {
		const [held] = await tx.select().from(leases).where(its);
		if (!held) return false;
		await tx.update(leases).set({ ended: 'given-back', endedAt: by.now }).where(its);
		const { groupId, chronicleId } = table;
		await writeDown(tx, groupId, by, 'lease-given-back', { chronicleId, personId: by.id });
		return true;
	});
}

/**
 * Ends the lease that somebody was lent at that instant, for a reason that is recorded; false: it does not hold any more,
 * whoever may have been lent one since.
 */
export function callBack(
	database: Database,
	table: Pick<Table, 'groupId' | 'chronicleId'>,
	{ since, reason }: { readonly since: number; readonly reason: string },
	by: Witness
): Promise<boolean> {
	return database.write(async (tx) => {
		const { groupId, chronicleId } = table;
		const its = and(holds(chronicleId), eq(leases.since, since));
		const [held] = await tx.select().from(leases).where(its);
		if (!held) return false;
		await tx
			.update(leases)
			.set({ ended: 'called-back', endedAt: by.now, reason })
			.where(eq(leases.id, held.id));
		const about = { chronicleId, personId: held.userId, reason };
		await writeDown(tx, groupId, by, 'lease-called-back', about);
		return true;
	});
}

/** Ends what somebody was lent in a group, in the transaction that takes them out of it or lets them play there no more. */
export async function endLeasesOf(
	tx: Transaction,
	groupId: string,
	userId: string,
	now: number
): Promise<void> {
	const there = tx
		.select({ id: chronicles.id })
		.from(chronicles)
		.where(eq(chronicles.groupId, groupId));
	await tx
		.update(leases)
		.set({ ended: 'holder-gone', endedAt: now })
		.where(
			and(eq(leases.userId, userId), isNull(leases.ended), inArray(leases.chronicleId, there))
		);
}

const refusedBecause = (sentence: string): Refused<never> => ({
	kind: 'refused',
	reason: 'lease-not-held',
	sentence
});

/**
 * Why a step that a device dealt does not count, in the transaction that decides it; null: the device holds the lease of
 * that chapter.
 */
export async function findLeaseFault(
	tx: Transaction,
	chronicleId: string,
	userId: string,
	{ lease, chapter }: { readonly lease: string; readonly chapter: number | null }
): Promise<Refused<never> | null> {
	const its = and(eq(leases.chronicleId, chronicleId), eq(leases.id, lease));
	const [row] = await tx.select().from(leases).where(its);
	if (row?.userId !== userId || row.chapter !== chapter)
		return refusedBecause(
			'This phone was not allowed to deal, so its cards do not count. Do it again: Elysium deals.'
		);
	const ended = row.ended ?? ((await stillPlays(tx, row)) ? null : 'holder-gone');
	switch (ended) {
		case null:
			return null;
		case 'called-back':
			return refusedBecause(
				`The keeper ended offline dealing on this phone: “${row.reason ?? ''}” Its cards since then do not count. Do it again: Elysium deals.`
			);
		case 'given-back':
			return refusedBecause(
				'Offline dealing had already ended on this phone. Do it again: Elysium deals.'
			);
		case 'holder-gone':
			return refusedBecause(
				'You did not play here for a while, so this phone no longer deals. Do it again: Elysium deals.'
			);
		case 'chapter-over':
			return refusedBecause(
				'This phone dealt for a chapter that is over. Look at the table again.'
			);
	}
}
