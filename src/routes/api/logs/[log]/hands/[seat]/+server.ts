import { logHere } from '$lib/server/http/opened';
import { shownHand } from '$lib/server/http/hand';
import { nothingHere } from '$lib/server/http/json';
import type { RequestHandler } from './$types';

/** The hand of a seat, for who holds it. While code plays a seat that is just a name, nobody does. */
export const GET: RequestHandler = async ({ locals, params }) => {
	const { kept, logs, id, access } = await logHere(locals);
	const { seat } = params;
	const hand = kept.dealt?.hand?.(seat) ?? nothingHere();
	const isVacant = access.vacant.includes(seat);
	const looked = await logs.look(id, (state, circumstances) =>
		isVacant && kept.coded?.plays(state, seat) === true
			? { seen: null }
			: hand(state, circumstances)
	);
	return shownHand(looked);
};
