import type { RivalsState } from '$lib/games/rivals/state';
import { unpacked } from '$lib/ui/unpacked';
import type { PageLoad } from './$types';

/** `?big` is the match for a big screen, where nobody plays. */
export const load: PageLoad = async ({ data, url }) => {
	const isBig = url.searchParams.has('big');
	return {
		...data,
		state: await unpacked<RivalsState>(data.state),
		big: isBig ? await import('$lib/ui/rivals/big/BigMatch.svelte') : null,
		immersive: isBig
	};
};
