import { json } from '@sveltejs/kit';
import { application } from '$lib/server/application';
import { signedIn } from '$lib/server/http/access';
import type { RequestHandler } from './$types';

/** How far long work is that this person waits for, in entries of a log; null: it is over, or not begun. */
export const GET: RequestHandler = async ({ params, locals }) => {
	const { watches } = await application();
	const progress = watches.progress({ person: signedIn(locals).id, work: params.work });
	return json({ progress }, { headers: { 'cache-control': 'no-store' } });
};

/** Ends it before its time; who waits for it hears that nothing was changed. */
export const DELETE: RequestHandler = async ({ params, locals }) => {
	const { watches } = await application();
	watches.giveUp({ person: signedIn(locals).id, work: params.work });
	return new Response(null, { status: 204 });
};
