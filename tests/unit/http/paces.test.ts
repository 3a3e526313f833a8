import { describe, expect, it } from 'vitest';
import { Paces } from '../../../src/lib/server/http/paces.ts';
import { isStream, ROUTES, takenBy } from '../../../src/lib/server/games/routes.ts';
import { OPEN_STREAMS, PACES } from '../../../src/lib/server/tables/paces.ts';

const ROUTER = '192.168.7.5';
const phone = (session: string, address = ROUTER) => ({ session, address });

async function allowed(
	paces: Paces,
	times: number,
	...[pace, bytes, sender]: Parameters<Paces['count']>
) {
	let taken = 0;
	for (let count = 0; count < times; count++)
		if (!(await paces.count(pace, bytes, sender))) taken += 1;
	return taken;
}

describe('what comes in', () => {
	it('has a row for each route that changes something or streams, and for no other', () => {
		const rows = Object.entries(ROUTES);
		const changing = rows.flatMap(([route, { may }]) =>
			Object.keys(may).some((deed) => deed !== 'GET') || route.endsWith('/live') ? [route] : []
		);
		const taking = rows.flatMap(([route, { takes }]) => (takes === undefined ? [] : [route]));
		expect(taking.sort()).toEqual(changing.sort());
		expect(changing.filter(isStream).every((route) => route.endsWith('/live'))).toBe(true);
		expect(takenBy('/no/such/route')).toEqual(takenBy('/sign-in'));
	});

	it('is taken ten times as fast as thumbs are, and then says when to come back', async () => {
		const paces = new Paces();
		expect(await allowed(paces, 700, 'taps', 300, phone('one'))).toBe(PACES.taps.session);
		expect(await paces.count('taps', 300, phone('one'))).toMatchObject({
			seconds: expect.any(Number),
			sentence: expect.stringMatching(/^Too many requests .* Wait \d+ seconds, then try again\.$/)
		});
		expect(await paces.count('taps', 300, phone('two'))).toBeNull();
	});

	it('is that of forty phones behind one router, and no more than that of a hundred', async () => {
		const paces = new Paces();
		for (let number = 0; number < 40; number++)
			expect(await allowed(paces, 120, 'taps', 300, phone(`phone ${number}`))).toBe(120);
		const more = await Promise.all(
			Array.from({ length: 60 }, (_, number) =>
				allowed(paces, 120, 'taps', 300, phone(`other ${number}`))
			)
		);
		expect(4800 + more.reduce((sum, one) => sum + one, 0)).toBe(PACES.taps.address);
		expect(await paces.count('taps', 300, phone('elsewhere', '192.0.2.1'))).toBeNull();
	});

	it('never comes to 346 MB, whatever one session sends for a minute, and one file always fits', async () => {
		const paces = new Paces();
		const most = takenBy('/api/logs/[log]/commands').body;
		const commands = await allowed(paces, 1_000, 'taps', most, phone('one'));
		const file = takenBy('/groups/[group]/import');
		expect(await paces.count(file.pace, file.body, phone('one'))).toBeNull();
		const files = 1 + (await allowed(paces, 100, file.pace, file.body, phone('one')));
		expect(commands * most + files * file.body).toBeLessThan(50 * 1024 * 1024);
	});

	it('is said once a minute to be too much', async () => {
		const paces = new Paces();
		const big = 64 * 1024;
		await allowed(paces, 40, 'forms', big, phone('one'));
		const later = [1, 2, 3].map(() => paces.count('forms', big, phone('one')));
		expect((await Promise.all(later)).map((refused) => refused?.isFirst)).toEqual([
			true,
			false,
			false
		]);
	});

	it('is multiplied by the factor', async () => {
		const paces = new Paces(5);
		expect(await allowed(paces, 5_000, 'taps', 0, phone('one'))).toBe(5 * PACES.taps.session);
	});
});

describe('streams', () => {
	it('are so many a session, and one that ended makes room for one', () => {
		const paces = new Paces();
		const open = () => paces.stream(phone('one'));
		const places = Array.from({ length: OPEN_STREAMS.session }, open);
		expect(places.every((place) => 'leave' in place)).toBe(true);
		expect(open()).toMatchObject({ seconds: 30, sentence: expect.stringContaining('Close some') });
		const [first] = places;
		if (!first || !('leave' in first)) throw new Error('it was refused');
		first.leave();
		first.leave();
		expect(open()).toHaveProperty('leave');
		expect(open()).not.toHaveProperty('leave');
		expect(paces.stream(phone('two'))).toHaveProperty('leave');
	});

	it('are so many an address, which forty phones with six pages each do not reach', () => {
		const paces = new Paces();
		const opened = Array.from({ length: 600 }, (_, number) =>
			paces.stream(phone(`phone ${Math.floor(number / 6)}`))
		).filter((place) => 'leave' in place).length;
		expect(opened).toBe(OPEN_STREAMS.address);
		expect(opened).toBeGreaterThan(40 * 6);
	});
});
