import type { Reader } from './client.ts';

/**
 * A statement that every request needs, made once for each reader: building it costs twice what running it does. What
 * differs from time to time is a placeholder in it.
 */
export function prepared<Statement>(
	make: (reader: Reader) => Statement
): (reader: Reader) => Statement {
	const made = new WeakMap<Reader, Statement>();
	return (reader) => {
		const known = made.get(reader);
		if (known) return known;
		const statement = make(reader);
		made.set(reader, statement);
		return statement;
	};
}
