import type { RequestEvent } from '@sveltejs/kit';
import { knownName } from '../accounts/accounts.ts';
import type { Reader } from '../db/client.ts';
import { log } from './log.ts';

/** Where somebody tries to come in. */
const DOORS: ReadonlySet<string> = new Set([
	'/sign-in',
	'/recover',
	'/api/passkeys/challenge',
	'/api/passkeys/sign-in'
]);
export const isDoor = (routeId: string): boolean => DOORS.has(routeId);

/** What was wrong: a password, a recovery code, a passkey, or that it was tried too often. */
type Failure = 'password' | 'code' | 'passkey' | 'too-often';

/**
 * Says in the log that somebody did not come in, in one line that `docs/operate.md` lets fail2ban read. A name stands
 * in it only where there is such an account: people type their password into that field, too.
 */
export async function noteFailedSignIn(
	event: RequestEvent,
	read: Reader,
	failure: Failure,
	typed: string | null = null
): Promise<void> {
	const name = typed === null ? null : await knownName(read, typed);
	const reason = failure === 'password' && name === null ? 'unknown-name' : failure;
	log.warn(
		{ address: event.getClientAddress(), reason, ...(name !== null && { name }) },
		'Sign-in failed.'
	);
}
