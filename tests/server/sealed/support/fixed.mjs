/**
 * Loaded before the program: time stands still, and chance and ids come in the same row each time. Each kind of
 * chance has a row of its own, another for another time, so that what is sealed (nonces) never moves what is seen (ids).
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const AT = Number(process.env.FIXED_AT);
const RealDate = Date;

globalThis.Date = class extends RealDate {
	/** @param {...unknown} given */
	constructor(...given) {
		// @ts-expect-error a date is made of many things
		super(...(given.length === 0 ? [AT] : given));
	}
	static now() {
		return AT;
	}
};

/** @type {Map<string, number>} */
const rows = new Map();

/** @param {string} kind @param {number} length */
function bytesOf(kind, length) {
	const count = (rows.get(kind) ?? 0) + 1;
	rows.set(kind, count);
	const whole = Buffer.alloc(length);
	for (let at = 0; at < length; at += 32)
		crypto
			.createHash('sha256')
			.update(`${String(AT)} ${kind} ${String(count)} ${String(at)}`)
			.digest()
			.copy(whole, at);
	return whole;
}

/** @type {any} */
const patched = crypto;
patched.randomBytes = (/** @type {number} */ length) => bytesOf(`bytes ${String(length)}`, length);
patched.randomInt = (/** @type {number} */ limit) => bytesOf('integer', 6).readUIntBE(0, 6) % limit;
const uuid = () =>
	bytesOf('uuid', 16)
		.toString('hex')
		.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
patched.randomUUID = uuid;
const filled = (/** @type {Uint8Array} */ array) => {
	new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(
		bytesOf(`values ${String(array.byteLength)}`, array.byteLength)
	);
	return array;
};
Object.defineProperties(globalThis.crypto, {
	getRandomValues: { value: filled },
	randomUUID: { value: uuid }
});
Math.random = () => bytesOf('random', 6).readUIntBE(0, 6) / 2 ** 48;
syncBuiltinESMExports();
