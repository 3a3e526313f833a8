/**
 * Words as a person lists them: "a", "a and b", "a, b or c". Not `Intl.ListFormat`: making one keeps a slow phone
 * busy for a tenth of a second.
 */
export function listed(words: readonly string[], joint: 'and' | 'or' = 'and'): string {
	const last = words.at(-1) ?? '';
	return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** “1 point”, “2 points”; a minus sign where it is one. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
	`${signed(count)} ${Math.abs(count) === 1 ? one : many}`;

/** A number with a true minus sign. */
export const signed = (number: number): string => String(number).replace('-', '−');

/** "(a) …; (b) …" */
export function lettered(ways: readonly string[]): string {
	return ways.map((way, index) => `(${'abcd'.charAt(index)}) ${way}`).join('; ');
}
