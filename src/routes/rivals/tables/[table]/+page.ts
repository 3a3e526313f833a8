import type { DealtState } from '$lib/games/rivals/dealt/state';
import { unpacked } from '$lib/ui/unpacked';
import type { PageLoad } from './$types';

/** The page begins with the match, once its cards are dealt. `?big` is the table for a big screen, where nobody plays. */
export const load: PageLoad = async ({ data, url }) => {
	const state = await unpacked<DealtState>(data.state);
	const isDealt = state.table !== null;
	const isBig = isDealt && url.searchParams.has('big');
	return {
		...data,
		state,
		match: isDealt ? await import('./LiveTable.svelte') : null,
		big: isBig ? await import('$lib/ui/rivals/dealt/BigTable.svelte') : null,
		immersive: isDealt
	};
};
