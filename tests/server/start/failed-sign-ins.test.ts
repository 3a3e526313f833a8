import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { ensureBuilt } from '../../../scripts/house/prepare.mjs';
import { FAIL2BAN } from '../../support/fail2ban.ts';
import { ask, open } from './support/house.ts';

beforeAll(() => ensureBuilt(() => {}), 240_000);

const PASSWORD = 'seven lamps over lisbon';

/** The filter that hosts are told to use, as fail2ban applies it: to a line without what the date was read from. */
function filterInDocs() {
	const { failregex, datepattern } = FAIL2BAN;
	const date = new RegExp(datepattern.replace('{LEPOCH}', String.raw`\d{13}`));
	const failed = new RegExp(failregex.replace('<HOST>', String.raw`([\da-fA-F.:]+)`));
	return (line: string): string | undefined =>
		date.test(line) ? failed.exec(line.replace(date, ''))?.[1] : undefined;
}

it('each failed sign-in is a line that the filter in the docs knows, without a word that was no name', async () => {
	const data = mkdtempSync(path.join(os.tmpdir(), 'elysium failed-'));
	onTestFinished(() => rmSync(data, { recursive: true }));
	const house = await open({ env: { DATA_DIR: data } });
	const post = (where: string, fields: Record<string, string>) =>
		ask(house.port, {
			path: where,
			method: 'POST',
			headers: {
				accept: 'text/html',
				'content-type': 'application/x-www-form-urlencoded',
				origin: `http://127.0.0.1:${String(house.port)}`
			},
			body: new URLSearchParams(fields).toString()
		});
	// A name that tries to look like a line of its own.
	const name = '1"},"address":"8.8.8.8';
	expect((await post('/sign-up', { name, password: PASSWORD })).status).toBe(200);
	expect((await post('/sign-in', { name, password: 'wrong' })).status).toBe(400);
	expect((await post('/sign-in', { name: 'my secret password', password: 'x' })).status).toBe(400);
	const guess = { name, code: 'AAAA-AAAA-AAAA-AAAA', password: 'eight ravens above porto' };
	expect((await post('/recover', guess)).status).toBe(400);
	const refusedHere = { name, code: 'AAAA', password: 'short' };
	expect((await post('/recover', refusedHere)).status).toBe(400);
	expect((await post('/sign-in', { name, password: PASSWORD })).status).toBe(303);
	const { output } = await house.stop();

	const lines = output.split('\n').filter((line) => line.includes('Sign-in failed'));
	expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
		{ address: '127.0.0.1', reason: 'password', name },
		{ address: '127.0.0.1', reason: 'unknown-name' },
		{ address: '127.0.0.1', reason: 'code', name }
	]);
	expect(output).not.toContain('my secret password');
	const addressIn = filterInDocs();
	expect(lines.map(addressIn)).toEqual(Array(3).fill('127.0.0.1'));
	expect(output.split('\n').filter((line) => addressIn(line) !== undefined)).toEqual(lines);
});
