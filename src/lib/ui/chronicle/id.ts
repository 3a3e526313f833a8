const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/**
 * A fresh random id of lower-case letters and digits, e.g. `h7k2m9…`; 20 characters are 99 bits.
 * `getRandomValues` is there on plain http too, where `randomUUID` is not.
 */
export function newId(length = 20): string {
	// Bytes from 248 on would favour the first letters, so they are drawn again.
	let id = '';
	while (id.length < length) {
		for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
			if (byte < 248 && id.length < length) id += ALPHABET.charAt(byte % ALPHABET.length);
		}
	}
	return id;
}
