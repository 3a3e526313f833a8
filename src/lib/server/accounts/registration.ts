import type { Reader } from '../db/client.ts';
import { openInvitation } from '../tables/invitations.ts';
import type { Registration } from './registrations.ts';

const CLOSED = 'This Elysium takes no new accounts. Sign in if you have one, or ask your host.';
const ASKED =
	'A new account needs an invitation here. Open the link that the keeper of a group sent you.';
const NO_GUESTS =
	'This Elysium is closed to new people. Sign in with your account to use this link.';
const STAYS_GUEST = 'This Elysium takes no new accounts. You stay a guest in this browser.';

/** The token in the address of an invitation; null: it is another one. */
const tokenIn = (path: string | null): string | null =>
	/^\/join\/([^/?#]+)\/?$/.exec(path ?? '')?.[1] ?? null;

/** Why nobody may make an account who goes to `next` afterwards; null: they may try. */
export function noAccounts(registration: Registration, next: string | null): string | null {
	if (registration === 'closed') return CLOSED;
	return registration === 'invitation' && tokenIn(next) === null ? ASKED : null;
}

type MayRegister =
	/** `invitation`: the token of the one that lets them in, and that they use up with it. */
	| { readonly ok: true; readonly invitation: string | null }
	| { readonly ok: false; readonly sentence: string };

/** Whether somebody may make an account who goes to `next` afterwards, which may be an invitation. */
export async function mayRegister(
	read: Reader,
	registration: Registration,
	next: string | null,
	now: number
): Promise<MayRegister> {
	const sentence = noAccounts(registration, next);
	if (sentence !== null) return { ok: false, sentence };
	const token = registration === 'invitation' ? tokenIn(next) : null;
	if (token === null) return { ok: true, invitation: null };
	const open = await openInvitation(read, token, now);
	return open.ok ? { ok: true, invitation: token } : { ok: false, sentence: open.sentence };
}

/** Why nobody may come in as a guest; null: they may, by an invitation. */
export const noGuests = (registration: Registration): string | null =>
	registration === 'closed' ? NO_GUESTS : null;

/** Why a guest may not become an account; null: they may, for they came by an invitation. */
export const staysGuest = (registration: Registration): string | null =>
	registration === 'closed' ? STAYS_GUEST : null;
