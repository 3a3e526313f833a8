import { DrizzleQueryError } from 'drizzle-orm/errors';
import { databaseErrorCode } from '../db/errors.ts';

/** Names of errors whose messages come from the language or from us, never from what a person typed. */
const SPEAKS_SAFELY = new Set(['TypeError', 'RangeError', 'ReferenceError', 'Error']);

export interface Report {
	readonly name: string;
	readonly code?: string;
	readonly message?: string;
	readonly frames: readonly string[];
	/** What led to it. */
	readonly cause?: Report;
}

/**
 * What the log may know of an error. A database error's message holds the statement with its parameters, and a
 * parser's holds what it choked on; of both only name, code and the places in the code are kept. What led to an error is
 * reported the same way, but for a database error, where it may hold the same.
 */
export function reportOf(error: unknown): Report {
	if (!(error instanceof Error)) return { name: typeof error, frames: [] };
	const code = databaseErrorCode(error);
	const isOfQuery = error instanceof DrizzleQueryError;
	const speaks = code === undefined && SPEAKS_SAFELY.has(error.name) && !isOfQuery;
	const frames = (error.stack ?? '')
		.split('\n')
		.filter((line) => /^\s+at /.test(line))
		.map((line) => line.trim())
		.slice(0, 12);
	return {
		name: error.name,
		...(code !== undefined && { code }),
		...(speaks && { message: error.message }),
		frames,
		...(error.cause instanceof Error && !isOfQuery && { cause: reportOf(error.cause) })
	};
}
