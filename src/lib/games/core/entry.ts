/** Copies that came about in the fold under way, and that nobody but it can see; undefined: none is. */
let unseen: WeakSet<object> | undefined;

/**
 * Does a fold of which only the last state is seen. Copies that were made in it need not be copied again: a register of
 * some hundred characters is changed a thousand times in a log, and to copy it took most of the time of folding that.
 */
export function seenOnlyAtTheEnd<Result>(work: () => Result): Result {
	const around = unseen;
	unseen = new WeakSet();
	try {
		return work();
	} finally {
		unseen = around;
	}
}

/** A record with one entry set; the one given stays as it is, unless it is a copy that nobody has seen. */
export function withEntry<Value>(
	record: { readonly [key: string]: Value },
	key: string,
	value: Value
): { readonly [key: string]: Value } {
	const copy = unseen?.has(record) === true ? record : copyOf(record);
	(copy as { [key: string]: Value })[key] = value;
	return copy;
}

/** Copied key by key: from some hundred keys on that takes half the time of a spread. */
function copyOf<Value>(record: { readonly [key: string]: Value }): { [key: string]: Value } {
	const copy: { [key: string]: Value } = {};
	for (const name in record) {
		const entry = record[name];
		if (entry !== undefined) copy[name] = entry;
	}
	unseen?.add(copy);
	return copy;
}
