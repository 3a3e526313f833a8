import { GAMES } from '../../games/registry.ts';
import type { Person } from '../accounts/sessions.ts';
import type { Reader } from '../db/client.ts';
import { groupAccess, logAccess, rolesIn, type Access } from '../tables/access.ts';
import { holdsSeat } from '../tables/sitting.ts';
import { gameOf, whoMay } from '../games/routes.ts';
import type { Who } from '../tables/routes.ts';

/** What a request wants, before anything of it is believed. */
export interface Wish {
	readonly routeId: string;
	readonly params: Readonly<Record<string, string | undefined>>;
	readonly method: string;
	readonly search: URLSearchParams;
	readonly person: Person | null;
}

export type Verdict =
	| { readonly kind: 'open'; readonly access: Access | null }
	| { readonly kind: 'sign-in' }
	| { readonly kind: 'denied'; readonly status: 403 | 404 | 405; readonly message: string };

/** The one answer to what does not exist and to what is someone else's: nobody learns which. */
const NOTHING_HERE = {
	kind: 'denied',
	status: 404,
	message: 'There is nothing here, or it is not open to you. Ask its keeper for an invitation.'
} as const;
const NO_SUCH_DEED = {
	kind: 'denied',
	status: 405,
	message: 'This does not work here. Go back and try again from the page.'
} as const;
const ACCOUNT_NEEDED = {
	kind: 'denied',
	status: 403,
	message: 'This needs an account. A guest can create one on the account page and keep everything.'
} as const;
const OTHER_ROLE = {
	kind: 'denied',
	status: 403,
	message: 'Your role in this group does not allow this. The keeper can do it, or change your role.'
} as const;

/** What in a path belongs to a group. */
const NAMED = [...GAMES.map(({ param }) => param), 'log', 'group'];

const isPublic = (who: Who | null): boolean => who === 'anyone';

/** The row's key for a request: `GET` (also for HEAD), the method, or `POST ?/name` for a named form action. */
function deedOf(method: string, search: URLSearchParams): string {
	if (method === 'HEAD') return 'GET';
	if (method !== 'POST') return method;
	const action = [...search.keys()].find((key) => key.startsWith('/'));
	return action === undefined ? 'POST' : `POST ?${action}`;
}

/** The log that a path names, and the game it has to be of; null: any. */
function logOf({
	routeId,
	params
}: Pick<Wish, 'routeId' | 'params'>): { readonly id: string; readonly game: string | null } | null {
	if (params.log !== undefined) return { id: params.log, game: gameOf(routeId) };
	for (const { at, param, name } of GAMES) {
		const id = params[param];
		if (id !== undefined && `${routeId}/`.startsWith(`${at}/[${param}]/`))
			return { id, game: name };
	}
	return null;
}

async function accessOf(read: Reader, wish: Wish, person: Person): Promise<Access | null> {
	const { group } = wish.params;
	const log = logOf(wish);
	if (log) return logAccess(read, person.id, log.id, log.game);
	return group === undefined ? null : groupAccess(read, person.id, group);
}

/**
 * Decides whether a request may reach its route, from the table of rights alone; what is not in the table is denied.
 * For a path that names a group or chronicle: nobody signed in is sent to sign in, and a stranger is answered as if
 * it did not exist, both before anything else about the request matters.
 */
export async function judge(read: Reader, wish: Wish): Promise<Verdict> {
	const who = whoMay(wish.routeId, deedOf(wish.method, wish.search));
	if (isPublic(who)) return { kind: 'open', access: null };
	const belongs = NAMED.some((name) => wish.params[name] !== undefined);
	if (!wish.person) return who === null && !belongs ? NO_SUCH_DEED : { kind: 'sign-in' };
	if (!belongs) return judgePerson(who, wish.person);
	const access = await accessOf(read, wish, wish.person);
	if (!access) return NOTHING_HERE;
	if (who === null) return NO_SUCH_DEED;
	if (typeof who === 'string') return OTHER_ROLE;
	// Whose hand it is, and whether there is such a seat at all, nobody else learns here.
	if ('holds' in who)
		return holdsSeat(access, wish.params[who.holds]) ? { kind: 'open', access } : NOTHING_HERE;
	return who.includes(access.role) ? { kind: 'open', access } : OTHER_ROLE;
}

/**
 * Who of these people the request would be open to, each judged by itself; at once where it is about a log and its row
 * asks for nothing but a role.
 */
export async function judgeAll(
	read: Reader,
	wish: Omit<Wish, 'person'>,
	people: readonly Person[]
): Promise<ReadonlySet<string>> {
	const who = whoMay(wish.routeId, deedOf(wish.method, wish.search));
	const log = logOf(wish);
	if (log && Array.isArray(who)) {
		const ids = people.map(({ id }) => id);
		const roles = await rolesIn(read, ids, log.id, log.game);
		return new Set([...roles].flatMap(([id, role]) => (who.includes(role) ? id : [])));
	}
	const verdicts = await Promise.all(people.map((person) => judge(read, { ...wish, person })));
	return new Set(people.flatMap(({ id }, at) => (verdicts[at]?.kind === 'open' ? id : [])));
}

function judgePerson(who: Who | null, person: Person): Verdict {
	if (who === null || typeof who !== 'string') return NO_SUCH_DEED;
	return who === 'account' && person.guest ? ACCOUNT_NEEDED : { kind: 'open', access: null };
}
