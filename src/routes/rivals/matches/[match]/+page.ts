import type { RivalsState } from '$lib/games/rivals/state';
import { unpacked } from '$lib/ui/unpacked';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data }) => ({
	...data,
	state: await unpacked<RivalsState>(data.state)
});
