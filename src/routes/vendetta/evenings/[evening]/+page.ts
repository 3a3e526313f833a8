import type { PageLoad } from './$types';

/** The page begins with the form or with the result; the other one is fetched when it is wanted. */
export const load: PageLoad = async ({ data }) => {
	const isCounted = data.state.evening.counted !== null;
	return {
		...data,
		form:
			data.writes && !isCounted ? await import('$lib/ui/vendetta/count/CountForm.svelte') : null,
		result: isCounted ? await import('./Result.svelte') : null
	};
};
