import { takenBy } from '../games/routes.ts';

const KILOBYTE = 1024;

export interface BodyRefused {
	readonly ok: false;
	readonly status: 400 | 403 | 413 | 415;
	readonly message: string;
}

const refused = (status: BodyRefused['status'], message: string): BodyRefused => ({
	ok: false,
	status,
	message
});

const BROKEN = refused(400, 'This arrived damaged. Nothing was changed. Send it again.');

const inWords = (bytes: number): string =>
	bytes < KILOBYTE * KILOBYTE
		? `${String(bytes / KILOBYTE)} kB`
		: `${String(bytes / KILOBYTE / KILOBYTE)} MB`;

const tooLarge = (limit: number): BodyRefused =>
	refused(
		413,
		`This is more than the ${inWords(limit)} allowed here. Nothing was changed. Send less, or a smaller file.`
	);

/** What is read and thrown away of too large a body, so that its sender gets our answer and not a cut line. */
const PATIENCE = 64 * KILOBYTE * KILOBYTE;

async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
	let left = PATIENCE;
	for (let next = await reader.read(); !next.done; next = await reader.read()) {
		left -= next.value.byteLength;
		if (left < 0) return reader.cancel();
	}
}

/** Not awaited: the answer goes out at once. The line may break meanwhile, which is the sender's own affair. */
function letRunOut(reader: ReadableStreamDefaultReader<Uint8Array>): void {
	discard(reader).catch(() => undefined);
}

/** Reads no more than `limit` bytes, whatever the length that was announced; null: there were more. */
async function readAtMost(
	body: ReadableStream<Uint8Array>,
	limit: number
): Promise<Uint8Array<ArrayBuffer> | null> {
	const chunks: Uint8Array[] = [];
	let length = 0;
	const reader = body.getReader();
	for (let next = await reader.read(); !next.done; next = await reader.read()) {
		length += next.value.byteLength;
		if (length > limit) {
			letRunOut(reader);
			return null;
		}
		chunks.push(next.value);
	}
	const whole = new Uint8Array(length);
	let at = 0;
	for (const chunk of chunks) {
		whole.set(chunk, at);
		at += chunk.byteLength;
	}
	return whole;
}

const isForm = (type: string): boolean =>
	/^(application\/x-www-form-urlencoded|multipart\/form-data)(;|$)/i.test(type);
const isJson = (type: string): boolean => /^application\/json(;|$)/i.test(type);

/** What may come here: JSON from our own pages to the endpoints, forms to the pages (whose origin Kit checks). */
function judgeKind(request: Request, origin: string, routeId: string): BodyRefused | null {
	const type = request.headers.get('content-type') ?? '';
	const endpoint = routeId.startsWith('/api/');
	if (endpoint && request.headers.get('origin') !== origin)
		return refused(403, 'This came from another site, so nothing was changed.');
	if (endpoint && request.body !== null && !isJson(type))
		return refused(415, 'Only application/json is understood here.');
	if (!endpoint && !isForm(type)) return refused(415, 'Only forms are understood here.');
	return null;
}

/**
 * Takes the body of a request in full before anything looks at it, and hands back a request with the same content:
 * not longer than the route allows, of a kind the route understands, and if a form, one that can be read.
 */
export async function takeBody(
	request: Request,
	{ origin, routeId }: { readonly origin: string; readonly routeId: string }
): Promise<{ ok: true; request: Request } | BodyRefused> {
	const kind = judgeKind(request, origin, routeId);
	if (kind) return kind;
	const limit = takenBy(routeId).body;
	if (request.body === null) return { ok: true, request };
	if (Number(request.headers.get('content-length') ?? 0) > limit) {
		letRunOut(request.body.getReader());
		return tooLarge(limit);
	}
	let bytes: Uint8Array<ArrayBuffer> | null;
	try {
		bytes = await readAtMost(request.body, limit);
	} catch {
		return BROKEN;
	}
	if (!bytes) return tooLarge(limit);
	if (!isForm(request.headers.get('content-type') ?? '')) return withJson(request, bytes);
	const { method, headers } = request;
	if (isInPieces(bytes, headers.get('content-type') ?? '')) return TOO_MUCH_IN_IT;
	return withForm(new Request(request.url, { method, headers, body: bytes }));
}

/** The same request: to make another one of it takes longer than to read it. */
function withJson(request: Request, bytes: Uint8Array): { ok: true; request: Request } {
	const value = () => Promise.resolve(new TextDecoder().decode(bytes));
	Object.defineProperty(request, 'text', { value });
	return { ok: true, request };
}

/** Fields that hold more than somebody writes into a line: JSON that a page made, and tables of cards. */
const LONG_FIELDS = ['chosen', 'entry', 'text'];
const FIELDS_AT_MOST = 200;
/** Of all other fields together: what was typed comes back with an answer, and some signs grow sixfold there. */
const LETTERS_AT_MOST = 8_000;

const TOO_MUCH_IN_IT = refused(400, 'This form is too full. Nothing was changed. Write less.');

const HEAD_AT_MOST = 4 * KILOBYTE;

/** Whether a form is of so many fields, or a field of so long a head, that reading it alone would take seconds. */
function isInPieces(bytes: Uint8Array<ArrayBuffer>, type: string): boolean {
	const form = Buffer.from(bytes.buffer);
	const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
	const sign = boundary === undefined ? '&' : `--${boundary}`;
	let at = form.indexOf(sign);
	for (let fields = 0; at >= 0; at = form.indexOf(sign, at + sign.length)) {
		if (++fields > FIELDS_AT_MOST) return true;
		if (boundary !== undefined && isLongHead(form.subarray(at, at + HEAD_AT_MOST))) return true;
	}
	return false;
}

/** What ends a form has no head, and is short. */
const isLongHead = (head: Buffer): boolean =>
	head.length === HEAD_AT_MOST && !head.includes('\r\n\r\n');

function holdsTooMuch(form: FormData): boolean {
	let fields = 0;
	let letters = 0;
	for (const [field, value] of form) {
		fields++;
		letters += field.length;
		if (typeof value !== 'string') letters += value.name.length;
		else if (!LONG_FIELDS.includes(field)) letters += value.length;
		if (fields > FIELDS_AT_MOST || letters > LETTERS_AT_MOST) return true;
	}
	return false;
}

/** Reads the form once, here, where a damaged one can still be answered kindly. */
async function withForm(request: Request): Promise<{ ok: true; request: Request } | BodyRefused> {
	try {
		const form = await request.formData();
		if (holdsTooMuch(form)) return TOO_MUCH_IN_IT;
		Object.defineProperty(request, 'formData', { value: () => Promise.resolve(form) });
		return { ok: true, request };
	} catch {
		return BROKEN;
	}
}
