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

/** A failing database (full disk, busy file) or unfinished work is not the chronicle's fault; refused rows are. */
const isOwnFault = (error: unknown): boolean =>
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
