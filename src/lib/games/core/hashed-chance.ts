import type { Chance } from './chance.ts';
import { sha256Hex } from './hash.ts';

const WORDS = 2 ** 32;
const HEX_IN_WORD = 8;

/**
 * Chance that follows from a key alone, so that anybody who knows the key can roll it again: the SHA-256 of
 * `<key>:0`, `<key>:1` and so on (as UTF-8, in hex), read as numbers of 32 bits. A number at or past the
 * last whole multiple of `limit` would favour the low ones and is passed over; any other counts modulo `limit`.
 */
export function hashedChance(key: string): Chance {
	let block = 0;
	let left = '';
	const word = (): number => {
		if (left === '') left = sha256Hex(`${key}:${block++}`);
		const next = left.slice(0, HEX_IN_WORD);
		left = left.slice(HEX_IN_WORD);
		return Number.parseInt(next, 16);
	};
	return {
		below(limit) {
			const fair = WORDS - (WORDS % limit);
			let number = word();
			while (number >= fair) number = word();
			return number % limit;
		}
	};
}
