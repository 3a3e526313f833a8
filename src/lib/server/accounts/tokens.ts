import { createHash, randomBytes } from 'node:crypto';

/** Crockford's alphabet: no I, L, O, U, so that a code read aloud or from paper is not mistaken. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A fresh identifier of 128 random bits in hexadecimal, fit for a path. */
export const newId = (): string => randomBytes(16).toString('hex');

/** A secret of 192 random bits, fit for a link. Only its {@link digest} is ever stored. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** SHA-256 of a secret with at least 80 random bits, in hexadecimal. Never for passwords. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** `length` random letters of Crockford's base 32: five bits each. */
export const randomLetters = (length: number): string =>
	[...randomBytes(length)].map((byte) => CROCKFORD.charAt(byte % 32)).join('');

/** What a person typed as such letters: upper case, without gaps, look-alikes put right. */
export const readLetters = (typed: string): string =>
	typed
		.normalize('NFKC')
		.toUpperCase()
		.replace(/[\s\-–—.]/g, '')
		.replace(/O/g, '0')
		.replace(/[IL]/g, '1');
