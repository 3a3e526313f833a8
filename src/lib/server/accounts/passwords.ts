import { hash, verify } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords.ts';
import { nameKey } from './names.ts';

const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 256;

/** argon2id is the library's default algorithm; these are the figures OWASP names first. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type PasswordRefusal =
	| 'password-missing'
	| 'password-too-short'
	| 'password-too-long'
	| 'password-common'
	| 'password-is-name';

export const PASSWORD_SENTENCES: Record<PasswordRefusal, string> = {
	'password-missing': 'Write a password.',
	'password-too-short': `A password needs at least ${String(SHORTEST_PASSWORD)} characters. Three or four words are easy to remember.`,
	'password-too-long': `A password can have at most ${String(LONGEST_PASSWORD)} characters.`,
	'password-common': 'Many people use this password, so it is easy to guess. Choose another.',
	'password-is-name': 'The password must not be your name.'
};

/** One composed form, so that the same keys on another keyboard give the same password. */
const composed = (password: string): string => password.normalize('NFKC');

/** A pattern of at most four signs said again and again is one of the first guesses too. */
const REPEATED = /^(.{1,4})\1+.{0,3}$/su;

async function isCommon(password: string): Promise<boolean> {
	const common = await commonPasswords();
	const lower = password.toLowerCase().replace(/\s/g, '');
	const root = lower.replace(/[\d\p{P}\p{S}]{1,4}$/u, '');
	return common.has(lower) || common.has(root) || REPEATED.test(lower);
}

/**
 * Whether a new password may be taken: 10–256 characters, not among the common ones (also not with a short tail
 * of digits), not the name. There are no rules about which signs it is made of: length protects, rules annoy.
 */
export async function judgePassword(typed: unknown, name: string): Promise<PasswordRefusal | null> {
	if (typeof typed !== 'string' || typed === '') return 'password-missing';
	const password = composed(typed);
	const length = [...password].length;
	if (length < SHORTEST_PASSWORD) return 'password-too-short';
	if (length > LONGEST_PASSWORD) return 'password-too-long';
	if (nameKey(password) === nameKey(name)) return 'password-is-name';
	return (await isCommon(password)) ? 'password-common' : null;
}

/** The argon2id hash to store (7 ms on a small machine, 19 MiB while it runs). */
export const hashPassword = (password: string): Promise<string> => hash(composed(password), ARGON);

let decoy: Promise<string> | undefined;

/**
 * Whether `typed` is the password behind `stored`. Without a stored one (unknown name, guest) the same work is
 * done against a decoy, so that the time of the answer does not tell which names exist.
 */
export async function passwordMatches(stored: string | null, typed: string): Promise<boolean> {
	decoy ??= hashPassword('nobody has this password');
	const fits = [...typed].length <= LONGEST_PASSWORD;
	const matches = await verify(stored ?? (await decoy), fits ? composed(typed) : '');
	return matches && stored !== null && fits;
}
