import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../../../scripts/house/prepare.mjs';
import { ask, open, type Start } from './support/house.ts';

// The real program this time: does the framework see the origin that the browser sees?
const ORIGIN = 'https://elysium.example';
const data = mkdtempSync(path.join(os.tmpdir(), 'elysium-names-'));
let house: Start;
beforeAll(async () => {
	await ensureBuilt(() => {});
	house = await open({ env: { DATA_DIR: data, ORIGIN } });
}, 120_000);
afterAll(async () => {
	await house.stop();
	rmSync(data, { recursive: true });
});

const OWN = ['localhost', '127.0.0.1', '[::1]', `${os.hostname().toLowerCase()}`];

/** A form as a browser would post it: to the page's host, naming the page's origin. */
const post = (host: string, origin: string) =>
	ask(house.port, {
		method: 'POST',
		headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
		body: 'name=Lucita'
	});

describe.each(OWN)('as %s', (name) => {
	const host = () => `${name}:${house.port}`;

	test('pages open', async () => {
		const { status, body } = await ask(house.port, { headers: { host: host() } });
		expect(status).toBe(200);
		expect(body).toContain('<h1');
	});

	test("the house's own forms are taken", async () => {
		expect((await post(host(), `http://${host()}`)).status).not.toBe(403);
	});

	test.each(['http://evil.test', 'https://localhost', 'null', ORIGIN])(
		'forms of a page of %s are refused',
		async (origin) => {
			expect((await post(host(), origin)).status).toBe(403);
		}
	);
});

describe('behind a proxy', () => {
	test("the house's own forms are taken, and only they", async () => {
		expect((await post('elysium.example', ORIGIN)).status).not.toBe(403);
		expect((await post('elysium.example', 'http://elysium.example')).status).toBe(403);
		expect((await post('elysium.example', 'https://evil.test')).status).toBe(403);
	});
});

test('a strange name is refused before the program hears of it', async () => {
	const { status, body } = await ask(house.port, { headers: { host: 'evil.test' } });
	expect(status).toBe(421);
	expect(body).not.toContain('<');
});
