import { and, eq, isNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../db/client.ts';
import { recoveryCodes } from '../db/schema/accounts.ts';
import { digest, randomLetters, readLetters } from './tokens.ts';

const CODES = 10;
/** 16 letters of five bits: 80 random bits, more than anyone guesses or searches for behind a hash. */
const LETTERS = 16;

const inFours = (letters: string): string => letters.replace(/(.{4})(?=.)/g, '$1-');

/** Replaces a person's recovery codes by ten new ones and returns them, the only time they are seen. */
export async function renewRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
	const codes = Array.from({ length: CODES }, () => randomLetters(LETTERS));
	await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
	await tx
		.insert(recoveryCodes)
		.values(codes.map((code) => ({ codeHash: digest(code), userId, usedAt: null })));
	return codes.map(inFours);
}

/** Spends a code of this person; false when it is not one, or spent already. */
export async function spendRecoveryCode(
	tx: Transaction,
	userId: string,
	typed: string,
	now: number
): Promise<boolean> {
	const spent = await tx
		.update(recoveryCodes)
		.set({ usedAt: now })
		.where(
			and(
				eq(recoveryCodes.codeHash, digest(readLetters(typed))),
				eq(recoveryCodes.userId, userId),
				isNull(recoveryCodes.usedAt)
			)
		)
		.returning({ codeHash: recoveryCodes.codeHash });
	return spent.length === 1;
}

/** How many codes a person has left. */
export const recoveryCodesLeft = (read: Reader, userId: string): Promise<number> =>
	read.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
