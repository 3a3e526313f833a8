import { describe, expect, it } from 'vitest';
import { keptOffline, ROUTES } from '../../../src/lib/server/games/routes.ts';
import { tell, toldBy } from '../../../src/lib/ui/offline/told.ts';

const ALL = Object.entries(ROUTES);
const keeping = (fits: (word: string) => boolean): string[] =>
	ALL.flatMap(([route, { keeps }]) => (fits(keeps) ? [route] : []));
const kept = keeping((word) => word !== 'never');

describe('what a phone keeps', () => {
	it('is nothing of what nobody can read', () => {
		for (const [route, { may, keeps }] of ALL) if (!may.GET) expect(keeps, route).toBe('never');
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
		expect(keeping((word) => word === 'shell')).toEqual([
			'/heritage/play/[local]',
			'/vendetta/play/[local]',
			'/rivals/table/[local]'
		]);
	});

	it('never grows old only where everybody is shown the same', () => {
		for (const [route, { may, keeps }] of ALL)
			if (keeps === 'house') expect(may.GET, route).toBe('anyone');
	});

	it('of a route without a row is nothing', () => {
		expect([keptOffline(null), keptOffline('/elsewhere'), keptOffline('toString')]).toEqual([
			'never',
			'never',
			'never'
		]);
	});

	it('is said in headers, each word of which is understood', () => {
		for (const [route] of ALL) {
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
