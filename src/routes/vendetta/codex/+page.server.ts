import { searchIn } from '$lib/ui/codex/search';
import { DEFAULT_READINGS } from '$lib/games/vendetta/readings';
import { wholeCodex } from '$lib/ui/vendetta/codex/whole';
import type { PageServerLoad } from './$types';

const CODEX = wholeCodex(DEFAULT_READINGS);

/** The search is a plain form: `?q=` works without a script and can be shared. */
export const load: PageServerLoad = ({ url }) => {
	const asked = (url.searchParams.get('q') ?? '').slice(0, 100);
	const parts = searchIn(CODEX, asked).map(({ terms, ...part }) => ({
		...part,
		terms: terms.map(({ id, word, definition }) => ({ id, word, definition }))
	}));
	return { asked, parts };
};
