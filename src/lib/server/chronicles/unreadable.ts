import { databaseErrorCode, isConstraintError } from '../db/errors.ts';

/** A chronicle whose log does not fold with the rules of this program; `cause` says where it broke. */
export class UnreadableChronicle extends Error {
	override readonly name = 'UnreadableChronicle';
	readonly chronicle: string;

	constructor(chronicle: string, cause: unknown) {
		super('A chronicle cannot be read.', { cause });
		this.chronicle = chronicle;
	}
}

/** A database that fails (a full disk, a busy file) is no chronicle's own fault; rows that it refuses are. */
const isOwnFault = (error: unknown): boolean =>
	databaseErrorCode(error) === undefined || isConstraintError(error);

/** Does what folds a chronicle; where its log cannot be folded, throws `UnreadableChronicle` in place of what broke. */
export async function readable<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
	try {
		return await work();
	} catch (error) {
		throw isOwnFault(error) ? new UnreadableChronicle(id, error) : error;
	}
}
