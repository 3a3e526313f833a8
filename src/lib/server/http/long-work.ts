import { randomUUID } from 'node:crypto';
import type { RequestEvent } from '@sveltejs/kit';
import { application } from '../application.ts';
import type { Watch } from '../long-work/watch.ts';
import { signedIn } from './access.ts';

/** A request, as far as its long work needs to know. */
export type Asking = Pick<RequestEvent, 'locals' | 'platform'>;

/**
 * Does long work for a request, and ends it when who asked goes away: their connection closes, which the signal of a
 * request that was read to its end does not say. `id`: what the page calls it that asks how far it is, and may stop it.
 */
export async function whileAsked<Result>(
	{ locals, platform }: Asking,
	work: (watch: Watch) => Promise<Result>,
	id?: string | null
): Promise<Result> {
	const { watches } = await application();
	const watched = { person: signedIn(locals).id, work: id || randomUUID() };
	const socket = platform?.req.socket;
	const away = new AbortController();
	const leave = (): void => away.abort();
	socket?.once('close', leave);
	// Who left before that is not told of again.
	if (socket?.destroyed) leave();
	try {
		return await watches.during(watched, work, away.signal);
	} finally {
		socket?.off('close', leave);
	}
}
