import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { canonicalJson } from '../../games/core/json.ts';

// One byte for the form, then nonce, tag and content, so that a later form can be told apart.
const FORM = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CONTENT_AT = 1 + NONCE_BYTES + TAG_BYTES;

/** Where a secret lies; sealed in with it, so that it opens nowhere else. */
export interface Place {
	readonly chronicleId: string;
	readonly key: string;
}

const bound = ({ chronicleId, key }: Place) => Buffer.from(canonicalJson([chronicleId, key]));

/** Seals a text with AES-256-GCM under a fresh nonce. */
export function sealText(masterKey: Buffer, place: Place, text: string): Buffer {
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv('aes-256-gcm', masterKey, nonce);
	cipher.setAAD(bound(place));
	const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
	return Buffer.concat([Buffer.of(FORM), nonce, cipher.getAuthTag(), content]);
}

/** Opens what `sealText` sealed at this place; anything else, or anything altered, throws. */
export function openText(masterKey: Buffer, place: Place, sealed: Buffer): string {
	if (sealed[0] !== FORM || sealed.length < CONTENT_AT)
		throw new Error('The vault holds a form that this program does not know.');
	const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
	const decipher = createDecipheriv('aes-256-gcm', masterKey, nonce, { authTagLength: TAG_BYTES });
	decipher.setAAD(bound(place));
	decipher.setAuthTag(sealed.subarray(1 + NONCE_BYTES, CONTENT_AT));
	return Buffer.concat([decipher.update(sealed.subarray(CONTENT_AT)), decipher.final()]).toString(
		'utf8'
	);
}
