import { loadBattlegrounds } from '$lib/ui/heritage/table/battlegrounds';
import type { PageLoad } from './$types';

/**
 * The rules of the boards come with the page, so that the server's table and the phone's are one; so does the result,
 * once there is one: it is what the page is opened for.
 */
export const load: PageLoad = async ({ data }) => {
	const [first] = data.course.steps[0] ?? [];
	if (first?.type !== 'TableSet') throw new Error('a course begins with its table');
	const [rules, result] = await Promise.all([
		loadBattlegrounds(first.setting),
		data.over ? import('$lib/ui/heritage/table/result/Result.svelte') : null
	]);
	return { ...data, rules, result };
};
