import { logHere } from '$lib/server/http/opened';
import { shownHand } from '$lib/server/http/hand';
import { nothingHere } from '$lib/server/http/json';
import type { RequestHandler } from './$types';

/** The hand of a seat, for who holds it. */
export const GET: RequestHandler = async ({ locals, params }) => {
	const { kept, logs, id } = await logHere(locals);
	return shownHand(await logs.look(id, kept.dealt?.hand?.(params.seat) ?? nothingHere()));
};
