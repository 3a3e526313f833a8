import { tableNow } from '$lib/games/heritage/chronicle/at-table-happened';
import { dealingChance } from '$lib/games/heritage/chronicle/mixed-chance';
import { ownHand } from '$lib/games/heritage/dealing/own-hand';
import { application } from '$lib/server/application';
import { shownHand } from '$lib/server/http/hand';
import type { RequestHandler } from './$types';

/** The hand of a seat, for who holds it. */
export const GET: RequestHandler = async ({ params }) => {
	const { chronicles } = await application();
	const looked = await chronicles.look(params.chronicle, (state, circumstances) => {
		const { hand: seen, ...after } = ownHand(
			tableNow(state),
			params.seat,
			dealingChance(state, circumstances)
		);
		return { seen, ...after };
	});
	return shownHand(looked);
};
