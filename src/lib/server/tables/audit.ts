import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Reader, Transaction } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { seats } from '../db/schema/chronicles.ts';
import { audit } from '../db/schema/groups.ts';
import type { Audited } from './audited.ts';
import type { Role } from './roles.ts';

/** Who does something, and when. */
export interface Witness {
	readonly id: string;
	readonly now: number;
}

/** Writes down who changed what in a group, in the transaction that changes it. */
export async function writeDown(
	tx: Transaction,
	groupId: string,
	by: { readonly id: string | null; readonly now: number },
	what: Audited,
	about: {
		readonly personId?: string | null;
		readonly role?: Role;
		readonly chronicleId?: string | null;
		readonly seatId?: string | null;
		readonly reason?: string;
	} = {}
): Promise<void> {
	await tx.insert(audit).values({ groupId, at: by.now, actorId: by.id, what, ...about });
}

/** What changed in a group beside its logs, the newest first: of the group as a whole, and of one of its chronicles. */
export async function auditOf(
	read: Reader,
	groupId: string,
	chronicleId: string
): Promise<readonly AuditLine[]> {
	const person = alias(users, 'person');
	const rows = await read
		.select({
			id: audit.id,
			at: audit.at,
			what: audit.what,
			role: audit.role,
			reason: audit.reason,
			chronicleId: audit.chronicleId,
			actorId: audit.actorId,
			actor: users.name,
			person: person.name,
			seat: seats.name
		})
		.from(audit)
		.leftJoin(users, eq(users.id, audit.actorId))
		.leftJoin(person, eq(person.id, audit.personId))
		.leftJoin(seats, and(eq(seats.chronicleId, audit.chronicleId), eq(seats.seatId, audit.seatId)))
		.where(eq(audit.groupId, groupId))
		.orderBy(desc(audit.id))
		.all();
	return rows.filter((row) => row.chronicleId === null || row.chronicleId === chronicleId);
}

interface AuditLine {
	readonly id: number;
	readonly at: number;
	readonly what: Audited;
	readonly role: Role | null;
	readonly reason: string | null;
	/** Null: they deleted their account. */
	readonly actorId: string | null;
	readonly actor: string | null;
	/** Whom it was about. */
	readonly person: string | null;
	readonly seat: string | null;
}
