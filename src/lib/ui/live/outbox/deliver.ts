import { problemOf, type Problem } from '../../chronicle/post.ts';
import { problemOfOther } from '../../offline/older.ts';
import type { Intention } from './outbox.ts';
import type { Place } from './store.ts';

/** What an attempt to send came to · `lost`: nobody knows whether it arrived · `shut`: not as long as this is so. */
export type Delivered =
	| { readonly kind: 'accepted'; readonly version: number; readonly on?: number | undefined }
	| { readonly kind: 'refused'; readonly problem: Problem; readonly reason?: string | undefined }
	| { readonly kind: 'lost'; readonly away: boolean }
	| { readonly kind: 'shut'; readonly problem: Problem };

/** Longer than any answer takes; then it is asked again, under the same id. */
const PATIENCE_MS = 15_000;

const SIGNED_OUT: Problem = {
	sentence:
		'You are signed out on this device. What waits here is kept: sign in again, and it is sent.',
	at: null,
	retry: false
};

type Answer = {
	readonly version?: number;
	readonly on?: number;
	readonly reason?: string;
} | null;

/** Sends an intention, once. It says whose it is, so that nobody who signed in meanwhile sends it in their name. */
export async function deliver(
	{ at, person }: Place,
	{ id, seen, command }: Intention
): Promise<Delivered> {
	let response: Response;
	let answer: Answer;
	try {
		response = await fetch(`${at}/commands`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'elysium-person': person },
			body: JSON.stringify({ id, seen, command }),
			signal: AbortSignal.timeout(PATIENCE_MS)
		});
		answer = (await response.json()) as Answer;
	} catch {
		return { kind: 'lost', away: true };
	}
	// Our own server's words; whatever stands between may say something else.
	if (response.ok && typeof answer?.version === 'number')
		return { kind: 'accepted', version: answer.version, on: answer.on };
	if (response.ok || response.status >= 500 || response.status === 429)
		return { kind: 'lost', away: false };
	// A newer program may have other words for it: it waits until this page is of the same.
	const other = response.status === 400 ? problemOfOther(response) : null;
	if (other) return { kind: 'shut', problem: other };
	if (response.status === 401) return { kind: 'shut', problem: SIGNED_OUT };
	const problem = problemOf(answer, response.status);
	// Neither is a word on the intention itself, so it waits.
	const isShut = response.status === 404 || answer?.reason === 'somebody-else';
	return isShut ? { kind: 'shut', problem } : { kind: 'refused', problem, reason: answer?.reason };
}
