import { prompts, type Prompt } from '../../../games/heritage/table/prompts.ts';
import type { Question } from '../../../games/heritage/table/request.ts';
import type { TableNames } from './table-names.ts';

/** A question in words: what stands in braces is called by its name. */
export function promptWords(
	prompt: Prompt,
	about: Question['about'],
	names: Pick<TableNames, 'seat' | 'character'>
): string {
	return filled(prompts[prompt], about, names);
}

/** A sentence whose braces are filled; what nobody knows stays as it is. */
export function filled(
	sentence: string,
	about: Question['about'],
	names: Pick<TableNames, 'seat' | 'character'>
): string {
	return sentence.replace(/\{(\w+)\}/g, (hole, key: string) => {
		const value = about[key];
		if (value === undefined) return hole;
		const words = typeof value === 'object' ? value : [String(value)];
		return words
			.map((word) => (/^s[1-9]$/.test(word) ? names.seat(word) : names.character(word)))
			.join(', ');
	});
}
