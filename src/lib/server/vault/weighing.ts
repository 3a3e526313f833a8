import { and, eq, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../db/client.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import { members } from '../db/schema/groups.ts';
import { vault } from '../db/schema/vault.ts';

/** What lies sealed in the groups that somebody keeps, in bytes. */
export async function sealedBytes(
	read: Pick<Reader | Transaction, 'select'>,
	keeper: string
): Promise<number> {
	const [sealed] = await read
		.select({ bytes: sql<number | null>`sum(length(${vault.sealed}))` })
		.from(members)
		.innerJoin(chronicles, eq(chronicles.groupId, members.groupId))
		.innerJoin(vault, eq(vault.chronicleId, chronicles.id))
		.where(and(eq(members.userId, keeper), eq(members.role, 'keeper')));
	return Number(sealed?.bytes ?? 0);
}
