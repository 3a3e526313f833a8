import { loadBattlegrounds } from '$lib/ui/heritage/table/battlegrounds';
import type { PageLoad } from './$types';

/** The rules of the boards come with the page, so that the server's table and the phone's are one. */
export const load: PageLoad = async ({ data }) => {
	const [first] = data.course.steps[0] ?? [];
	if (first?.type !== 'TableSet') throw new Error('a course begins with its table');
	return { ...data, rules: await loadBattlegrounds(first.setting) };
};
