import * as v from 'valibot';

const KIBIBYTE = 1024;

/**
 * How large what is sealed is made, in bytes: a size tells no more than which of these. Nothing is compressed, because
 * the size of what is compressed tells what it says.
 */
export const SIZE_CLASSES = [64, 256, 1024, 4096].map((kibibytes) => kibibytes * KIBIBYTE);

export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;
export const SALT_BYTES = 16;

const whole = (least: number, most: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const bytes = (least: number, most = least) =>
	v.pipe(
		v.string(),
		v.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'expected base64'),
		v.minLength(Math.ceil(least / 3) * 4, `at least ${least} bytes in base64`),
		v.maxLength(Math.ceil(most / 3) * 4, `at most ${most} bytes in base64`)
	);

/** What was sealed under a passphrase, with all but the passphrase that opening it takes. */
export const underPassphraseSchema = v.strictObject({
	form: v.literal(1),
	/** How the key is made of the passphrase; bounded, because who sends a file chooses what reading it costs. */
	key: v.strictObject({
		algorithm: v.literal('argon2id'),
		/** in KiB */
		memory: whole(8 * 1024, 128 * 1024),
		passes: whole(1, 8),
		lanes: whole(1, 4),
		salt: bytes(SALT_BYTES)
	}),
	cipher: v.literal('aes-256-gcm'),
	nonce: bytes(NONCE_BYTES),
	/** What is sealed, padded to one of a few sizes, and the tag after it. */
	content: bytes(Math.min(...SIZE_CLASSES) + TAG_BYTES, Math.max(...SIZE_CLASSES) + TAG_BYTES)
});
export type UnderPassphrase = v.InferOutput<typeof underPassphraseSchema>;
