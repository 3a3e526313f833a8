import { searchIn } from '$lib/ui/codex/terms';
import { CODEX } from '$lib/ui/heritage/codex/terms';
import type { PageLoad } from './$types';

/** The search is a plain form: `?q=` works without a script and can be shared. */
export const load: PageLoad = ({ url }) => {
	const asked = (url.searchParams.get('q') ?? '').slice(0, 100);
	return { asked, parts: searchIn(CODEX, asked) };
};
