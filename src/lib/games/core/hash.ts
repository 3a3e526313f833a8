import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson, type Json } from './json.ts';

/** SHA-256 of the UTF-8 text, as 64 lower-case hex digits. */
export function sha256Hex(text: string): string {
	return bytesToHex(sha256(utf8ToBytes(text)));
}

/** SHA-256 of the canonical JSON of a value: two equal states have equal hashes. */
export function hashOf(value: Json): string {
	return sha256Hex(canonicalJson(value));
}
