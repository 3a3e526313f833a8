/** The first value of a list that stood in it before, and where; null: each is there once. */
export function repeated<T>(values: readonly T[]): { value: T; index: number } | null {
	const seen = new Set<T>();
	for (const [index, value] of values.entries()) {
		if (seen.has(value)) return { value, index };
		seen.add(value);
	}
	return null;
}
