import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Json } from '../../../src/lib/games/core/json.ts';
import {
	openUnder,
	passphraseProblem,
	sealUnder
} from '../../../src/lib/server/vault/passphrase.ts';
import {
	SIZE_CLASSES,
	TAG_BYTES,
	underPassphraseSchema,
	type UnderPassphrase
} from '../../../src/lib/server/vault/under-passphrase.ts';

const PASSPHRASE = 'candle harbour winter oath';
const PLACE = { chronicle: 'chronicle-one', head: 'a'.repeat(64) };
const SECRET = { lies: 'the eldest sleeps beneath' };

const lengthOf = ({ content }: UnderPassphrase) => Buffer.from(content, 'base64').length;

describe('what is sealed under a passphrase', () => {
	it('opens with it, however its signs are composed, and is of the published form', async () => {
		const sealed = await sealUnder('café harbour winter'.normalize('NFD'), PLACE, SECRET);
		expect(v.is(underPassphraseSchema, sealed)).toBe(true);
		expect(await openUnder('café harbour winter'.normalize('NFC'), PLACE, sealed)).toEqual(SECRET);
	});

	it('opens with no other passphrase, in no other file, and not when anything was altered', async () => {
		const sealed = await sealUnder(PASSPHRASE, PLACE, SECRET);
		const flipped = (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
		const tries: [string, typeof PLACE, UnderPassphrase][] = [
			[`${PASSPHRASE}s`, PLACE, sealed],
			[PASSPHRASE, { ...PLACE, chronicle: 'chronicle-two' }, sealed],
			[PASSPHRASE, { ...PLACE, head: 'b'.repeat(64) }, sealed],
			[PASSPHRASE, PLACE, { ...sealed, content: flipped(sealed.content) }],
			[PASSPHRASE, PLACE, { ...sealed, nonce: flipped(sealed.nonce) }],
			[PASSPHRASE, PLACE, { ...sealed, key: { ...sealed.key, passes: 1 } }],
			[PASSPHRASE, PLACE, { ...sealed, key: { ...sealed.key, salt: flipped(sealed.key.salt) } }]
		];
		for (const [passphrase, place, part] of tries)
			expect(await openUnder(passphrase, place, part)).toBeNull();
	});

	it('opens to nothing where it is nested deeper than anybody can descend', async () => {
		const nested = (levels: number) =>
			Array.from({ length: levels }).reduce<Json>((inner) => [inner], null);
		const open = async (levels: number) =>
			openUnder(PASSPHRASE, PLACE, await sealUnder(PASSPHRASE, PLACE, nested(levels)));
		expect(await open(100)).toEqual(nested(100));
		expect(await open(101)).toBeNull();
	});

	it('is another text each time', async () => {
		const [one, other] = [
			await sealUnder(PASSPHRASE, PLACE, SECRET),
			await sealUnder(PASSPHRASE, PLACE, SECRET)
		];
		expect(one.key.salt).not.toBe(other.key.salt);
		expect(one.nonce).not.toBe(other.nonce);
		expect(one.content.slice(0, 64)).not.toBe(other.content.slice(0, 64));
	});

	/** What JSON, quotes and the length before it take of a text of so many signs. */
	const BESIDE = 4 + 2;

	it.each([
		[0, 64],
		[64 * 1024 - BESIDE, 64],
		[64 * 1024 - BESIDE + 1, 256],
		[256 * 1024 - BESIDE, 256],
		[1024 * 1024 - BESIDE, 1024],
		[1024 * 1024 - BESIDE + 1, 4096],
		[4096 * 1024 - BESIDE, 4096]
	])('of %d signs is %d KiB large, and opens', async (signs, kibibytes) => {
		const sealed = await sealUnder(PASSPHRASE, PLACE, 'x'.repeat(signs));
		expect(lengthOf(sealed)).toBe(kibibytes * 1024 + TAG_BYTES);
		expect(v.is(underPassphraseSchema, sealed)).toBe(true);
		expect(await openUnder(PASSPHRASE, PLACE, sealed)).toHaveLength(signs);
	});

	it('is as large whatever it says, though one could be packed smaller', async () => {
		await fc.assert(
			fc.asyncProperty(fc.string({ maxLength: 5_000 }), async (text) => {
				expect(lengthOf(await sealUnder(PASSPHRASE, PLACE, text))).toBe(
					(SIZE_CLASSES[0] ?? 0) + TAG_BYTES
				);
			}),
			{ numRuns: 8 }
		);
	});

	it('is never more than the largest size', async () => {
		const most = 'x'.repeat(4096 * 1024);
		await expect(sealUnder(PASSPHRASE, PLACE, most)).rejects.toThrow(/too much to seal/);
	});

	it.each([
		['memory without end', { memory: 4 * 1024 * 1024 }],
		['passes without end', { passes: 1_000 }],
		['many lanes', { lanes: 64 }],
		['hardly any work', { memory: 8 }]
	])('is not read where its key asks for %s', async (_name, change) => {
		const sealed = await sealUnder(PASSPHRASE, PLACE, SECRET);
		const costly = { ...sealed, key: { ...sealed.key, ...change } };
		expect(v.is(underPassphraseSchema, costly)).toBe(false);
	});
});

describe('a new passphrase', () => {
	it.each([
		['eleven sign', /at least 12/],
		['x'.repeat(257), /at most 256/]
	])('%s is not taken', (typed, sentence) => {
		expect(passphraseProblem(typed)).toMatch(sentence);
	});

	it.each(['twelve signs', '🌒🌓🌔🌕🌖🌗🌘🌑🌒🌓🌔🌕', 'x'.repeat(256)])('%s is taken', (typed) => {
		expect(passphraseProblem(typed)).toBeNull();
	});
});
