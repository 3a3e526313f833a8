/** All who have most of something, at least one of it; nobody if nobody has any. */
export function withMost<K>(keys: readonly K[], amountOf: (key: K) => number): readonly K[] {
	const amounts = keys.map(amountOf);
	const most = Math.max(1, ...amounts);
	return keys.filter((_, at) => amounts[at] === most);
}

/** Who has strictly most, at least one; null: nobody, or several as many. */
export function withStrictlyMost<K>(keys: readonly K[], amountOf: (key: K) => number): K | null {
	const [first, ...others] = withMost(keys, amountOf);
	return first !== undefined && others.length === 0 ? first : null;
}
