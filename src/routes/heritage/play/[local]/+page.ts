import { deviceShelf } from '$lib/ui/heritage/stand-alone/device-shelf';
import type { PageLoad } from './$types';

/** The game lies on the device that asks: there is nothing of it that a server could show. */
export const ssr = false;

export const load: PageLoad = async ({ params }) => {
	const game = await deviceShelf.read(params.local);
	return { game, immersive: game !== null };
};
