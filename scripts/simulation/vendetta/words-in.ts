type Field = readonly [name: string, value: unknown];

/** Every field of some data, however deep. */
function fieldsOf(data: unknown): readonly Field[] {
	if (Array.isArray(data)) return data.flatMap(fieldsOf);
	if (typeof data !== 'object' || data === null) return [];
	return Object.entries(data).flatMap((field): readonly Field[] => [field, ...fieldsOf(field[1])]);
}

/** The words that a field names anywhere in some data, such as each `do`. */
export const wordsIn = (data: unknown, field: string): ReadonlySet<string> =>
	new Set(
		fieldsOf(data).flatMap(([name, value]) =>
			name === field && typeof value === 'string' ? [value] : []
		)
	);

/** The names of all fields. */
export const fieldNamesIn = (data: unknown): ReadonlySet<string> =>
	new Set(fieldsOf(data).map(([name]) => name));
