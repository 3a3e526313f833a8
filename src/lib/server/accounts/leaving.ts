import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { forgetPerson } from '../chronicles/annex.ts';
import type { Database, Reader, Transaction } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import { groups, members } from '../db/schema/groups.ts';
import { nameKey } from './names.ts';

/** A group that ends with its keeper's account, and what is in it. */
export interface GoingGroup {
	readonly id: string;
	readonly name: string;
	readonly chronicles: number;
	/** the members besides the keeper */
	readonly others: number;
}

/** The groups a person keeps: they go with the account, unless handed over before. */
export async function groupsThatGo(
	read: Reader | Transaction,
	userId: string
): Promise<GoingGroup[]> {
	const kept = await read
		.select({ id: groups.id, name: groups.name })
		.from(members)
		.innerJoin(groups, eq(groups.id, members.groupId))
		.where(and(eq(members.userId, userId), eq(members.role, 'keeper')))
		.orderBy(asc(groups.name), asc(groups.id));
	const ids = kept.map(({ id }) => id);
	const sizes = await read
		.select({ id: members.groupId, size: count() })
		.from(members)
		.where(inArray(members.groupId, ids))
		.groupBy(members.groupId);
	const logs = await read
		.select({ id: chronicles.groupId, size: count() })
		.from(chronicles)
		.where(inArray(chronicles.groupId, ids))
		.groupBy(chronicles.groupId);
	return kept.map((group) => ({
		...group,
		chronicles: logs.find(({ id }) => id === group.id)?.size ?? 0,
		others: (sizes.find(({ id }) => id === group.id)?.size ?? 1) - 1
	}));
}

/** What the person saw when they agreed, in a form that a hidden field can carry. */
export const goingMark = (going: readonly GoingGroup[]): string =>
	going
		.map(({ id, chronicles, others }) => `${id}:${String(chronicles)}:${String(others)}`)
		.sort()
		.join(' ');

type LeavingRefusal = 'name-does-not-match' | 'changed-meanwhile';

const LEAVING_SENTENCES: Record<LeavingRefusal, string> = {
	'name-does-not-match': 'The name does not match. Write yours exactly as it stands above.',
	'changed-meanwhile':
		'What would go has changed since this page was opened. Look at the list again before you decide.'
};

export type Left =
	| { readonly ok: true }
	| { readonly ok: false; readonly refusal: LeavingRefusal; readonly sentence: string };

const refused = (refusal: LeavingRefusal): Left => ({
	ok: false,
	refusal,
	sentence: LEAVING_SENTENCES[refusal]
});

/**
 * Deletes a person: account, sessions, codes, memberships, and the groups they keep with all chronicles. In
 * chronicles of other groups the name gives way to "a former player"; logs and their hash chains stay as they are,
 * for they never held a name. Refused: `name-does-not-match`, `changed-meanwhile`.
 */
export function deleteAccount(
	database: Database,
	person: { readonly id: string; readonly name: string },
	form: { readonly name: string; readonly seen: string }
): Promise<Left> {
	if (nameKey(form.name) !== nameKey(person.name))
		return Promise.resolve(refused('name-does-not-match'));
	return database.write(async (tx) => {
		const going = await groupsThatGo(tx, person.id);
		if (goingMark(going) !== form.seen) return refused('changed-meanwhile');
		for (const { id } of going) await tx.delete(groups).where(eq(groups.id, id));
		await forgetPerson(tx, person.id);
		await tx.delete(users).where(eq(users.id, person.id));
		return { ok: true };
	});
}
