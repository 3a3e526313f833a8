import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signUp, welcomeGuest } from '../../../src/lib/server/accounts/accounts.ts';
import { sessions } from '../../../src/lib/server/db/schema/accounts.ts';
import { newCast, type Cast } from './support/cast.ts';
import { ask, openProgram, type Ask, type Program } from './support/program.ts';

const PASSWORD = 'seven lamps over lisbon';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let program: Program;
let cast: Cast;
beforeAll(async () => {
	// Every test comes from an address of its own, as a proxy would report it.
	program = await openProgram({ RATE_LIMIT_FACTOR: '1', ADAPTER_ADDRESS_HEADER: 'x-test-address' });
	cast = await newCast(program.application);
}, 240_000);
afterAll(() => program.close());

let household = 0;
const newHousehold = (): string => `10.0.0.${String(++household)}`;

const from = (address: string, where: string, { headers, ...more }: Ask = {}) =>
	ask(program.origin, where, { ...more, headers: { 'x-test-address': address, ...headers } });
const visit = (where: string, more: Ask = {}) => from(newHousehold(), where, more);
const post = (
	where: string,
	fields: Record<string, string>,
	more: Ask = {},
	address = newHousehold()
) =>
	from(address, where, {
		...more,
		method: 'POST',
		headers: { ...FORM, ...more.headers },
		body: new URLSearchParams(fields).toString()
	});

async function account(name: string): Promise<void> {
	const made = await signUp(program.application.database, { name, password: PASSWORD }, Date.now());
	if (!made.ok) throw new Error(made.refusal);
}

describe('headers', () => {
	it.each(['/', '/sign-in', '/heritage/codex', '/no/such/page', '/groups', '/join/none'])(
		'%s comes dressed',
		async (where) => {
			const { headers } = await visit(where);
			expect(headers.get('x-content-type-options')).toBe('nosniff');
			expect(headers.get('x-frame-options')).toBe('DENY');
			expect(headers.get('permissions-policy')).toMatch(/camera=\(\)/);
			expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
			expect(headers.get('content-security-policy')).toMatch(/default-src '(self|none)'/);
			expect(headers.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)/);
			expect(headers.get('referrer-policy')).toBe(
				where.startsWith('/join/') ? 'strict-origin' : 'same-origin'
			);
			expect(headers.get('strict-transport-security')).toBeNull();
		}
	);

	it('keep personal pages out of every cache', async () => {
		const [keeper] = cast.actors;
		for (const where of ['/', '/groups', `/groups/${cast.group}`, '/account', '/account/data']) {
			const { headers } = await visit(where, { session: keeper?.session });
			expect(headers.get('cache-control'), where).toBe('private, no-store');
		}
	});

	it('write the chosen theme into the first bytes', async () => {
		const themed = async (cookie: string) =>
			/data-theme="([^"]*)"/.exec((await visit('/', { headers: { cookie } })).body)?.[1];
		expect(await themed('theme=dark')).toBe('dark');
		expect(await themed('theme=light')).toBe('light');
		expect(await themed('theme="><script>')).toBe('');
		expect(await themed('')).toBe('');
	});
});

describe('signing in without JavaScript', () => {
	it('sets a cookie that scripts and other sites cannot use, and leads on', async () => {
		await account('Ada');
		const answer = await post('/sign-in?next=/account', { name: 'ada', password: PASSWORD });
		expect(answer.status).toBe(303);
		expect(answer.headers.get('location')).toBe('/account');
		const cookie = answer.headers.get('set-cookie') ?? '';
		expect(cookie).toMatch(/^session=/);
		expect(cookie).toMatch(/HttpOnly/i);
		expect(cookie).toMatch(/SameSite=Lax/i);
		expect(cookie).not.toMatch(/Secure/i);
		const session = /^session=([^;]+)/.exec(cookie)?.[1];
		expect((await visit('/account', { session })).status).toBe(200);
		const stored = await program.application.database.read.select().from(sessions).all();
		expect(JSON.stringify(stored)).not.toContain(session);
	});

	it.each([
		'//evil.test',
		'/\\evil.test',
		'https://evil.test/',
		'/\t/evil.test',
		'javascript:alert(1)'
	])('never leads to %j', async (next) => {
		const name = `Guest ${newHousehold()}`;
		await account(name);
		const answer = await post(`/sign-in?next=${encodeURIComponent(next)}`, {
			name,
			password: PASSWORD
		});
		expect(answer.status).toBe(303);
		expect(answer.headers.get('location')).toBe('/groups');
	});

	it('gives back the name that was typed, and never the password', async () => {
		const answer = await post('/sign-in', { name: 'Nobody <b>', password: 'a secret password' });
		expect(answer.status).toBe(400);
		expect(answer.body).toContain('Nobody &lt;b');
		expect(answer.body).not.toContain('a secret password');
		expect(answer.body).toContain('do not match');
	});

	it('forgets a cookie that is none of ours', async () => {
		const answer = await visit('/', { session: 'invented' });
		expect(answer.status).toBe(200);
		expect(answer.headers.get('set-cookie')).toMatch(
			/^session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/i
		);
	});

	it('is refused from another site', async () => {
		const answer = await post(
			'/sign-in',
			{ name: 'Ada', password: PASSWORD },
			{
				headers: { origin: 'http://evil.test' }
			}
		);
		expect(answer.status).toBe(403);
		expect(answer.headers.get('set-cookie')).toBeNull();
	});
});

describe('who may do more than before', () => {
	it('has another secret: a guest who becomes an account', async () => {
		const { database, sessions: all } = program.application;
		const guest = await welcomeGuest(database, { name: 'Passing by' }, Date.now());
		if (!guest.ok) throw new Error(guest.refusal);
		const { id: before } = await all.open(guest.userId);
		const form = { name: 'Here to stay', password: PASSWORD };
		const answer = await post('/account?/become', form, { session: before });
		const cookie = answer.headers.get('set-cookie') ?? '';
		const after = /^session=([^;]+)/.exec(cookie)?.[1];
		expect(after).toBeDefined();
		expect(after).not.toBe(before);
		expect((await visit('/account', { session: before })).status, 'the old secret').toBe(303);
		expect((await visit('/account', { session: after })).body).toContain('Here to stay');
	});
});

describe('bodies', () => {
	it('are taken up to the limit of their route', async () => {
		const answer = await post('/sign-in', { name: 'x'.repeat(70_000), password: 'y' });
		expect(answer.status).toBe(413);
		expect(answer.body).toContain('64 kB');
	});

	it('are counted, whatever length was announced', async () => {
		const status = await new Promise<number>((resolve, reject) => {
			const asking = request(
				`${program.origin}/sign-in`,
				{
					method: 'POST',
					headers: { ...FORM, origin: program.origin, 'x-test-address': newHousehold() }
				},
				(response) => {
					response.resume();
					resolve(response.statusCode ?? 0);
				}
			);
			asking.on('error', reject);
			// In pieces and without a length: chunked.
			for (let piece = 0; piece < 80; piece++) asking.write('a'.repeat(1000));
			asking.end();
		});
		expect(status).toBe(413);
	});

	it('that are damaged forms are answered kindly', async () => {
		const answer = await visit('/sign-in', {
			method: 'POST',
			headers: { 'content-type': 'multipart/form-data; boundary=here' },
			body: '--here\r\nthis is no form'
		});
		expect(answer.status).toBe(400);
		expect(answer.body).toContain('damaged');
	});

	it('that are no forms are refused by pages', async () => {
		const answer = await visit('/sign-in', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: '{}'
		});
		expect(answer.status).toBe(415);
	});
});

describe('a chronicle that cannot be read', () => {
	it('says so kindly, is listed still, and leaves everything else open', async () => {
		const torn = await newCast(program.application);
		const session = torn.actors[0]?.session;
		// A later version than the one in memory, so that the log is folded again.
		await program.application.database.write(async (tx) => {
			await tx.execute('UPDATE events SET event = ? WHERE chronicle_id = ? AND seq = 2', [
				'{"type":"ChronicleOfTomorrow"}',
				torn.chronicle
			]);
			await tx.execute('UPDATE chronicles SET version = version + 1 WHERE id = ?', [
				torn.chronicle
			]);
		});
		for (const part of ['', '/players', '/timeline']) {
			const page = await visit(`/heritage/chronicles/${torn.chronicle}${part}`, { session });
			expect([page.status, page.body]).toEqual([
				500,
				expect.stringContaining('This Elysium cannot read')
			]);
		}
		const group = await visit(`/groups/${torn.group}`, { session });
		expect(group.status).toBe(200);
		expect(group.body).toContain('This Elysium cannot read it');
		const [keeper] = cast.actors;
		const other = await visit(`/heritage/chronicles/${cast.chronicle}`, {
			session: keeper?.session
		});
		expect(other.status).toBe(200);
	});
});

describe('tries are counted', () => {
	const guess = (name: string, address: string) =>
		post('/sign-in', { name, password: 'wrong wrong wrong' }, {}, address);

	it('by name from one address, and then even the right password waits there', async () => {
		await account('Bea');
		const address = newHousehold();
		for (let turn = 0; turn < 10; turn++)
			expect((await guess(turn % 2 ? 'BEA' : 'bea', address)).status).toBe(400);
		const late = await post('/sign-in', { name: 'Bea', password: PASSWORD }, {}, address);
		expect(late.status).toBe(429);
		expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(60);
		expect(late.body).toContain('value="Bea"');
		expect(late.body).toMatch(/Wait \d+ (seconds|minutes)/);
	});

	it('and keep nobody out who comes from elsewhere', async () => {
		await account('Fay');
		for (const address of [newHousehold(), newHousehold()])
			for (let turn = 0; turn < 12; turn++) await guess('Fay', address);
		expect((await post('/sign-in', { name: 'Fay', password: PASSWORD })).status).toBe(303);
	});

	it('by household, whatever names they try', async () => {
		const address = newHousehold();
		const statuses: number[] = [];
		for (let turn = 0; turn < 31; turn++)
			statuses.push((await guess(`Name ${String(turn)}`, address)).status);
		expect(statuses.slice(0, 30).every((status) => status === 400)).toBe(true);
		expect(statuses[30]).toBe(429);
		expect((await guess('Somebody', newHousehold())).status).toBe(400);
	});

	it('and forgiven by name when it was the right person', async () => {
		await account('Cleo');
		const address = newHousehold();
		for (let turn = 0; turn < 9; turn++) await guess('Cleo', address);
		const right = await post('/sign-in', { name: 'Cleo', password: PASSWORD }, {}, address);
		expect(right.status).toBe(303);
		for (let turn = 0; turn < 9; turn++) expect((await guess('Cleo', address)).status).toBe(400);
	});

	it('at once as well as one after the other', async () => {
		const address = newHousehold();
		const together = await Promise.all(Array.from({ length: 20 }, () => guess('Dora', address)));
		expect(together.filter(({ status }) => status === 429)).toHaveLength(10);
	});

	it('in deleting an account, which a password has to prove', async () => {
		await account('Gil');
		const entered = await post('/sign-in', { name: 'Gil', password: PASSWORD });
		const session = /session=([^;]+)/.exec(entered.headers.get('set-cookie') ?? '')?.[1];
		const leave = (again: string) =>
			post('/account?/delete', { typed: 'Gil', again, seen: '' }, { session });
		for (let turn = 0; turn < 10; turn++) {
			const wrong = await leave('wrong wrong wrong');
			expect([wrong.status, wrong.body]).toEqual([
				400,
				expect.stringContaining('This is not your password')
			]);
		}
		expect((await leave(PASSWORD)).status).toBe(429);
		expect((await visit('/account', { session })).status).toBe(200);
	});

	it('in recovery', async () => {
		const address = newHousehold();
		const statuses: number[] = [];
		for (let turn = 0; turn < 6; turn++) {
			const fields = {
				name: 'Ada',
				code: 'AAAA-AAAA-AAAA-AAAA',
				password: 'eight ravens above porto'
			};
			statuses.push((await post('/recover', fields, {}, address)).status);
		}
		expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
	});

	it('in making accounts', async () => {
		const address = newHousehold();
		let last = 0;
		for (let turn = 0; turn < 21; turn++)
			last = (await post('/sign-up', { name: '', password: '' }, {}, address)).status;
		expect(last).toBe(429);
	});

	it('in guessing invitations', async () => {
		const address = newHousehold();
		const statuses: number[] = [];
		for (let turn = 0; turn < 21; turn++)
			statuses.push((await from(address, `/join/guess-${String(turn)}`)).status);
		expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
		expect(statuses[20]).toBe(429);
	});

	it('in opening files', async () => {
		const [keeper] = cast.actors;
		const send = () => {
			const body = [
				'--here',
				'content-disposition: form-data; name="file"; filename="no-chronicle.json"',
				'content-type: application/json',
				'',
				'[]',
				'--here--',
				''
			].join('\r\n');
			return visit(`/groups/${cast.group}/import`, {
				method: 'POST',
				session: keeper?.session,
				headers: { 'content-type': 'multipart/form-data; boundary=here' },
				body
			});
		};
		const statuses: number[] = [];
		for (let turn = 0; turn < 11; turn++) statuses.push((await send()).status);
		expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
	});

	it('in joining', async () => {
		const address = newHousehold();
		let last = 0;
		for (let turn = 0; turn < 31; turn++)
			last = (await post('/join/none?/guest', { name: '' }, {}, address)).status;
		expect(last).toBe(429);
	});
});

describe('whatever one session sends', () => {
	it('is refused in words once it comes faster than people are, and nobody else is', async () => {
		const { actors, group } = await newCast(program.application);
		const [keeper, other] = actors;
		const rename = (session: string | undefined, headers = {}) =>
			post(`/groups/${group}?/rename`, { name: 'The long night' }, { session, headers });
		const statuses: number[] = [];
		for (let count = 0; count < 120; count++) statuses.push((await rename(keeper?.session)).status);
		expect(new Set(statuses)).toEqual(new Set([200]));
		const late = await rename(keeper?.session);
		expect(late.status).toBe(429);
		expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
		expect(late.body).toMatch(/Nothing was changed, and what you wrote is kept\. Wait \d+ seconds/);
		const scripted = await rename(keeper?.session, { 'x-sveltekit-action': 'true' });
		expect(JSON.parse(scripted.body)).toMatchObject({ type: 'error', status: 429 });
		expect((await rename(other?.session)).status).not.toBe(429);
	});

	it('keeps so many streams open, and may open another once one of them is over', async () => {
		const { actors, chronicle } = await newCast(program.application);
		const session = actors[0]?.session ?? '';
		const open = async () => {
			const over = new AbortController();
			const { status, headers, body } = await fetch(
				`${program.origin}/api/logs/${chronicle}/live`,
				{
					headers: { cookie: `session=${session}`, 'x-test-address': newHousehold() },
					signal: over.signal
				}
			);
			return { status, after: headers.get('retry-after'), body, over };
		};
		const streams = [];
		for (let count = 0; count < 12; count++) streams.push(await open());
		expect(streams.map(({ status }) => status)).toEqual(Array(12).fill(200));
		expect(await open()).toMatchObject({ status: 429, after: '30' });
		streams[0]?.over.abort();
		await vi.waitFor(async () => expect((await open()).status).toBe(200));
		for (const { over } of streams) over.abort();
	});
});
