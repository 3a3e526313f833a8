import type { Course } from '../../../games/heritage/table/course.ts';
import { tellAtTable } from '../ledger/table-words.ts';
import type { ScreenNames } from '../table/names.ts';

/** The move that a step began with, in one short sentence. */
export function moveSentence({ steps }: Course, names: ScreenNames, at: number): string {
	const [first] = steps[at] ?? [];
	if (first?.type === 'CharacterRecruited')
		return `${names.seat(first.seat)} recruited ${names.character(first.character)}.`;
	return first ? tellAtTable(first, names).sentence : '';
}
