import { DEFAULT_READINGS } from '$lib/games/rivals/readings';
import { searchIn } from '$lib/ui/codex/search';
import { wholeCodex } from '$lib/ui/rivals/codex/whole';
import type { PageServerLoad } from './$types';

/** The search is a plain form: `?q=` works without a script and can be shared. */
export const load: PageServerLoad = ({ url }) => {
	const asked = (url.searchParams.get('q') ?? '').slice(0, 100);
	const parts = searchIn(wholeCodex(DEFAULT_READINGS), asked).map(({ terms, ...part }) => ({
		...part,
		terms: terms.map(({ id, word, definition }) => ({ id, word, definition }))
	}));
	return { asked, parts };
};
