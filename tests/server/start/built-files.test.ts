import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { ensureBuilt } from '../../../scripts/house/prepare.mjs';
import { ask, open } from './support/house.ts';

beforeAll(() => ensureBuilt(() => {}), 240_000);

const IMMUTABLE = '_app/immutable';

it('every kind of built file carries the protecting headers, also when there is none', async () => {
	const data = mkdtempSync(path.join(os.tmpdir(), 'elysium files-'));
	onTestFinished(() => rmSync(data, { recursive: true }));
	const house = await open({ env: { DATA_DIR: data, ORIGIN: 'https://elysium.example' } });
	const built = readdirSync(path.join('build/client', IMMUTABLE, 'entry'));
	const script = built.find((name) => name.endsWith('.js'));
	for (const [where, status] of [
		[`/${IMMUTABLE}/entry/${script ?? ''}`, 200],
		['/_app/version.json', 200],
		['/service-worker.js', 200],
		['/icon-192.png', 200],
		['/about', 200],
		[`/${IMMUTABLE}/entry/none.js`, 404],
		['/none.png', 404]
	] as const) {
		const { status: got, headers } = await ask(house.port, {
			path: where,
			headers: { host: 'elysium.example' }
		});
		expect(got, where).toBe(status);
		expect(headers, where).toMatchObject({
			'x-content-type-options': 'nosniff',
			'cross-origin-resource-policy': 'same-origin',
			'cross-origin-opener-policy': 'same-origin',
			'strict-transport-security': 'max-age=31536000'
		});
	}
	expect((await house.stop()).code).toBe(0);
});
