import { describe, expect, it } from 'vitest';
import { KEPT_OFFLINE, keptOffline } from '../../../src/lib/server/tables/offline.ts';
import { ROUTE_RIGHTS, type Who } from '../../../src/lib/server/tables/rights.ts';
import { tell, toldBy } from '../../../src/lib/ui/offline/told.ts';

const ROUTES = Object.entries(ROUTE_RIGHTS) as [
	keyof typeof ROUTE_RIGHTS,
	{ readonly GET?: Who }
][];
const kept = ROUTES.map(([route]) => route).filter((route) => KEPT_OFFLINE[route] !== 'never');

describe('what a phone keeps', () => {
	it('is decided for every route, and for no other', () => {
		expect(Object.keys(KEPT_OFFLINE).sort()).toEqual(Object.keys(ROUTE_RIGHTS).sort());
	});

	it('is nothing of what nobody can read', () => {
		for (const [route, row] of ROUTES)
			if (!row.GET) expect(KEPT_OFFLINE[route], route).toBe('never');
	});

	it.each([
		/hands/,
		/\/live$/,
		/export|import/,
		/account|sign-|recover|join/,
		/drafts|settings/,
		/\/commands$/
	])('is nothing of %s', (secret) => {
		expect(kept.filter((route) => secret.test(route))).toEqual([]);
	});

	it('has a shell only where the server shows nothing of anybody', () => {
		const shells = kept.filter((route) => KEPT_OFFLINE[route] === 'shell');
		expect(shells).toEqual(['/play/[local]']);
	});

	it('never grows old only where everybody is shown the same', () => {
		for (const [route, { GET }] of ROUTES)
			if (KEPT_OFFLINE[route] === 'house') expect(GET, route).toBe('anyone');
	});

	it('of a route without a row is nothing', () => {
		expect([keptOffline(null), keptOffline('/elsewhere'), keptOffline('toString')]).toEqual([
			'never',
			'never',
			'never'
		]);
	});

	it('is said in headers, each word of which is understood', () => {
		for (const [route] of ROUTES) {
			const headers = new Headers();
			const told = { reader: 'anna', keeping: keptOffline(route), version: 'one' };
			tell(headers, told);
			expect(toldBy(headers)).toEqual(told);
		}
	});

	it('is nothing where the word is one of a newer program, or where somebody else answers', () => {
		const headers = new Headers({ 'x-elysium-reader': 'anna', 'x-elysium-keep': 'for-ever' });
		expect(toldBy(headers)?.keeping).toBe('never');
		expect(toldBy(new Headers())).toBeNull();
	});
});
