const CAUSES_AT_MOST = 8;

/**
 * The code of the database error somewhere below `error` (`'SQLITE_CONSTRAINT'`, `'SQLITE_BUSY'`, …), or undefined.
 * Codes are all that may be logged: the messages of these errors carry statements and their parameters.
 */
export function databaseErrorCode(error: unknown): string | undefined {
	let current = error;
	for (let depth = 0; depth < CAUSES_AT_MOST && current instanceof Error; depth++) {
		if ('code' in current && typeof current.code === 'string') return current.code;
		current = current.cause;
	}
	return undefined;
}

/** Whether a constraint of the schema (a key that is taken, a missing parent row) refused the write. */
export const isConstraintError = (error: unknown): boolean =>
	databaseErrorCode(error)?.startsWith('SQLITE_CONSTRAINT') ?? false;

/** Whether another connection holds what this one needed. */
export const isBusyError = (error: unknown): boolean =>
	databaseErrorCode(error)?.startsWith('SQLITE_BUSY') ?? false;

const AWAY = 'DATABASE_AWAY';

/** A database server cannot be reached, or gives no answer in time. */
export class DatabaseAway extends Error {
	override readonly name = 'DatabaseAway';
	readonly code = AWAY;

	/** `because`: the code of what happened last. */
	constructor(because: string) {
		super(`The database server cannot be reached (${because}).`);
	}
}

/** Whether what was asked may be asked again later, for the database is away. */
export const isAway = (error: unknown): boolean => databaseErrorCode(error) === AWAY;
