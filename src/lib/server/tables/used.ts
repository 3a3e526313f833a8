import { and, count, eq, inArray, ne, or, sql, sum } from 'drizzle-orm';
import { entryOf, gamesOf } from '../../games/registry.ts';
import type { Reader, Transaction } from '../db/client.ts';
import { chronicles, drafts } from '../db/schema/chronicles.ts';
import { members } from '../db/schema/groups.ts';
import { sealedBytes } from '../vault/weighing.ts';
import { findFull, findNoRoom, type Quotas, type Used } from './quotas.ts';

type Looks = Pick<Reader | Transaction, 'select'>;

const keeps = (userId: string) => and(eq(members.userId, userId), eq(members.role, 'keeper'));

/** What somebody holds by the groups that they keep, and has not sent yet. */
export async function usedByAccount(read: Looks, userId: string): Promise<Used<'account'>> {
	const [kept] = await read.select({ groups: count() }).from(members).where(keeps(userId));
	const bytes = await logBytes(read, userId);
	return { groups: kept?.groups ?? 0, bytes, drafts: await draftBytes(read, userId) };
}

async function logBytes(read: Looks, keeper: string): Promise<number> {
	const [logs] = await read
		.select({ bytes: sum(chronicles.bytes) })
		.from(members)
		.innerJoin(chronicles, eq(chronicles.groupId, members.groupId))
		.where(keeps(keeper));
	return Number(logs?.bytes ?? 0);
}

/** The bytes of somebody's drafts, all but one. */
export async function draftBytes(
	read: Looks,
	userId: string,
	except?: { readonly chronicleId: string; readonly key: string }
): Promise<number> {
	const others = except && [
		or(ne(drafts.chronicleId, except.chronicleId), ne(drafts.key, except.key))
	];
	const [typed] = await read
		.select({ bytes: sql<number | null>`sum(octet_length(${drafts.body}))` })
		.from(drafts)
		.where(and(eq(drafts.userId, userId), ...(others ?? [])));
	return Number(typed?.bytes ?? 0);
}

const QUOTA_OF = { campaign: 'chronicles', match: 'games', part: 'draws' } as const;

/** Why no further log of a game goes into a group, in words; null: one does. `coming`: what it weighs. */
export async function findGroupFull(
	read: Looks,
	quotas: Quotas,
	groupId: string,
	game: string,
	coming = 0
): Promise<string | null> {
	const shape = entryOf(game)?.shape;
	if (shape) {
		const [held] = await read
			.select({ logs: count() })
			.from(chronicles)
			.where(and(eq(chronicles.groupId, groupId), inArray(chronicles.game, gamesOf(shape))));
		const full = findFull(quotas, 'group', { [QUOTA_OF[shape]]: held?.logs ?? 0 });
		if (full !== null) return full;
	}
	return findKeeperFull(read, quotas, groupId, coming);
}

/** Why so many bytes more do not go into what the keeper of a group keeps, in words; null: they do. */
export async function findKeeperFull(
	read: Looks,
	quotas: Quotas,
	groupId: string,
	coming: number
): Promise<string | null> {
	const [keeper] = await read
		.select({ id: members.userId })
		.from(members)
		.where(and(eq(members.groupId, groupId), eq(members.role, 'keeper')));
	if (!keeper) return null;
	const bytes = (await logBytes(read, keeper.id)) + (await sealedBytes(read, keeper.id));
	return findNoRoom(quotas, { bytes }, coming);
}

/** The bytes of all logs of whoever keeps the group of a chronicle `c`, for a statement about that chronicle. */
export const BYTES_OF_ITS_KEEPER = `(SELECT SUM(o.bytes) FROM members k
	JOIN members m ON m.user_id = k.user_id AND m.role = 'keeper'
	JOIN chronicles o ON o.group_id = m.group_id
	WHERE k.group_id = c.group_id AND k.role = 'keeper')`;
