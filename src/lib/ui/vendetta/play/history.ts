import { evolveTable } from '../../../games/vendetta/table/evolve.ts';
import { EMPTY_TABLE } from '../../../games/vendetta/table/table.ts';
import { eventWords } from './event-words.ts';
import type { KeptGame } from './kept.ts';
import type { Speaker } from '../../speaker.ts';

type Chapter = { readonly title: string; readonly lines: readonly string[] };

/** What happened so far, the latest round and its latest line first; without what the screen has still to tell. */
export function historyOf(
	steps: KeptGame['steps'],
	untold: number,
	speaker: Speaker
): readonly Chapter[] {
	const chapters: { title: string; lines: string[] }[] = [{ title: 'Set-up', lines: [] }];
	let table = EMPTY_TABLE;
	const events = steps.flat();
	for (const event of events.slice(0, events.length - untold)) {
		const before = table;
		table = evolveTable(before, event);
		if (event.type === 'RoundBegan') chapters.push({ title: `Round ${event.round}`, lines: [] });
		const words = eventWords(event, speaker, before, table);
		if (words !== null) chapters.at(-1)?.lines.push(words);
	}
	return chapters
		.filter(({ lines }) => lines.length > 0)
		.map(({ title, lines }) => ({ title, lines: lines.toReversed() }))
		.reverse();
}
