import { databaseErrorCode, isConstraintError } from '../db/errors.ts';
import { WorkUndone } from '../long-work/undone.ts';

/** A chronicle whose log does not fold with the rules of this program; `cause` says where it broke. */
export class UnreadableChronicle extends Error {
	override readonly name = 'UnreadableChronicle';
	readonly chronicle: string;

	constructor(chronicle: string, cause: unknown) {
		super('A chronicle cannot be read.', { cause });
		this.chronicle = chronicle;
	}
}

/** Whether trying again leads to the same: not after a failing database (full disk, busy file) or unfinished work; after refused rows it does. */
export const isOwnFault = (error: unknown): boolean =>
	!(error instanceof WorkUndone) &&
	(databaseErrorCode(error) === undefined || isConstraintError(error));

/** Does what folds a chronicle; where its log cannot be folded, throws `UnreadableChronicle` in place of what broke. */
export async function readable<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
	try {
		return await work();
	} catch (error) {
		throw isOwnFault(error) ? new UnreadableChronicle(id, error) : error;
	}
}
