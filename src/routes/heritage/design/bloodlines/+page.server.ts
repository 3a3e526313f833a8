import { THEMES } from '$lib/ui/comfort/theme';
import type { PageServerLoad } from './$types';
import { EXAMPLES } from './examples';

/** `?theme=` chooses what is looked at. The examples are laid out here: no page needs the whole open set for them. */
export const load: PageServerLoad = ({ url }) => {
	const asked = url.searchParams.get('theme');
	return {
		theme: THEMES.find((theme) => theme === asked) ?? 'system',
		examples: EXAMPLES.map(({ id, title, table }) => ({ id, title, table: table() }))
	};
};
