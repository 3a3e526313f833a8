import type { PageLoad } from './$types';

/** Where nothing is counted yet, the page begins with the form; else it is fetched when somebody corrects the count. */
export const load: PageLoad = async ({ data }) => ({
	...data,
	countForm:
		data.writes && data.state.evening.counted === null
			? await import('$lib/ui/vendetta/count/CountForm.svelte')
			: null
});
