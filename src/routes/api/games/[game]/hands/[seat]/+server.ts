import { ownHand } from '$lib/games/heritage/dealing/own-hand';
import { application } from '$lib/server/application';
import { shownHand } from '$lib/server/http/hand';
import type { RequestHandler } from './$types';

/** The hand of a seat in a game outside a chronicle, for anyone who plays in the group. */
export const GET: RequestHandler = async ({ params }) => {
	const { games } = await application();
	const looked = await games.look(params.game, ({ table }, circumstances) => {
		if (!table.seats.some(({ seat }) => seat === params.seat)) return { seen: null };
		const { hand: seen, ...after } = ownHand(table, params.seat, circumstances);
		return { seen, ...after };
	});
	return shownHand(looked);
};
