import { problemOf, type Problem } from '../../chronicle/post.ts';
import { problemOfOther } from '../../offline/older.ts';
import type { Intention, Place } from './outbox.ts';

/** What an attempt to send came to · `lost`: nobody knows whether it arrived · `shut`: not as long as this is so. */
export type Delivered =
	| { readonly kind: 'accepted'; readonly version: number; readonly on?: number | undefined }
	| { readonly kind: 'refused'; readonly problem: Problem; readonly reason?: string | undefined }
	| { readonly kind: 'lost'; readonly away: boolean }
	| { readonly kind: 'shut'; readonly problem: Problem };

/** Longer than any answer takes; then it is asked again, under the same id. */
const PATIENCE_MS = 15_000;

const SIGNED_OUT: Problem = {
	sentence: 'You are signed out on this device. Sign in again, and what waits here is sent.',
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

/** Longer than one attempt takes: a tab that was put to sleep while it sent keeps nobody waiting for ever. */
const MOST_MS = PATIENCE_MS + 5_000;

/* Not there on plain http, whatever the types say. */
const locksHere = () => (navigator as { readonly locks?: LockManager }).locks;

/** Whether the tabs of this device can agree which of them sends. */
export const tabsAgree = (): boolean => locksHere() !== undefined;

/**
 * Does something while no other tab of this device does it under the same name; a tab that dies lets go at once.
 * On plain http browsers have no such locks: then tabs may send the same at once, which counts once all the same.
 */
export async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
	const locks = locksHere();
	if (!locks) return work();
	const patience = new AbortController();
	const timer = setTimeout(() => patience.abort(), MOST_MS);
	let begun = false;
	try {
		return await locks.request(name, { signal: patience.signal }, () => {
			begun = true;
			clearTimeout(timer);
			return work();
		});
	} catch (error) {
		clearTimeout(timer);
		if (begun) throw error;
		return work();
	}
}

/**
 * Runs `work` at once. `isFree`: no other tab of this device works under the same name, and none can begin to until this
 * ends.
 */
export async function ifFree<Result>(
	name: string,
	work: (isFree: boolean) => Promise<Result>
): Promise<Result> {
	const locks = locksHere();
	if (!locks) return work(true);
	let begun = false;
	try {
		return await locks.request(name, { ifAvailable: true }, (lock) => {
			begun = true;
			return work(lock !== null);
		});
	} catch (error) {
		if (begun) throw error;
		return work(true);
	}
}
