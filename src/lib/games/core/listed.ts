/**
 * Words as a person lists them: "a", "a and b", "a, b or c". Not `Intl.ListFormat`: making one keeps a slow phone
 * busy for a tenth of a second.
 */
export function listed(words: readonly string[], joint: 'and' | 'or' = 'and'): string {
	const last = words.at(-1) ?? '';
	return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}
