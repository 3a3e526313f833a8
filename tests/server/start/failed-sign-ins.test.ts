import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { ensureBuilt } from '../../../scripts/house/prepare.mjs';
import { FAIL2BAN } from '../../support/fail2ban.ts';
import { authenticator } from '../accounts/authenticator.ts';
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

it('each failed sign-in is a line that the filter in the docs knows, without a word that was no name, and a flood is one a minute', async () => {
	const data = mkdtempSync(path.join(os.tmpdir(), 'elysium failed-'));
	onTestFinished(() => rmSync(data, { recursive: true }));
	const house = await open({ env: { DATA_DIR: data } });
	const host = `localhost:${String(house.port)}`;
	const origin = `http://${host}`;
	const send = (where: string, type: string, body: string, more: Record<string, string> = {}) =>
		ask(house.port, {
			path: where,
			method: 'POST',
			headers: { host, origin, accept: 'text/html', 'content-type': type, ...more },
			body
		});
	const FORM = 'application/x-www-form-urlencoded';
	const post = (where: string, fields: Record<string, string>, more = {}) =>
		send(where, FORM, new URLSearchParams(fields).toString(), more);
	// A name that tries to look like a line of its own.
	const name = '1"},"address":"8.8.8.8';
	expect((await post('/sign-up', { name, password: PASSWORD })).status).toBe(200);
	expect((await post('/sign-in', { name, password: 'wrong' })).status).toBe(400);
	expect((await post('/sign-in', { name: 'my secret password', password: 'x' })).status).toBe(400);
	const guess = { name, code: 'AAAA-AAAA-AAAA-AAAA', password: 'eight ravens above porto' };
	expect((await post('/recover', guess)).status).toBe(400);
	const refusedHere = { name, code: 'AAAA', password: 'short' };
	expect((await post('/recover', refusedHere)).status).toBe(400);
	const device = authenticator();
	const here = { id: 'localhost', origin };
	device.make({ challenge: 'none', user: { id: 'nobody' } }, here);
	const response = device.sign({ challenge: 'none' }, here);
	const passkey = await send(
		'/api/passkeys/sign-in',
		'application/json',
		JSON.stringify({ response })
	);
	expect(passkey.status).toBe(400);
	expect((await post('/sign-in', { name, password: PASSWORD })).status).toBe(303);
	for (let tries = 0; tries < 10; tries += 1)
		await post('/sign-in', { name: 'Nobody', password: 'x' });
	expect((await post('/sign-in', { name: 'Nobody', password: 'x' })).status).toBe(429);
	// Without a length each counts as the longest: a flood is refused before anybody looks for a password in it.
	let flood = 0;
	for (let isFlood = false; !isFlood && flood < 1000; flood += 1) {
		const chunked = { 'transfer-encoding': 'chunked' };
		const { body } = await post('/recover', { ...guess, name: 'Nobody' }, chunked);
		isFlood = body.includes('Too many requests in a minute');
	}
	for (let tries = 0; tries < 5; tries += 1)
		expect((await post('/recover', guess)).body).toContain('in a minute');
	expect(flood).toBeLessThan(1000);
	const { output } = await house.stop();

	const lines = output.split('\n').filter((line) => line.includes('Sign-in failed'));
	expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
		{ address: '127.0.0.1', reason: 'password', name },
		{ address: '127.0.0.1', reason: 'unknown-name' },
		{ address: '127.0.0.1', reason: 'code', name },
		{ address: '127.0.0.1', reason: 'passkey' },
		...Array<object>(10).fill({ address: '127.0.0.1', reason: 'unknown-name' }),
		{ address: '127.0.0.1', reason: 'too-often' },
		...Array<object>(Math.min(flood, 5)).fill({ address: '127.0.0.1', reason: 'code' }),
		...Array<object>(flood - 5).fill({ address: '127.0.0.1', reason: 'too-often' })
	]);
	expect(output).not.toContain('my secret password');
	const addressIn = filterInDocs();
	expect(lines.map(addressIn)).toEqual(lines.map(() => '127.0.0.1'));
	expect(output.split('\n').filter((line) => addressIn(line) !== undefined)).toEqual(lines);
});
