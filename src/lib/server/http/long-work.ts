import { randomUUID } from 'node:crypto';
import type { RequestEvent } from '@sveltejs/kit';
import { application } from '../application.ts';
import type { Watch } from '../long-work/watch.ts';
import { signedIn } from './access.ts';

/** Does long work for a request, and ends it when the request is aborted. */
export async function whileAsked<Result>(
	{ locals, request }: Pick<RequestEvent, 'locals' | 'request'>,
	work: (watch: Watch) => Promise<Result>
): Promise<Result> {
	const { watches } = await application();
	const watched = { person: signedIn(locals).id, work: randomUUID() };
	return watches.during(watched, work, request.signal);
}
