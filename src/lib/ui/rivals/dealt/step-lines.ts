import { fold } from '../../../games/core/game.ts';
import { atTable, type DealtState } from '../../../games/rivals/dealt/state.ts';
import { evolveTable } from '../../../games/rivals/table/evolve.ts';
import { EMPTY_TABLE } from '../../../games/rivals/table/table.ts';
import type { Speaker } from '../../speaker.ts';
import { happened } from '../table/happened.ts';
import { wantedWords } from './wanted-words.ts';

/** A step of a match in a line; `kept`: so many steps stand before it. */
type StepLine = { readonly kept: number; readonly words: string };

/** The last steps of a match, the latest first; the one that dealt it is none of them. */
export function stepLines(
	{ course }: DealtState,
	most: number,
	speaker: Speaker
): readonly StepLine[] {
	let table = EMPTY_TABLE;
	const lines: StepLine[] = [];
	for (const [kept, step] of course.steps.entries()) {
		const [first] = step;
		const events = atTable(step);
		if (first?.type === 'ActedAtTable' && course.steps.length - kept <= most) {
			const [said] = happened(table, events, speaker);
			const wanted = wantedWords(first.command, (seat) => speaker.plain(seat));
			lines.push({ kept, words: said?.words ?? `${wanted}.` });
		}
		table = fold(evolveTable, table, events);
	}
	return lines.reverse();
}
