import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toldBy } from '../../../src/lib/ui/offline/told.ts';
import { newCast, type Cast } from '../rights/support/cast.ts';
import { ask, openProgram, type Program } from '../rights/support/program.ts';

/** What the built program tells a phone, so that it opens without a network. */

let program: Program;
let cast: Cast;
beforeAll(async () => {
	program = await openProgram({ RATE_LIMIT_FACTOR: '1000' });
	cast = await newCast(program.application);
}, 240_000);
afterAll(() => program.close());

const sessionOf = (who: string) => cast.actors.find((actor) => actor.who === who)?.session;
const asked = (where: string, who = 'keeper') =>
	ask(program.origin, where, { session: sessionOf(who) });
const told = async (where: string, who?: string) => toldBy((await asked(where, who)).headers);

describe('each answer says whom it is for, what of it may be kept, and which program made it', () => {
	it('a page, its data and what it fetches', async () => {
		const home = `/heritage/chronicles/${cast.chronicle}`;
		const page = await told(home);
		expect(page?.keeping).toBe('page');
		expect(await told(`${home}/__data.json`)).toEqual(page);
		expect(await told(`/api/logs/${cast.chronicle}/events?after=0`)).toEqual({
			...page,
			keeping: 'news'
		});
		expect(await told(`/api/logs/${cast.chronicle}/past`)).toEqual({
			...page,
			keeping: 'data'
		});
		expect((await told(home, 'player'))?.reader).not.toBe(page?.reader);
	});

	it('what is nobody’s, and a shell for every game on a device', async () => {
		expect(await told('/heritage/play/some-game', 'nobody')).toEqual({
			reader: 'nobody',
			keeping: 'shell /heritage/play/[local]',
			version: expect.stringMatching(/^\d+$/)
		});
	});

	it.each([
		'/account',
		'/sign-out',
		'/join/no-such-token',
		'/heritage/groups/GROUP/chronicles/new'
	])('%s is never kept', async (where) => {
		expect((await told(where.replace('GROUP', cast.group)))?.keeping).toBe('never');
	});

	it('nor is anything that is refused', async () => {
		const answer = await asked('/heritage/chronicles/AAAAAAAAAAAAAAAAAAAAAA');
		expect(answer.status).toBe(404);
		expect(toldBy(answer.headers)?.keeping).toBe('never');
	});
});

describe('an address of before', () => {
	it.each([
		['/chronicles/abc/ledger?verify=1', {}],
		['/play', { accept: 'text/html,application/xhtml+xml' }],
		['/codex/open-set/cards.json', {}],
		['/groups/abc/chronicles/new', {}]
	])('%s leads on, and says nothing of who reads', async (where, headers) => {
		const sent = await ask(program.origin, where, { headers: { accept: '*/*', ...headers } });
		expect([sent.status, sent.headers.get('location')]).toEqual([308, `/heritage${where}`]);
		expect(toldBy(sent.headers)).toBeNull();
	});

	it.each(['/groups/abc/chronicles/import', '/heritage/groups/abc/chronicles/import'])(
		'%s leads to where files of any game are imported',
		async (where) => {
			const sent = await ask(program.origin, `${where}?from=1`, {
				headers: { accept: '*/*' }
			});
			expect([sent.status, sent.headers.get('location')]).toEqual([
				308,
				'/groups/abc/import?from=1'
			]);
			expect(toldBy(sent.headers)).toBeNull();
		}
	);

	it('tells a page of an older program where to go, whose data it asks for', async () => {
		const where = '/chronicles/abc/ledger/__data.json?verify=1&x-sveltekit-invalidated=01';
		const sent = await ask(program.origin, where, { headers: { accept: '*/*' } });
		expect(JSON.parse(sent.body)).toEqual({
			type: 'redirect',
			location: '/heritage/chronicles/abc/ledger?verify=1'
		});
		expect(toldBy(sent.headers)).toBeNull();
	});

	it('takes what is sent along', async () => {
		const where = `/chronicles/${cast.chronicle}/settings?/seat`;
		const sent = await ask(program.origin, where, {
			method: 'POST',
			session: sessionOf('keeper')
		});
		expect([sent.status, sent.headers.get('location')]).toEqual([308, `/heritage${where}`]);
	});

	it('tells a worker of before nothing, so that it goes on keeping the page', async () => {
		const sent = await ask(program.origin, '/play', { headers: { accept: 'text/html' } });
		expect(sent.status).toBe(204);
		expect(toldBy(sent.headers)).toBeNull();
	});
});

describe('what a browser installs', () => {
	it('may be read by the page: its worker, its manifest', async () => {
		const policy = (await asked('/')).headers.get('content-security-policy') ?? '';
		expect(policy).toContain("worker-src 'self'");
		expect(policy).toContain("manifest-src 'self'");
	});

	it('has a name, a place to begin, and icons that are there in the sizes it says', () => {
		const manifest = JSON.parse(readFileSync('static/manifest.webmanifest', 'utf8'));
		expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
		const purposes = manifest.icons.map(({ purpose = 'any' }) => purpose);
		expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable', 'monochrome']));
		for (const { src, sizes, type } of manifest.icons) {
			const bytes = readFileSync(`static${src}`);
			if (type !== 'image/png') continue;
			// The width and height of a PNG stand at its beginning.
			const size = `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
			expect(size, src).toBe(sizes);
		}
	});

	it('is linked from every page', async () => {
		const { body } = await asked('/');
		for (const [, href = ''] of body.matchAll(
			/<link rel="(?:manifest|apple-touch-icon)" href="([^"]+)"/g
		))
			expect(readFileSync(`static/${href.replace(/^[./]+/, '')}`).length).toBeGreaterThan(0);
	});
});
