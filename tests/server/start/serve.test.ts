import { request } from 'node:http';
import { connect } from 'node:net';
import os from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ask, open, type Start } from './support/house.ts';
import { plant, type Tree } from './support/tree.ts';

/** Says what reaches it, streams for ever, has lost a file, or dawdles, by path; reports the two stopping events. */
const PROGRAM = `
import { createReadStream } from 'node:fs';
await new Promise((resolve) => setTimeout(resolve, Number(process.env.TEST_SLOW_START ?? 0)));
process.on('elysium:stopping', () => console.log('asked to stop'));
process.on('sveltekit:shutdown', () => console.log('may close'));
export const handler = (req, res, next) => {
	if (req.url === '/none') return next();
	if (req.url === '/broken') return Promise.reject(new Error('a bug'));
	if (req.url === '/lost') return createReadStream('/lost').pipe(res.writeHead(200));
	if (req.url === '/stream') return res.write('first');
	if (req.url === '/slow') return setTimeout(() => res.end('late'), 400);
	res.end(JSON.stringify({
		protocol: req.headers[process.env.ADAPTER_PROTOCOL_HEADER],
		host: req.headers[process.env.ADAPTER_HOST_HEADER],
		address: req.headers[process.env.ADAPTER_ADDRESS_HEADER],
		origin: process.env.ADAPTER_ORIGIN,
		limit: process.env.ADAPTER_BODY_SIZE_LIMIT,
		mode: process.env.NODE_ENV
	}));
};`;

let tree: Tree;
const started: Start[] = [];
beforeAll(async () => {
	tree = await plant(PROGRAM);
});
afterEach(async () => {
	await Promise.all(started.splice(0).map((start) => start.stop('SIGKILL')));
});
afterAll(() => tree.remove());

async function opened(env: Record<string, string> = {}, ...args: string[]): Promise<Start> {
	const start = await open({ root: tree.root, env, args });
	started.push(start);
	return start;
}

/** What comes back for just these signs; `after` the first of it, some more. */
async function raw(port: number, sent: string, after?: string): Promise<string> {
	const line = connect(port, '127.0.0.1');
	line.write(sent);
	if (after !== undefined) line.once('data', () => line.write(after));
	return text(line);
}

const heard = async (...asking: Parameters<typeof ask>) => JSON.parse((await ask(...asking)).body);

describe('what the program is told of a request', () => {
	test('the name it was called by, and whatever the request claims is overwritten', async () => {
		const { port } = await opened();
		const lies = {
			'x-elysium-protocol': 'https',
			'x-elysium-host': 'evil.test',
			'x-elysium-address': '6.6.6.6',
			'x-forwarded-for': '6.6.6.6',
			'x-forwarded-host': 'evil.test',
			'x-forwarded-proto': 'https'
		};
		for (const name of ['localhost', '127.0.0.1', '[::1]', os.hostname().toLowerCase()]) {
			const host = `${name}:${port}`;
			expect(await heard(port, { headers: { ...lies, host } })).toEqual({
				protocol: 'http',
				host,
				address: '127.0.0.1',
				limit: '16M',
				mode: 'production'
			});
		}
	});

	test('behind a proxy: its scheme and name, and the person at its other end', async () => {
		const { port, said } = await opened({ ORIGIN: 'https://elysium.example', TRUST_PROXY: '1' });
		expect(said()).toContain('Through the proxy: https://elysium.example');
		const headers = { host: 'elysium.example', 'x-forwarded-for': '6.6.6.6, 203.0.113.9' };
		expect(await heard(port, { headers })).toMatchObject({
			protocol: 'https',
			host: 'elysium.example',
			address: '203.0.113.9'
		});
		expect(await heard(port)).toMatchObject({ protocol: 'http', address: '127.0.0.1' });
	});
});

describe('what never reaches the program', () => {
	test.each(['evil.test', 'evil.test:80', '127.0.0.1:1', '192.0.2.200'])(
		'a request under the name %s',
		async (host) => {
			const { port } = await opened();
			const { status, body, headers } = await ask(port, { headers: { host } });
			expect(status).toBe(421);
			expect(body).toMatch(/^Elysium does not answer to the name ".*"\. .+\.\n$/);
			expect(headers['content-type']).toBe('text/plain; charset=utf-8');
		}
	);

	test('a request for another place', async () => {
		const { port } = await opened();
		expect((await ask(port, { path: 'http://evil.test/' })).status).toBe(400);
		expect((await ask(port, { path: '*', method: 'OPTIONS' })).status).toBe(400);
	});
});

describe('what protects every answer', () => {
	const everywhere = {
		'x-content-type-options': 'nosniff',
		'cross-origin-resource-policy': 'same-origin'
	};
	const own = { ...everywhere, 'cross-origin-opener-policy': 'same-origin' };

	test('files that the program answers, what it leaves undone, and refusals', async () => {
		const { port } = await opened();
		for (const path of ['/', '/none', '/broken']) {
			const { headers } = await ask(port, { path });
			expect(headers).toMatchObject(own);
			expect(headers).not.toHaveProperty('strict-transport-security');
		}
		const strange = await ask(port, { headers: { host: 'evil.test' } });
		expect(strange.headers).toMatchObject(everywhere);
	});

	test('https is promised where the proxy speaks it', async () => {
		const { port } = await opened({ ORIGIN: 'https://elysium.example' });
		const promised = { ...own, 'strict-transport-security': 'max-age=31536000' };
		for (const path of ['/', '/none'])
			expect(
				(await ask(port, { path, headers: { host: 'elysium.example' } })).headers
			).toMatchObject(promised);
		const plain = await ask(port);
		expect(plain.headers).not.toHaveProperty('strict-transport-security');
		const strange = await ask(port, { headers: { host: 'evil.test' } });
		expect(strange.status).toBe(421);
		expect(strange.headers).toMatchObject(promised);
		const host = 'Host: elysium.example\r\n';
		const twice = await raw(port, `GET / HTTP/1.1\r\n${host}${host}Connection: close\r\n\r\n`);
		for (const [name, value] of Object.entries(promised))
			expect(twice.toLowerCase()).toContain(`${name}: ${value}`);
	});

	test.each([
		['no request at all', 'GET\r\n\r\n', 400, 'Elysium cannot read this request.'],
		[
			'too many headers',
			`GET / HTTP/1.1\r\nHost: localhost\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
			431,
			'The headers of this request are too large.'
		]
	])('what Node cannot read: %s', async (_, sent, status, sentence) => {
		const { port } = await opened({ ORIGIN: 'https://elysium.example' });
		const answer = await raw(port, sent);
		expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${String(status)} `));
		expect(answer).toContain(`\r\n\r\n${sentence}\n`);
		for (const [name, value] of Object.entries({
			...own,
			'strict-transport-security': 'max-age=31536000',
			'cache-control': 'no-store'
		}))
			expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
		expect((await ask(port)).status).toBe(200);
	});

	test.each([
		['alone', ['/stream']],
		['with another request behind it', ['/stream', '/slow']]
	])('nothing is written into an answer that is under way, %s', async (_, paths) => {
		const { port } = await opened();
		const sent = paths.map(
			(path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${String(port)}\r\n\r\n`
		);
		const answer = await raw(port, sent.join(''), 'GET\r\n\r\n');
		expect(answer).toMatch(/^HTTP\/1\.1 200 /);
		expect(answer).not.toContain('cannot read');
	});
});

test('a request that names two hosts is refused', async () => {
	const { port } = await opened();
	const own = `127.0.0.1:${port}`;
	for (const second of [own, 'evil.test']) {
		const answer = await raw(
			port,
			`GET / HTTP/1.1\r\nHost: ${own}\r\nhOsT: ${second}\r\nConnection: close\r\n\r\n`
		);
		expect(answer).toMatch(/^HTTP\/1\.1 400 /);
		expect(answer).toContain('A request names one host, not several.');
	}
});

describe('what the program leaves undone', () => {
	test.each([
		['/none', 404, 'There is nothing here.\n'],
		['/broken', 500, 'Elysium had an internal error. Nothing was changed.\n']
	])('%s', async (path, status, body) => {
		const { port } = await opened();
		expect(await ask(port, { path })).toMatchObject({ status, body });
		expect((await ask(port)).status).toBe(200);
	});

	test('a file that is gone, as while an update is installed, ends that answer alone', async () => {
		const { port } = await opened();
		await expect(ask(port, { path: '/lost' })).rejects.toThrow();
		expect((await ask(port)).status).toBe(200);
	});
});

describe('open to the network', () => {
	test('alone, it is not', async () => {
		const { said } = await opened();
		expect(said()).toMatch(/^Elysium is open at http:\/\/127\.0\.0\.1:\d+\nTo stop it: Ctrl\+C\n$/);
	});

	test.each([
		['--lan', {}, ['--lan']],
		['HOST', { HOST: '0.0.0.0' }, []],
		['npm start --lan, without the dashes', { npm_config_lan: 'true' }, []]
	])('with %s, it answers under each own address and prints it', async (_, env, args) => {
		const { port, said } = await opened(env, ...args);
		const addresses = Object.values(os.networkInterfaces())
			.flatMap((list) => list ?? [])
			.filter((one) => one.family === 'IPv4' && !one.internal)
			.map((one) => one.address);
		expect(said()).toMatch(/^Elysium is open at http:\/\/127\.0\.0\.1:\d+\n/);
		expect(said()).toContain(
			addresses.length > 0 ? 'On phones in the same network: http://' : 'is not on a network'
		);
		expect(/[▀▄█]{7}/.test(said())).toBe(addresses.length > 0);
		for (const address of addresses) {
			expect(said()).toContain(`http://${address}:${port}`);
			expect(await heard(port, { address })).toMatchObject({ host: `${address}:${port}` });
			const elsewhere = await ask(port, { address, headers: { host: `192.0.2.200:${port}` } });
			expect(elsewhere.status).toBe(421);
		}
	});
});

describe('starting and stopping', () => {
	test('a request that comes before the program is ready waits for it', async () => {
		const port = 21_000 + (process.pid % 9_000);
		const starting = opened({ PORT: String(port), TEST_SLOW_START: '800' });
		let answer;
		for (const began = Date.now(); !answer && Date.now() - began < 10_000; await sleep(20)) {
			answer = await ask(port).catch(() => undefined);
		}
		expect(answer?.status).toBe(200);
		await starting;
	});

	test.each(['SIGTERM', 'SIGINT'] as const)('%s: what is under way is finished', async (signal) => {
		const start = await opened();
		const answer = ask(start.port, { path: '/slow' });
		await sleep(100);
		const { code, output } = await start.stop(signal);
		expect((await answer).body).toBe('late');
		expect(code).toBe(0);
		expect(output).toMatch(/asked to stop\nmay close\n$/);
	});

	test('a stream that never ends does not keep the program from ending', async () => {
		const start = await opened();
		const stream = request({ port: start.port, path: '/stream', host: '127.0.0.1' });
		stream.on('error', () => {}).end();
		await new Promise((resolve) => stream.once('response', resolve));
		expect((await start.stop()).code).toBe(0);
	});

	test('settings in .env count, and the environment wins', async () => {
		tree.put('.env', 'ORIGIN=https://file.example\nTRUST_PROXY=1\n');
		expect((await opened()).said()).toContain('https://file.example');
		const other = await opened({ ORIGIN: 'https://environment.example' });
		expect(other.said()).toContain('https://environment.example');
		tree.put('.env', '');
	});

	test('two starts at once build once, and both open', async () => {
		tree.put('src/page.svelte', 'changed');
		tree.put(
			'scripts/house/make-build.mjs',
			`import { appendFileSync } from 'node:fs';
			 appendFileSync('builds', 'x');
			 await new Promise((resolve) => setTimeout(resolve, 600));`
		);
		const both = await Promise.all([opened(), opened()]);
		const lines = both.map((start) => start.said());
		expect(lines.filter((said) => said.includes('Building again'))).toHaveLength(1);
		expect(lines.filter((said) => said.includes('waiting for it'))).toHaveLength(1);
	});
});
