import { json } from '@sveltejs/kit';
import { tableNow } from '$lib/games/heritage/chronicle/at-table-happened';
import { ownHand } from '$lib/games/heritage/dealing/own-hand';
import { application } from '$lib/server/application';
import { refusedByService } from '$lib/server/chronicles/answers';
import { nothingHere } from '$lib/server/http/json';
import type { RequestHandler } from './$types';

/** The hand of a seat, for who holds it: each card's position, and its face where it is known. Kept nowhere. */
export const GET: RequestHandler = async ({ params }) => {
	const { chronicles } = await application();
	const looked = await chronicles.look(params.chronicle, (state, circumstances) => {
		const { hand: seen, ...after } = ownHand(tableNow(state), params.seat, circumstances);
		return { seen, ...after };
	});
	switch (looked.kind) {
		case 'no-such-chronicle':
			return nothingHere();
		case 'sealed-unreadable':
			return json(refusedByService(looked.kind), { status: 409 });
		case 'seen':
			return json(
				{ version: looked.version, hand: looked.seen },
				{ headers: { 'cache-control': 'no-store' } }
			);
	}
};
