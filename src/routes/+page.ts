import { SHELF } from '$lib/games/registry';
import { frontOf } from '$lib/ui/front';
import type { PageLoad } from './$types';

export const load: PageLoad = async () => ({
	shelf: SHELF,
	front: await frontOf(SHELF[0].name)
});
