import { fault } from '../../core/file-fault.ts';
import { withoutMark } from '../../core/json-text.ts';
import { readJson } from './read-json.ts';
import { readLines } from './read-lines.ts';
import { isSheet, readSheet } from './read-sheet.ts';
import { Gathering, type ReadDeck } from './reading.ts';

/** A deck of 60 different cards with all that is known of them has some 6,000. */
export const LONGEST_LIST = 60_000;
const MOST_LIST_LINES = 2_000;

/**
 * Reads a deck in whatever form it comes: JSON, a table, or lines. What cannot be read is named with its line, at most ten at
 * once; all else is read.
 */
export function readDeck(text: string): ReadDeck {
	if (text.length > LONGEST_LIST)
		return refused(`a list of at most ${grouped(LONGEST_LIST)} characters`, grouped(text.length));
	if (text.trim() === '') return refused('a list of cards', 'nothing');
	if (linesIn(text) > MOST_LIST_LINES)
		return refused(`a list of at most ${grouped(MOST_LIST_LINES)} lines`, 'more');
	if (/^\uFEFF?\s*[{[]\s*["{}\]]/.test(text)) return readJson(text);
	const unmarked = withoutMark(text);
	return isSheet(unmarked) ? readSheet(unmarked) : readLines(unmarked);
}

const refused = (expected: string, got: string): ReadDeck => ({
	...new Gathering().read(),
	faults: [fault('file', expected, got)]
});

const linesIn = (text: string): number => text.match(/\r\n|[\n\r]/g)?.length ?? 0;

const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',');
