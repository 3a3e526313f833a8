import type { Json } from '$lib/games/core/json';
import { openedOf } from '$lib/games/vendetta/looking-back/laid-open';
import type { SealedTable } from '$lib/games/vendetta/table/dealing';
import { application } from '$lib/server/application';
import { memberAccess } from '$lib/server/http/access';
import { shownHand } from '$lib/server/http/hand';
import { nothingHere } from '$lib/server/http/json';
import type { RequestHandler } from './$types';

/** All that lay face down in a game that is over, for everybody in its group. */
export const GET: RequestHandler = async ({ locals }) => {
	const { chronicle } = memberAccess(locals);
	const { logs } = (await application()).keeping('vendetta');
	const looked = await logs.look(chronicle?.id ?? nothingHere(), (state, { sealed }) => {
		// What is sealed is made by the table alone.
		const known = (sealed ?? null) as unknown as SealedTable | null;
		return { seen: known && (openedOf(state, known) as unknown as OpenJson | null) };
	});
	return shownHand(looked);
};

type OpenJson = { readonly [field: string]: Json };
