import { eq } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../db/client.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import { isConstraintError } from '../db/errors.ts';
import { NAME_SENTENCES, nameKey, parseName, type NameRefusal } from './names.ts';
import {
	PASSWORD_SENTENCES,
	hashPassword,
	judgePassword,
	passwordMatches,
	type PasswordRefusal
} from './passwords.ts';
import { renewRecoveryCodes, spendRecoveryCode } from './recovery.ts';
import { newId } from './tokens.ts';

type AccountRefusal =
	| NameRefusal
	| PasswordRefusal
	| 'name-taken'
	| 'not-recognised'
	| 'old-password-wrong'
	| 'code-not-recognised'
	| 'already-an-account'
	| 'not-an-account';

const ACCOUNT_SENTENCES: Record<AccountRefusal, string> = {
	...NAME_SENTENCES,
	...PASSWORD_SENTENCES,
	'name-taken': 'Someone here already has this name. Choose another, or sign in if it is yours.',
	'not-recognised': 'This name and password do not match. Check both and try again.',
	'old-password-wrong': 'This is not your current password.',
	'code-not-recognised':
		'This name and code do not match, or the code is used. Check both, or use the next code.',
	'already-an-account': 'You have an account already.',
	'not-an-account': 'A guest has no password yet. Create an account first.'
};

/** Which field of a form a refusal belongs to. */
type AccountField = 'name' | 'password' | 'old' | 'code';

export interface AccountRefused {
	readonly ok: false;
	readonly refusal: AccountRefusal;
	readonly field: AccountField;
	readonly sentence: string;
}

const refused = (refusal: AccountRefusal, field: AccountField): AccountRefused => ({
	ok: false,
	refusal,
	field,
	sentence: ACCOUNT_SENTENCES[refusal]
});

export type WithCodes = { ok: true; userId: string; codes: string[] } | AccountRefused;

type Credentials = { ok: true; name: string; key: string; passwordHash: string } | AccountRefused;

async function readCredentials(name: unknown, password: unknown): Promise<Credentials> {
	const parsed = parseName(name);
	if (!parsed.ok) return refused(parsed.refusal, 'name');
	const fault = await judgePassword(password, parsed.name);
	if (fault !== null || typeof password !== 'string')
		return refused(fault ?? 'password-missing', 'password');
	return { ...parsed, passwordHash: await hashPassword(password) };
}

/** A taken name shows as the unique key refusing it: two people who ask at once cannot both have it. */
async function unlessTaken(work: () => Promise<WithCodes>): Promise<WithCodes> {
	try {
		return await work();
	} catch (error) {
		if (isConstraintError(error)) return refused('name-taken', 'name');
		throw error;
	}
}

/**
 * Makes an account and its ten recovery codes.
 * Refused: a name or password that may not be, `name-taken`.
 */
export async function signUp(
	database: Database,
	form: { name: unknown; password: unknown },
	now: number
): Promise<WithCodes> {
	const read = await readCredentials(form.name, form.password);
	if (!read.ok) return read;
	const { name, key, passwordHash } = read;
	const userId = newId();
	return unlessTaken(() =>
		database.write(async (tx) => {
			await tx
				.insert(users)
				.values({ id: userId, name, nameKey: key, passwordHash, createdAt: now });
			return { ok: true, userId, codes: await renewRecoveryCodes(tx, userId) };
		})
	);
}

/** Makes a guest: a person with a name and no way to sign in again. Guests may share a name. */
export async function welcomeGuest(
	database: Database,
	form: { name: unknown },
	now: number
): Promise<{ ok: true; userId: string } | AccountRefused> {
	const parsed = parseName(form.name);
	if (!parsed.ok) return refused(parsed.refusal, 'name');
	const userId = newId();
	await database.write((tx) =>
		tx.insert(users).values({
			id: userId,
			name: parsed.name,
			nameKey: null,
			passwordHash: null,
			createdAt: now
		})
	);
	return { ok: true, userId };
}

/**
 * Gives a guest a name of its own, a password and recovery codes. The person stays the same one: seats, groups
 * and the session remain. Refused as {@link signUp}, and `already-an-account`.
 */
export async function becomeAccount(
	database: Database,
	userId: string,
	form: { name: unknown; password: unknown }
): Promise<WithCodes> {
	const read = await readCredentials(form.name, form.password);
	if (!read.ok) return read;
	const { name, key, passwordHash } = read;
	return unlessTaken(() =>
		database.write(async (tx): Promise<WithCodes> => {
			const person = await tx
				.select({ passwordHash: users.passwordHash })
				.from(users)
				.where(eq(users.id, userId))
				.get();
			if (person?.passwordHash !== null) return refused('already-an-account', 'name');
			await tx.update(users).set({ name, nameKey: key, passwordHash }).where(eq(users.id, userId));
			return { ok: true, userId, codes: await renewRecoveryCodes(tx, userId) };
		})
	);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Whose name and password these are. An unknown name costs the same work and gets the same answer as a wrong
 * password: `not-recognised`.
 */
export async function signIn(
	database: Database,
	form: { name: unknown; password: unknown }
): Promise<{ ok: true; userId: string } | AccountRefused> {
	const row = await database.read
		.select({ id: users.id, passwordHash: users.passwordHash })
		.from(users)
		.where(eq(users.nameKey, nameKey(text(form.name))))
		.get();
	const matches = await passwordMatches(row?.passwordHash ?? null, text(form.password));
	return row && matches ? { ok: true, userId: row.id } : refused('not-recognised', 'name');
}

/** The name of the account that somebody means; null: there is none. */
export async function knownName(read: Reader, typed: string): Promise<string | null> {
	const row = await read
		.select({ name: users.name })
		.from(users)
		.where(eq(users.nameKey, nameKey(typed)))
		.get();
	return row?.name ?? null;
}

/** Whether this is the person's password; a guest has none. */
export async function passwordIsOf(
	database: Pick<Database, 'read'>,
	userId: string,
	password: unknown
): Promise<boolean> {
	const row = await database.read
		.select({ passwordHash: users.passwordHash })
		.from(users)
		.where(eq(users.id, userId))
		.get();
	return passwordMatches(row?.passwordHash ?? null, text(password));
}

/** Sets a password: every session ends, and so do the codes on paper; passkeys stay. Answers ten new codes. */
async function setPassword(tx: Transaction, userId: string, passwordHash: string) {
	await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
	await tx.delete(sessions).where(eq(sessions.userId, userId));
	return renewRecoveryCodes(tx, userId);
}

/**
 * Changes the password, ends every session and makes new recovery codes; the caller opens a new session for the person
 * who is there. Refused: `old-password-wrong`, a new password that may not be, `not-an-account`.
 */
export async function changePassword(
	database: Database,
	person: { id: string; name: string; guest: boolean },
	form: { old: unknown; password: unknown }
): Promise<WithCodes> {
	if (person.guest) return refused('not-an-account', 'old');
	if (!(await passwordIsOf(database, person.id, form.old)))
		return refused('old-password-wrong', 'old');
	const fault = await judgePassword(form.password, person.name);
	if (fault) return refused(fault, 'password');
	const passwordHash = await hashPassword(text(form.password));
	const codes = await database.write((tx) => setPassword(tx, person.id, passwordHash));
	return { ok: true, userId: person.id, codes };
}

/**
 * Sets a new password with a recovery code. Every session and every other code ends; new codes are made. A password
 * that is refused does not spend the code. Refused: `code-not-recognised`, a new password that may not be.
 */
export async function recover(
	database: Database,
	form: { name: unknown; code: unknown; password: unknown },
	now: number
): Promise<WithCodes> {
	const fault = await judgePassword(form.password, text(form.name));
	if (fault) return refused(fault, 'password');
	const passwordHash = await hashPassword(text(form.password));
	return database.write(async (tx): Promise<WithCodes> => {
		const row = await tx
			.select({ id: users.id })
			.from(users)
			.where(eq(users.nameKey, nameKey(text(form.name))))
			.get();
		const spent = await spendRecoveryCode(tx, row?.id ?? '', text(form.code), now);
		if (!row || !spent) return refused('code-not-recognised', 'code');
		return { ok: true, userId: row.id, codes: await setPassword(tx, row.id, passwordHash) };
	});
}

/** Ten new recovery codes; the old ones stop working. Asks the password again. Refused: `old-password-wrong`. */
export async function newRecoveryCodes(
	database: Database,
	userId: string,
	password: unknown
): Promise<WithCodes> {
	if (!(await passwordIsOf(database, userId, password)))
		return refused('old-password-wrong', 'old');
	const codes = await database.write((tx) => renewRecoveryCodes(tx, userId));
	return { ok: true, userId, codes };
}
