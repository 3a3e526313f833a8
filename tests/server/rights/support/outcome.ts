import type { Answer } from './program.ts';

/** How the guard answered; everything that is not one of its refusals was let through. */
export type Outcome = 'open' | 'sign-in' | 'forbidden' | 'nothing' | 'no-such-deed';

const FORBIDDEN =
	/Your role in this group does not allow this|This needs an account|A table is laid out on the page|Only Elysium itself turns a sealed deck|Only the keeper or a referee can note|The player who dominated the era chooses|Who claimed the mission decides it|Everybody answers for their own seat|Only the player of a seat says who acts|Only somebody who plays in this group|Each device seals and opens a number|Only the keeper or a referee goes on without|Only the player who was dealt a hand|A hidden hand is shown only if/;
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
