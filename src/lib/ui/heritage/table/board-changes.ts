import type { Json } from '../../../games/core/json.ts';
import type { Step } from '../../../games/heritage/table/course.ts';
import type { TableEvent } from '../../../games/heritage/table/events.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import { CATEGORIES, type Category } from '../../../games/heritage/vocabulary.ts';
import { newsOf, type News } from '../boards/news.ts';
import type { ScreenNames } from './names.ts';

/** What changed on boards, by the event that says so. */
export type BoardChanges = ReadonlyMap<TableEvent, News>;

/** What the changes of boards among some steps come to, in words. */
export function boardChanges(steps: readonly Step[], names: ScreenNames): BoardChanges {
	const lies: { [C in Category]?: { readonly letter: string; readonly state: Json } } = {};
	const told = new Map<TableEvent, News>();
	for (const step of steps)
		for (const [at, event] of step.entries()) {
			if (event.type === 'BoardSet')
				lies[event.category] = { letter: event.battleground, state: event.state };
			if (event.type === 'TableCorrected')
				for (const one of event.corrections) {
					const board = one.set === 'board' ? lies[one.category] : undefined;
					if (one.set === 'board' && board) lies[one.category] = { ...board, state: one.state };
				}
			if (event.type !== 'BoardChanged') continue;
			const board = lies[event.category];
			if (!board) continue;
			const change = { before: board.state, after: event.state, next: step[at + 1] };
			const news = newsOf(board.letter, change, names);
			if (news) told.set(event, news);
			lies[event.category] = { ...board, state: event.state };
		}
	return told;
}

/** What everybody has to hear of the last step, in sentences. */
export function announced(steps: readonly Step[], names: ScreenNames): readonly string[] {
	const last = steps.at(-1);
	if (!last?.some(({ type }) => type === 'BoardChanged')) return [];
	const told = boardChanges(steps, names);
	return last.flatMap((event) => {
		const news = told.get(event);
		return news?.loud ? [news.sentence] : [];
	});
}

/** What boards that lie otherwise on one table than on another lay open to whoever moves next, in sentences. */
export function warningsOf(before: Table, after: Table, names: ScreenNames): readonly string[] {
	return CATEGORIES.flatMap((category) => {
		const [was, is] = [before.boards[category], after.boards[category]];
		if (!was || !is || was.state === is.state || was.battleground !== is.battleground) return [];
		const change = { before: was.state, after: is.state, next: undefined };
		return newsOf(is.battleground, change, names)?.warns ?? [];
	});
}
