import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../src/lib/server/games/routes.ts';
import { newCast, type Cast } from './support/cast.ts';
import { kindsOf, PARAMETERS, PLACES } from './support/parameters.ts';
import { ask, openProgram, type Program } from './support/program.ts';

/** What holds of every route there is, asked of the built program. */

let program: Program;
let cast: Cast;
beforeAll(async () => {
	program = await openProgram({ RATE_LIMIT_FACTOR: '1000' });
	cast = await newCast(program.application);
}, 240_000);
afterAll(() => program.close());

const sessionOf = (who: string) => cast.actors.find((actor) => actor.who === who)?.session;

/** The path of a route, with these values in place of those that are there. */
function pathTo(route: string, values: Readonly<Record<string, string>> = {}): string {
	const { actors: _people, ...places } = cast;
	const log = cast[kindsOf(route)[0] ?? 'chronicle'];
	const all = { ...PARAMETERS, ...places, log, ...values };
	return route.replace(/\[(\w+)\]/g, (_, name: string) => {
		const value = (all as Readonly<Record<string, string>>)[name];
		if (value === undefined) throw new Error(`PARAMETERS needs a value for [${name}] of ${route}`);
		return value;
	});
}

const READ = Object.entries(ROUTES).flatMap(([route, { may }]) => ('GET' in may ? [route] : []));

describe('a name that every object answers to', () => {
	// `record[name]` finds something of the language itself under each of them.
	const NAMES = ['constructor', '__proto__', 'toString'];
	/** Here the name is no key of an object: a link that opens nothing, a device's own game, a row of own drafts, work of a map. */
	const NO_KEYS = ['token', 'local', 'key', 'work'];
	const all = READ.flatMap((route) =>
		[...route.matchAll(/\[(\w+)\]/g)].map(([, parameter = '']) => ({ route, parameter }))
	);
	const cells = all.filter(({ parameter }) => !NO_KEYS.includes(parameter));
	// The gate looks those up, for all routes alike.
	const isFirst = (one: (typeof cells)[number]) =>
		cells.find(({ parameter }) => parameter === one.parameter) === one;
	const asked = cells.filter(
		(one) => !PLACES.some((place) => place === one.parameter) || isFirst(one)
	);

	it.each(asked)('finds nothing as [$parameter] of $route', async ({ route, parameter }) => {
		for (const name of NAMES) {
			const where = pathTo(route, { [parameter]: name });
			const { status } = await ask(program.origin, where, { session: sessionOf('keeper') });
			expect(status, where).toBe(404);
		}
	});

	it.each(all.filter(({ parameter }) => NO_KEYS.includes(parameter)))(
		'is a name like any other as [$parameter] of $route',
		async ({ route, parameter }) => {
			const answerTo = async (name: string) => {
				const where = pathTo(route, { [parameter]: name });
				const { status, body } = await ask(program.origin, where, { session: sessionOf('keeper') });
				const same = body.replaceAll(name, 'NAME').replace(/nonce="[^"]*"/g, 'nonce');
				return { status, body: same };
			};
			const unknown = await answerTo('nobody-knows-it');
			expect(unknown.status).toBeLessThan(500);
			// Not every key of a draft may be one.
			for (const name of NAMES)
				expect([unknown.status, 404], name).toContain((await answerTo(name)).status);
			const { body } = await answerTo('constructor');
			expect(body === unknown.body, 'the same answer').toBe(true);
		}
	);
});

describe('no browser and no proxy keeps', () => {
	const controlOf = async (where: string, who: string, more = {}) =>
		(await ask(program.origin, where, { session: sessionOf(who), ...more })).headers.get(
			'cache-control'
		);

	it.each(READ)('what somebody who is signed in reads at %s', async (route) => {
		expect(await controlOf(pathTo(route), 'keeper')).toContain('no-store');
	});

	it.each(READ.filter((route) => ROUTES[route]?.keeps === 'never'))(
		'what somebody unknown is answered at %s',
		async (route) => {
			expect(await controlOf(pathTo(route), 'nobody')).toContain('no-store');
		}
	);

	it('the recovery codes of who has just signed up', async () => {
		const form = { name: 'Mira of the codes', password: 'seven lamps over lisbon' };
		const { headers, body } = await ask(program.origin, '/sign-up', {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			body: new URLSearchParams(form).toString()
		});
		expect(body).toContain('Ten recovery codes');
		expect(headers.get('cache-control')).toContain('no-store');
	});
});
