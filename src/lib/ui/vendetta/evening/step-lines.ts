import { fold } from '../../../games/core/game.ts';
import { atTable, type EveningState } from '../../../games/vendetta/state.ts';
import type { TableEvent } from '../../../games/vendetta/table/events.ts';
import { evolveTable } from '../../../games/vendetta/table/evolve.ts';
import { EMPTY_TABLE, type Table } from '../../../games/vendetta/table/table.ts';
import { eventWords } from '../play/event-words.ts';
import type { Speaker } from '../../speaker.ts';

/** A step of an evening in a line; `kept`: so many steps stand before it. */
type StepLine = { readonly kept: number; readonly words: string };

/** A choice in secret says who chose, and no more. */
function wordsOf(events: readonly TableEvent[], before: Table, speaker: Speaker): string {
	let table = before;
	for (const event of events) {
		const was = table;
		table = evolveTable(was, event);
		if (event.type === 'Chose') return `${speaker.does(event.seat, 'choose')} in secret.`;
		const words = eventWords(event, speaker, was, table);
		if (words !== null) return words;
	}
	const described = events.find((event) => event.type === 'CardsDescribed');
	if (!described) return 'A step that shows nothing.';
	return described.depth === undefined
		? 'What a card says was entered.'
		: 'What Elysium tracks was changed.';
}

/** The last steps of a game at a table, the latest first; the one that set it up is none of them. */
export function stepLines(
	{ course }: EveningState,
	most: number,
	speaker: Speaker
): readonly StepLine[] {
	let table = EMPTY_TABLE;
	const lines: StepLine[] = [];
	for (const [kept, step] of course.steps.entries()) {
		const events = atTable(step);
		const [first] = events;
		if (first && first.type !== 'TableSet' && course.steps.length - kept <= most)
			lines.push({ kept, words: wordsOf(events, table, speaker) });
		table = fold(evolveTable, table, events);
	}
	return lines.reverse();
}
