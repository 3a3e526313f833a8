import { createServer, STATUS_CODES } from 'node:http';
import { pathToFileURL } from 'node:url';
import { clientAddress, doorOf, ownNames } from './hosts.mjs';
import { codeOf, Refusal, refusalIn } from './refusal.mjs';
import { stopGracefully } from './stop.mjs';
import { inTree } from './tree.mjs';

/** @typedef {import('../../src/lib/server/config.ts').Config} Config */
/** @typedef {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse, next: () => void) => unknown} Handler */

// Ours alone: whatever a request brings under these names is overwritten.
const PROTOCOL = 'x-elysium-protocol';
const HOST = 'x-elysium-host';
const ADDRESS = 'x-elysium-address';

/**
 * Opens the door first and the program behind it second: a port in use is known before any data is
 * touched, and requests that come in between wait.
 *
 * @param {Config} config
 * @returns {Promise<import('node:net').AddressInfo>} where it listens
 */
export async function serve(config) {
	/** @type {(handler: Handler) => void} */
	let open = () => {};
	/** @type {Promise<Handler>} */
	const ready = new Promise((resolve) => (open = resolve));
	/** @type {import('./hosts.mjs').Doors} */
	const doors = { port: config.port, origin: config.origin, names: ownNames() };

	const server = createServer({ headersTimeout: 15_000, requestTimeout: 120_000 }, (req, res) => {
		// Node reads the first of two names, a proxy in front perhaps the second.
		const hosts = countOf(req.rawHeaders, 'host');
		outliveLostFiles(res);
		const door = hosts > 1 ? null : doorOf(req.headers.host, req.socket.localAddress, doors);
		protect(res, door, doors);
		if (hosts > 1) return refuse(res, 400, 'A request names one host, not several.');
		if (!door) return refuse(res, 421, strangeHost(req.headers.host));
		if (!req.url?.startsWith('/')) return refuse(res, 400, 'Elysium has no page here.');
		req.headers[PROTOCOL] = door.protocol;
		req.headers[HOST] = door.host;
		req.headers[ADDRESS] = clientAddress(
			req.socket.remoteAddress,
			req.headers['x-forwarded-for'],
			config.trustedProxies
		);
		void ready
			.then((handler) => handler(req, res, () => refuse(res, 404, 'There is nothing here.')))
			.catch((error) => {
				console.error('A request failed outside the program:', error);
				if (res.headersSent) res.destroy();
				else refuse(res, 500, 'Elysium had an internal error. Nothing was changed.');
			});
	});
	server.keepAliveTimeout = 20_000;
	server.on('clientError', (error, socket) => {
		// Of several requests sent at once, the one being answered; Node's own way to ask.
		const { _httpMessage: answer } =
			/** @type {typeof socket & { _httpMessage?: import('node:http').ServerResponse }} */ (socket);
		if (answer?.headersSent || !socket.writable) socket.destroy(error);
		else socket.end(misread(error, doors));
	});

	const address = await listen(server, config);
	doors.port = address.port;
	stopGracefully(server);

	const { handler } = await loadProgram();
	open(handler);
	return address;
}

/**
 * A file of the build that is gone when it is asked for, as while an update is installed, ends that answer and not the
 * server: the browser asks again.
 *
 * @param {import('node:http').ServerResponse} res
 */
function outliveLostFiles(res) {
	res.on('pipe', (source) => source.once('error', () => res.destroy()));
}

/**
 * @param {import('node:http').Server} server
 * @param {Config} config
 * @returns {Promise<import('node:net').AddressInfo>}
 */
function listen(server, { host, port }) {
	return new Promise((resolve, reject) => {
		server.once('error', (error) => reject(listenRefusal(error, host, port)));
		server.listen({ host, port }, () => {
			const address = server.address();
			if (address && typeof address === 'object') resolve(address);
		});
	});
}

/**
 * @param {Error} error
 * @param {string} host
 * @param {number} port
 * @returns {Error}
 */
export function listenRefusal(error, host, port) {
	const choose =
		'choose another, for example with PORT=3001 npm start, or write PORT=3001 into .env';
	switch (codeOf(error)) {
		case 'EADDRINUSE':
			return new Refusal(
				`Port ${port} is already in use, perhaps by another Elysium. Open that one, or ${choose}.`
			);
		case 'EACCES':
			return new Refusal(`Port ${port} needs administrator rights. To avoid that, ${choose}.`);
		case 'EADDRNOTAVAIL':
		case 'ENOTFOUND':
		case 'EAI_AGAIN':
			return new Refusal(
				`HOST is "${host}", which is not an address of this machine. Leave HOST out, or use npm start -- --lan for the whole network.`
			);
		default:
			return error;
	}
}

/** @returns {Promise<{ handler: Handler }>} the built program, its database open and up to date */
async function loadProgram() {
	Object.assign(process.env, {
		ADAPTER_PROTOCOL_HEADER: PROTOCOL,
		ADAPTER_HOST_HEADER: HOST,
		ADAPTER_ADDRESS_HEADER: ADDRESS,
		// The widest of all routes; each has its own, narrower limit.
		ADAPTER_BODY_SIZE_LIMIT: '16M'
	});
	try {
		return await import(pathToFileURL(inTree('build', 'handler.js')).href);
	} catch (error) {
		if (refusalIn(error)) throw error;
		throw new Refusal(
			`The built program did not start (${inOneLine(error)}); delete the folder build and run npm start again.`
		);
	}
}

/**
 * @param {unknown} error
 * @returns {string} what it is and, as far as it is ours, where
 */
function inOneLine(error) {
	if (!(error instanceof Error)) return String(error);
	const [first] = error.message.split('\n');
	const place = /\n {4}at (?:.*\()?file:\/\/(\S+:\d+):\d+/.exec(error.stack ?? '')?.[1];
	return `${error.name}: ${first}${place ? `, at ${decodeURI(place)}` : ''}`;
}

/** @param {string | undefined} host */
function strangeHost(host) {
	return `Elysium does not answer to the name "${(host ?? '').slice(0, 100)}". Open an address that npm start printed, or set ORIGIN to this one if it is yours.`;
}

/**
 * @param {readonly string[]} rawHeaders names and values in turn
 * @param {string} name
 */
function countOf(rawHeaders, name) {
	return rawHeaders.filter((one, index) => index % 2 === 0 && one.toLowerCase() === name).length;
}

const YEAR = 31_536_000;

/**
 * What protects every answer, also files and refusals that the program never sees. Pages carry more:
 * `src/lib/server/http/headers.ts`.
 *
 * @param {{ protocol: string, host: string } | null} door null: none of ours was asked for; then the proxy's counts
 * @param {import('./hosts.mjs').Doors} doors
 * @returns {Record<string, string>}
 */
function protection(door, { origin }) {
	const https = door ? door.protocol === 'https' : origin?.startsWith('https:') === true;
	// Elsewhere on plain http a browser ignores it and complains in the console.
	const trustworthy = https || /^(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(door?.host ?? '');
	return {
		'x-content-type-options': 'nosniff',
		'cross-origin-resource-policy': 'same-origin',
		...(https && { 'strict-transport-security': `max-age=${YEAR}` }),
		...(trustworthy && { 'cross-origin-opener-policy': 'same-origin' })
	};
}

/**
 * @param {import('node:http').ServerResponse} res
 * @param {Parameters<typeof protection>} where
 */
function protect(res, ...where) {
	for (const [name, value] of Object.entries(protection(...where))) res.setHeader(name, value);
}

const REFUSAL = {
	'content-type': 'text/plain; charset=utf-8',
	'cache-control': 'no-store',
	connection: 'close'
};

/**
 * @param {import('node:http').ServerResponse} res
 * @param {number} status
 * @param {string} sentence
 */
function refuse(res, status, sentence) {
	res.writeHead(status, REFUSAL);
	res.end(`${sentence}\n`);
}

/** @type {Readonly<Record<string, readonly [status: number, sentence: string]>>} by Node's code */
const MISREAD = {
	ERR_HTTP_REQUEST_TIMEOUT: [408, 'This request took too long. Send it again.'],
	HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'This request is too large.'],
	HPE_HEADER_OVERFLOW: [431, 'The headers of this request are too large.']
};

/**
 * What Node could not read as a request, and would answer without our headers.
 *
 * @param {Error} error
 * @param {import('./hosts.mjs').Doors} doors
 * @returns {string} the whole answer
 */
function misread(error, doors) {
	const [status, sentence] = MISREAD[codeOf(error)] ?? [400, 'Elysium cannot read this request.'];
	const headers = Object.entries({ ...protection(null, doors), ...REFUSAL });
	const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
	return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${sentence}\n`;
}
