import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { canonicalJson, type Json } from '../../games/core/json.ts';
import { readJsonText } from '../../games/core/json-text.ts';
import {
	NONCE_BYTES,
	SALT_BYTES,
	SIZE_CLASSES,
	TAG_BYTES,
	type UnderPassphrase
} from './under-passphrase.ts';

const KEY_BYTES = 32;
const LENGTH_BYTES = 4;

/** A file lies where anybody may try for years, so that each guess has to cost more than at a sign-in. */
const ARGON = { memory: 64 * 1024, passes: 3, lanes: 1 };

/** What it is sealed together with: it opens in no other file. */
export interface BoundTo {
	readonly chronicle: string;
	/** The hash of the last event. */
	readonly head: string;
}

const bound = ({ chronicle, head }: BoundTo) => Buffer.from(canonicalJson([chronicle, head]));

/** One composed form, so that the same keys on another keyboard give the same passphrase. */
const keyOf = (
	passphrase: string,
	{ memory, passes, lanes, salt }: Omit<UnderPassphrase['key'], 'algorithm'>
): Promise<Buffer> =>
	hashRaw(passphrase.normalize('NFKC'), {
		memoryCost: memory,
		timeCost: passes,
		parallelism: lanes,
		outputLen: KEY_BYTES,
		salt: Buffer.from(salt, 'base64')
	});

/** The content with its length before it and zeros after it, as long as the smallest size that holds it. */
function padded(text: string): Buffer {
	const length = Buffer.byteLength(text);
	const size = SIZE_CLASSES.find((one) => one >= length + LENGTH_BYTES);
	if (size === undefined) throw new Error('This is too much to seal with a passphrase.');
	const whole = Buffer.alloc(size);
	whole.writeUInt32BE(length);
	whole.write(text, LENGTH_BYTES);
	return whole;
}

const unpadded = (whole: Buffer): string =>
	whole.subarray(LENGTH_BYTES, LENGTH_BYTES + whole.readUInt32BE()).toString('utf8');

/** Seals under a passphrase (argon2id, AES-256-GCM), with a fresh salt and nonce each time. */
export async function sealUnder(
	passphrase: string,
	boundTo: BoundTo,
	content: Json
): Promise<UnderPassphrase> {
	const nonce = randomBytes(NONCE_BYTES);
	const key = { ...ARGON, salt: randomBytes(SALT_BYTES).toString('base64') };
	const cipher = createCipheriv('aes-256-gcm', await keyOf(passphrase, key), nonce);
	cipher.setAAD(bound(boundTo));
	const sealed = [cipher.update(padded(canonicalJson(content))), cipher.final()];
	return {
		form: 1,
		key: { algorithm: 'argon2id', ...key },
		cipher: 'aes-256-gcm',
		nonce: nonce.toString('base64'),
		content: Buffer.concat([...sealed, cipher.getAuthTag()]).toString('base64')
	};
}

/** Whoever wrote the file sealed what they liked: more levels than this nobody can descend into. */
const LEVELS = 100;

/** What `sealUnder` sealed; null: another passphrase, another file, altered since, or beyond reason. */
export async function openUnder(
	passphrase: string,
	boundTo: BoundTo,
	{ key, nonce, content }: UnderPassphrase
): Promise<Json | null> {
	const whole = Buffer.from(content, 'base64');
	const decipher = createDecipheriv(
		'aes-256-gcm',
		await keyOf(passphrase, key),
		Buffer.from(nonce, 'base64'),
		{ authTagLength: TAG_BYTES }
	);
	decipher.setAAD(bound(boundTo));
	decipher.setAuthTag(whole.subarray(-TAG_BYTES));
	try {
		const opened = [decipher.update(whole.subarray(0, -TAG_BYTES)), decipher.final()];
		const read = readJsonText(unpadded(Buffer.concat(opened)), LEVELS);
		return read.ok ? (read.value as Json) : null;
	} catch {
		return null;
	}
}

const SHORTEST = 12;
const LONGEST = 256;

/** Why a new passphrase is not taken, in one sentence; null: it is. */
export function passphraseProblem(typed: string): string | null {
	const length = [...typed.normalize('NFKC')].length;
	if (length < SHORTEST)
		return `A passphrase needs at least ${SHORTEST} characters. Four or five unrelated words are easy to remember.`;
	return length > LONGEST ? `A passphrase can have at most ${LONGEST} characters.` : null;
}
