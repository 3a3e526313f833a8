import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { gamesOf } from '../../games/registry.ts';
import { forgetPerson } from '../logs/annex.ts';
import type { Database, Reader, Transaction } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import { groups, members } from '../db/schema/groups.ts';
import { passwordIsOf } from './accounts.ts';
import { nameKey } from './names.ts';

/** A group that ends with its keeper's account, and what is in it. */
export interface GoingGroup {
	readonly id: string;
	readonly name: string;
	readonly chronicles: number;
	/** games outside a chronicle */
	readonly games: number;
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
		.select({ id: chronicles.groupId, game: chronicles.game, size: count() })
		.from(chronicles)
		.where(inArray(chronicles.groupId, ids))
		.groupBy(chronicles.groupId, chronicles.game);
	const counted = (group: string, games: readonly string[]) =>
		logs.reduce(
			(sum, { id, game, size }) => (id === group && games.includes(game) ? sum + size : sum),
			0
		);
	return kept.map((group) => ({
		...group,
		chronicles: counted(group.id, gamesOf('campaign')),
		games: counted(group.id, gamesOf('match')),
		others: (sizes.find(({ id }) => id === group.id)?.size ?? 1) - 1
	}));
}

/** What the person saw when they agreed, in a form that a hidden field can carry. */
export const goingMark = (going: readonly GoingGroup[]): string =>
	going
		.map(({ id, chronicles, games, others }) => [id, chronicles, games, others].join(':'))
		.sort()
		.join(' ');

type LeavingRefusal = 'name-does-not-match' | 'password-wrong' | 'changed-meanwhile';

/** Which field of the form a refusal belongs to. */
type LeavingField = 'typed' | 'again';

const LEAVING_FIELDS: Record<LeavingRefusal, LeavingField> = {
	'name-does-not-match': 'typed',
	'password-wrong': 'again',
	'changed-meanwhile': 'typed'
};

const LEAVING_SENTENCES: Record<LeavingRefusal, string> = {
	'name-does-not-match': 'The name does not match. Write yours exactly as it stands above.',
	'password-wrong': 'This is not your password. Nothing was deleted.',
	'changed-meanwhile':
		'The list has changed since you opened this page. Check it again before you decide.'
};

export type Left =
	| { readonly ok: true }
	| {
			readonly ok: false;
			readonly refusal: LeavingRefusal;
			readonly field: LeavingField;
			readonly sentence: string;
	  };

const refused = (refusal: LeavingRefusal): Left => ({
	ok: false,
	refusal,
	field: LEAVING_FIELDS[refusal],
	sentence: LEAVING_SENTENCES[refusal]
});

/**
 * Deletes a person: account, sessions, codes, memberships, and the groups they keep with all chronicles. In
 * chronicles of other groups the name gives way to "a former player"; logs and their hash chains stay as they are,
 * for they never held a name. An account's password is asked again, so that a phone left lying about is not enough;
 * a guest has none. Refused: `name-does-not-match`, `password-wrong`, `changed-meanwhile`.
 */
export async function deleteAccount(
	database: Database,
	person: { readonly id: string; readonly name: string; readonly guest: boolean },
	form: { readonly name: string; readonly password: string; readonly seen: string }
): Promise<Left> {
	if (nameKey(form.name) !== nameKey(person.name)) return refused('name-does-not-match');
	if (!person.guest && !(await passwordIsOf(database, person.id, form.password)))
		return refused('password-wrong');
	return database.write(async (tx) => {
		const going = await groupsThatGo(tx, person.id);
		if (goingMark(going) !== form.seen) return refused('changed-meanwhile');
		for (const { id } of going) await tx.delete(groups).where(eq(groups.id, id));
		await forgetPerson(tx, person.id);
		await tx.delete(users).where(eq(users.id, person.id));
		return { ok: true };
	});
}
