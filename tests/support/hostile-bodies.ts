/*
 * What somebody posts who wants to keep a server busy: bodies of a given size that cost most, were they read as
 * anything honest.
 */

const repeated = (part: string, bytes: number): string =>
	part.repeat(Math.floor(bytes / part.length));

/** As many different parts as fit, with commas between them. */
function counted(part: (count: number) => string, bytes: number): string {
	const parts: string[] = [];
	for (let left = bytes; left > 0;) {
		const next = part(parts.length);
		parts.push(next);
		left -= next.length + 1;
	}
	return parts.join(',');
}

const KEYS_AN_OBJECT = 100;

/** Values as JSON by what is bad about them; each is a bit less than so many bytes. */
export const hostileValues: { readonly [what: string]: (bytes: number) => string } = {
	zeros: (bytes) => `[${repeated('0,', bytes - 4)}0]`,
	'zeros with space between': (bytes) => `[${repeated('0      ,', bytes - 16)}0]`,
	'empty objects': (bytes) => `[${repeated('{},', bytes - 8)}{}]`,
	'empty objects with space between': (bytes) =>
		`[${repeated('{}                 ,', bytes - 32)}{}]`,
	'lists in lists': (bytes) => '['.repeat(bytes / 2 - 1) + ']'.repeat(bytes / 2 - 1),
	'objects in objects': (bytes) =>
		`${repeated('{"a":', bytes - bytes / 6 - 8)}0${'}'.repeat(Math.floor((bytes - bytes / 6 - 8) / 5))}`,
	'lists that never close': (bytes) => '['.repeat(bytes - 1),
	'one long text': (bytes) => JSON.stringify('x'.repeat(bytes - 8)),
	'one text of escapes': (bytes) => `"${repeated('\\n', bytes - 8)}"`,
	'a text of escapes that never ends': (bytes) => `"${repeated('\\n', bytes - 8)}`,
	'one long number': (bytes) => '1'.repeat(bytes - 8),
	'one long name': (bytes) => `{"${'x'.repeat(bytes - 16)}":0}`,
	'many names': (bytes) => `{${counted((count) => `"${count.toString(36)}":0`, bytes - 16)}}`,
	'many names in many objects': (bytes) =>
		`[${counted(
			(object) =>
				`{${Array.from({ length: KEYS_AN_OBJECT }, (_, key) => `"${(object * KEYS_AN_OBJECT + key).toString(36)}":0`).join(',')}}`,
			bytes - 2_000
		)}]`,
	'one name again and again': (bytes) => `{${repeated('"type":0,', bytes - 16)}"type":0}`,
	'__proto__ again and again': (bytes) =>
		`{${repeated('"__proto__":{},', bytes - 64)}"constructor":{"prototype":{}}}`,
	'numbers beyond all numbers': (bytes) => `[${repeated('-1e999,', bytes - 16)}1e999]`,
	'no JSON': (bytes) => `[NaN,${repeated('Infinity,', bytes - 16)}undefined]`,
	'signs that grow when they are written': (bytes) =>
		JSON.stringify('<\u2028'.repeat((bytes - 8) / 4)),
	'line breaks': (bytes) => `${'\n'.repeat(bytes - 8)}x`
};

/** The same, and what is no text at all. */
export function hostileBodies(bytes: number): [what: string, body: Uint8Array<ArrayBuffer>][] {
	const texts = Object.entries(hostileValues).map(
		([what, value]) => [what, asBytes(value(bytes))] as [string, Uint8Array<ArrayBuffer>]
	);
	return [
		...texts,
		['nothing', new Uint8Array()],
		['bytes that are no text', new Uint8Array(bytes).fill(0xff)],
		['null characters', new Uint8Array(bytes)],
		['text of another encoding', new Uint8Array(Buffer.from('{"id":"a"}', 'utf16le'))]
	];
}

export const asBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** A form with one file, as a browser sends it. */
export function formWithFile(
	field: string,
	name: string,
	content: Uint8Array<ArrayBuffer>
): { readonly type: string; readonly body: Uint8Array<ArrayBuffer> } {
	const boundary = '----of-a-form';
	const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/json\r\n\r\n`;
	const parts = [asBytes(head), content, asBytes(`\r\n--${boundary}--\r\n`)];
	return {
		type: `multipart/form-data; boundary=${boundary}`,
		body: new Uint8Array(Buffer.concat(parts))
	};
}
