import { gameHere } from '$lib/ui/vendetta/play/device-games';
import { isReadable } from '$lib/ui/vendetta/play/kept';
import type { PageLoad } from './$types';

/** The game lies on the device that asks: there is nothing of it that a server could show. */
export const ssr = false;

export const load: PageLoad = async ({ params }) => {
	const game = await gameHere(params.local);
	const readable = game !== null && isReadable(game);
	return { game, readable, immersive: readable };
};
