import type { EveningState } from '$lib/games/vendetta/state';
import { unpacked } from '$lib/ui/unpacked';
import type { PageLoad } from './$types';

/**
 * The page begins with the game that is played at its table, with the form or with the result; the others are fetched when they are
 * wanted. `?big` is the table for a big screen, where nobody plays; `?count` the form in place
 * of a game that is played on without it.
 */
export const load: PageLoad = async ({ data, url }) => {
	const state = await unpacked<EveningState>(data.state);
	const { counted, table } = state.evening;
	const isPlayed = table !== undefined && counted === null && !url.searchParams.has('count');
	const isBig = isPlayed && url.searchParams.has('big');
	return {
		...data,
		state,
		game: isPlayed ? await import('./LiveGame.svelte') : null,
		big: isBig ? await import('$lib/ui/vendetta/big/BigScreen.svelte') : null,
		form:
			data.writes && !isPlayed && counted === null
				? await import('$lib/ui/vendetta/count/CountForm.svelte')
				: null,
		result: counted !== null ? await import('./Result.svelte') : null,
		immersive: isPlayed
	};
};
