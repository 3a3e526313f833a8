import { isReadable, tablesHere } from '$lib/ui/rivals/table/kept';
import type { PageLoad } from './$types';

/** The match lies on the device that asks: there is nothing of it that a server could show. */
export const ssr = false;

export const load: PageLoad = async ({ params }) => {
	const match = await tablesHere.gameHere(params.local);
	const readable = match !== null && isReadable(match);
	return { match, readable, immersive: readable };
};
