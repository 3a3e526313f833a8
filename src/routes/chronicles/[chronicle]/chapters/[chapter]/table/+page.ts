import { loadBattlegrounds } from '$lib/ui/heritage/table/battlegrounds';
import { lookingOn } from '$lib/ui/heritage/table/big/looking-on';
import type { PageLoad } from './$types';

/**
 * The rules of the boards come with the page, so that the server's table and the phone's are one; so does the result,
 * once there is one: it is what the page is opened for. `?big` is the table for a big screen, where nobody plays.
 */
export const load: PageLoad = async ({ data, url }) => {
	const isBig = url.searchParams.has('big');
	const [first] = data.course.steps[0] ?? [];
	if (first?.type !== 'TableSet') throw new Error('a course begins with its table');
	const [rules, result, big] = await Promise.all([
		loadBattlegrounds(first.setting),
		data.over ? import('$lib/ui/heritage/table/result/Result.svelte') : null,
		isBig ? import('$lib/ui/heritage/table/big/BigScreen.svelte') : null
	]);
	const looksOn = isBig ? lookingOn(data) : {};
	return { ...data, ...looksOn, rules, result, big };
};
