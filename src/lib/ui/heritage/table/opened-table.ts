import { tableOf, type Course } from '../../../games/heritage/table/course.ts';
import { lookingOn, type Sitting } from '../../table/sittings.ts';
import { unpacked } from '../../unpacked.ts';
import { loadBattlegrounds } from './battlegrounds.ts';
import { readyForWidth } from './screen/wide.ts';

/** What a server says of a table on a page of its own. */
type Told = {
	/** A `Course`, packed. */
	readonly course: string;
	readonly over: boolean;
	readonly sittings: readonly Sitting[];
	readonly writes: boolean;
};

/**
 * The page of a table. The rules of the boards come with it, so that the server's table and the phone's are one; so does
 * the result, once there is one: it is what the page is opened for. `?big` is the table for a big screen, where nobody
 * plays.
 */
export async function openedTable<Data extends Told>(data: Data, url: URL) {
	const isBig = url.searchParams.has('big');
	const course = await unpacked<Course>(data.course);
	const [first] = course.steps[0] ?? [];
	if (first?.type !== 'TableSet') throw new Error('a course begins with its table');
	const [rules, result, big] = await Promise.all([
		loadBattlegrounds(first.setting),
		data.over ? import('./result/Result.svelte') : null,
		isBig ? import('./big/BigScreen.svelte') : null,
		readyForWidth()
	]);
	const table = tableOf(course);
	const looksOn = isBig ? lookingOn(data) : {};
	return { ...data, ...looksOn, course, table, rules, result, big };
}
