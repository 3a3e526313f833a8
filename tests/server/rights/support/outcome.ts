import type { Answer } from './program.ts';

/** How the guard answered; everything that is not one of its refusals was let through. */
export type Outcome = 'open' | 'sign-in' | 'forbidden' | 'nothing' | 'no-such-deed';

const FORBIDDEN =
	/Your role in this group does not allow this|This needs an account|Set up the table on the chapter|Only Elysium itself turns a sealed deck|Only the keeper or a referee can note|The player who dominated the era chooses|The player who claimed a mission decides it|You can answer only for your own seat|Only a seat’s player chooses who acts|Only a player of this group|Each device seals and opens its own number|Only the keeper or a referee can go on without|Only the player who was dealt a hand|A hidden hand is shown only if|Only the player of this seat can let the computer|Only the owner of this deck can change it/;
const NOTHING = /There is nothing here, or it is not open to you/;

/** Reads the guard's answer from outside, by status and sentence. */
export function outcomeOf({ status, headers, body }: Answer): Outcome {
	const elsewhere = `${headers.get('location') ?? ''} ${body}`;
	if (status === 401) return 'sign-in';
	if (status === 303 && (headers.get('location') ?? '').startsWith('/sign-in?next='))
		return 'sign-in';
	if (status === 200 && /^\s*\{"type":"redirect"/.test(body) && /\/sign-in\?next=/.test(elsewhere))
		return 'sign-in';
	if (status === 403 && FORBIDDEN.test(body)) return 'forbidden';
	if (status === 404 && NOTHING.test(body)) return 'nothing';
	if (status === 405) return 'no-such-deed';
	return 'open';
}
