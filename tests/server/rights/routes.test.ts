import { existsSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES as TABLE } from '../../../src/lib/server/games/routes.ts';
import type { Who } from '../../../src/lib/server/tables/routes.ts';
import {
	KINDS,
	logsBy,
	newCast,
	type Actor,
	type Cast,
	type Kind,
	type Logs
} from './support/cast.ts';
import { outcomeOf, type Outcome } from './support/outcome.ts';
import { kindsOf, PARAMETERS, PLACES } from './support/parameters.ts';
import { ask, openProgram, type Answer, type Program } from './support/program.ts';

/** The table as plain data: everything below is generated from it. */
const CELLS = Object.entries(TABLE).flatMap(([route, { may }]) =>
	kindsOf(route).flatMap((kind) =>
		Object.entries(may).map(([deed, who]) => ({ route, deed, kind, who: who as Who }))
	)
);

const FILES = readdirSync('src/routes', { recursive: true, encoding: 'utf8' })
	.map((file) => `src/routes/${file.replaceAll('\\', '/')}`)
	.filter((file) => /\/\+(page|server|page\.server)\.(ts|svelte)$/.test(file));
const routeOf = (file: string): string =>
	file.replace(/^src\/routes/, '').replace(/\/\+[^/]+$/, '') || '/';
const ROUTES = [...new Set(FILES.map(routeOf))].sort();
const built = (route: string): boolean => ROUTES.includes(route);

let program: Program;
/** Two tables that know nothing of each other; nothing that is asked of them here changes anything. */
let [here, there]: [Cast, Cast] = [
	{ group: '', actors: [], ...logsBy(() => '') },
	{ group: '', actors: [], ...logsBy(() => '') }
];
beforeAll(async () => {
	program = await openProgram({ RATE_LIMIT_FACTOR: '1000' });
	here = await newCast(program.application);
	there = await newCast(program.application);
}, 240_000);
afterAll(() => program.close());

/** The oracle: what a cell of the table promises to someone, in a few words of its own. */
function promised(
	{ who, kind }: Pick<(typeof CELLS)[number], 'who' | 'kind'>,
	{ session, guest, role, seats }: Actor,
	own: boolean
): Outcome {
	if (who === 'anyone') return 'open';
	if (session === undefined) return 'sign-in';
	if (who === 'signed-in') return 'open';
	if (who === 'account') return guest ? 'forbidden' : 'open';
	if (!own || role === null) return 'nothing';
	if ('holds' in who) {
		// Round a game outside a chronicle whoever may write plays every seat.
		const holds =
			kind === 'game' ? role !== 'spectator' : seats.includes(PARAMETERS[who.holds] ?? '');
		return holds ? 'open' : 'nothing';
	}
	return who.includes(role) ? 'open' : 'forbidden';
}

type Place = Logs & Pick<Cast, 'group'>;

const MISSING: Place = {
	group: '0123456789abcdef0123456789abcdef',
	// Letters that are no hex digits: %2F before an id stays as it is.
	...logsBy((_kind, at) => String.fromCharCode(71 + at).repeat(22))
};

function pathTo(route: string, place: Place, kind: Kind = 'chronicle'): string {
	return route.replace(/\[(\w+)\]/g, (_, name: string) => {
		const value = { ...PARAMETERS, ...place, log: place[kind] }[name];
		if (value === undefined) throw new Error(`PARAMETERS needs a value for [${name}] of ${route}`);
		return value;
	});
}

function doDeed(
	{ route, deed, kind }: Pick<(typeof CELLS)[number], 'route' | 'deed' | 'kind'>,
	place: Place,
	actor: Actor
): Promise<Answer> {
	const [method = 'GET', search = ''] = deed.split(' ');
	const where = pathTo(route, place, kind) + search;
	const { session } = actor;
	if (method === 'GET') return ask(program.origin, where, { session });
	const json = route.startsWith('/api/');
	return ask(program.origin, where, {
		method,
		session,
		headers: { 'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded' },
		// Says nothing that could be done: whoever is let through changes nothing, but was let through.
		body: json ? '{}' : 'nothing=here'
	});
}

/** Deeds that take effect without being told anything, for the one who asks alone: each place needs a cast of its own. */
const TAKES_EFFECT = new Set(['POST ?/leave']);
const spends = (route: string, deed: string): boolean =>
	TAKES_EFFECT.has(deed) || (route === '/sign-out' && deed === 'POST');

const belongs = (route: string): boolean => PLACES.some((name) => route.includes(`[${name}]`));

const rolesIn = (who: Who) => (typeof who === 'string' || 'holds' in who ? null : who);

describe('the table of rights', () => {
	it('has a row for every route there is', () => {
		expect(ROUTES.filter((route) => !(route in TABLE))).toEqual([]);
	});

	it('opens nothing of a group or chronicle to anyone but its members', () => {
		const open = CELLS.filter(({ route, who }) => belongs(route) && typeof who === 'string');
		expect(open).toEqual([]);
	});

	it('lets a spectator change nothing but whether they are there', () => {
		const changes = CELLS.filter(
			({ deed, who }) => deed !== 'GET' && rolesIn(who)?.includes('spectator')
		);
		expect(changes.map(({ route, deed }) => `${route} ${deed}`)).toEqual([
			'/groups/[group] POST ?/leave'
		]);
	});

	it('lets the keeper do everything in their group but leave it', () => {
		const closed = CELLS.filter(({ who }) => rolesIn(who)?.includes('keeper') === false);
		expect(closed.map(({ route, deed }) => `${route} ${deed}`)).toEqual([
			'/groups/[group] POST ?/leave'
		]);
	});
});

describe('the hand of a seat', () => {
	it('is shown to its holder alone; of a seat that is just a name, to the keeper', async () => {
		const answers: string[] = [];
		for (const seat of ['s1', 's2', 's3', 's9'])
			for (const { who, session } of here.actors) {
				const where = `/api/logs/${here.chronicle}/hands/${seat}`;
				const { status, headers, body } = await ask(program.origin, where, { session });
				if (status !== 200) expect(body).not.toContain('"hand"');
				else expect(headers.get('cache-control')).toContain('no-store');
				if (status === 200) answers.push(`${seat}: ${who}`);
			}
		expect(answers).toEqual(['s1: player', 's2: guest who plays', 's3: keeper']);
	});
});

describe('each cell, asked by everyone, of the own group, of another and of none', () => {
	it.each(CELLS.filter(({ route }) => built(route)))('$route $deed, of a $kind', async (cell) => {
		const { route, deed } = cell;
		let cast = here;
		const places = belongs(route) ? (['own', 'foreign', 'missing'] as const) : (['own'] as const);
		const wrong: string[] = [];
		for (const place of places) {
			if (spends(route, deed)) cast = await newCast(program.application);
			for (const actor of cast.actors) {
				const answer = await doDeed(
					cell,
					{ own: cast, foreign: there, missing: MISSING }[place],
					actor
				);
				const [got, expected] = [outcomeOf(answer), promised(cell, actor, place === 'own')];
				const say = `${actor.who}, ${place}: ${got} (${String(answer.status)}), promised ${expected}`;
				if (got !== expected || answer.status >= 500) wrong.push(say);
			}
		}
		expect(wrong).toEqual([]);
	});
});

describe('each page, as a living page asks for its data', () => {
	const pages = CELLS.filter(
		({ route, deed }) => deed === 'GET' && existsSync(`src/routes${route}/+page.server.ts`)
	);
	it.each(pages)('$route', async (cell) => {
		const { route } = cell;
		const wrong: string[] = [];
		for (const place of belongs(route)
			? (['own', 'foreign', 'missing'] as const)
			: (['own'] as const))
			for (const actor of here.actors) {
				const where = pathTo(route, { own: here, foreign: there, missing: MISSING }[place]);
				const data = `${where === '/' ? '' : where}/__data.json`;
				const answer = await ask(program.origin, data, { session: actor.session });
				const [got, expected] = [outcomeOf(answer), promised(cell, actor, place === 'own')];
				if (got !== expected) wrong.push(`${actor.who}, ${place}: ${got}, promised ${expected}`);
			}
		expect(wrong).toEqual([]);
	});
});

describe('a group or chronicle of others answers exactly as one that does not exist', () => {
	/** What must differ: the path asked for, the moment, and numbers used once. */
	const alike = ({ status, headers, body }: Answer, place: Place) => {
		const same = (text: string) =>
			[place.group, ...KINDS.map((kind) => place[kind])]
				.reduce((left, id) => left.replaceAll(id, 'ID'), text)
				.replace(/nonce(-|=")[A-Za-z0-9+/=]+/g, 'nonce')
				.replace(/__sveltekit_\w+/g, '__sveltekit');
		const listed = [...headers].filter(
			([name]) => !['date', 'etag', 'content-length'].includes(name)
		);
		return {
			status,
			headers: listed.map(([name, value]) => [name, same(value)]),
			body: same(body)
		};
	};

	const cells = CELLS.filter(({ route }) => belongs(route) && built(route));
	it.each(cells)('$route $deed, of a $kind', async (cell) => {
		for (const actor of here.actors) {
			const foreign = await doDeed(cell, there, actor);
			const missing = await doDeed(cell, MISSING, actor);
			expect(alike(foreign, there), actor.who).toEqual(alike(missing, MISSING));
		}
	});
});

describe('a log of another game', () => {
	it.each([
		['deck', 'POST'],
		['past', 'GET'],
		['table', 'GET'],
		['draws', 'GET']
	])('has no %s of a chronicle', async (what, method) => {
		const [keeper] = here.actors;
		for (const log of [here.game, here.draw]) {
			const answer = await ask(program.origin, `/api/logs/${log}/${what}`, {
				method,
				session: keeper?.session,
				...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: '{}' })
			});
			expect(outcomeOf(answer)).toBe('nothing');
		}
	});

	it.each([
		['lease', ['game', 'draw']],
		['steps', ['draw']]
	] as const)('has no %s where its game has none', async (what, kinds) => {
		const [keeper] = here.actors;
		for (const kind of kinds) {
			const log = here[kind];
			const where = `/api/logs/${log}/${what}`;
			expect((await ask(program.origin, where, { session: keeper?.session })).status).toBe(404);
		}
	});
});

describe('the addresses of 0.1.0, which outboxes and kept pages still hold', () => {
	it.each(['events', 'hands/s1', 'lease', 'past', 'steps', 'table', 'proof', 'drafts/record'])(
		'%s answers there as it does today',
		async (what) => {
			for (const kind of ['chronicle', 'game', 'draw'] as const)
				for (const { session } of here.actors) {
					const [then, today] = await Promise.all(
						[`${kind}s`, 'logs'].map(async (at) =>
							ask(program.origin, `/api/${at}/${here[kind]}/${what}`, { session })
						)
					);
					expect([then?.status, then?.body]).toEqual([today?.status, today?.body]);
				}
		}
	);

	it('take commands', async () => {
		const player = here.actors.find(({ who }) => who === 'player');
		const sent = { id: 'an-undo-of-0-1-0', seen: 1, command: { type: 'RedoAtTable' } };
		for (const kind of ['chronicle', 'game'] as const) {
			const { status, body } = await ask(program.origin, `/api/${kind}s/${here[kind]}/commands`, {
				method: 'POST',
				session: player?.session,
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify(sent)
			});
			expect([status, body]).toEqual([409, expect.stringContaining('sentence')]);
		}
	});
});

describe('what is not in the table', () => {
	it.each([
		['PUT', '/sign-in'],
		['DELETE', '/groups'],
		['POST', '/heritage/codex'],
		['PATCH', '/']
	])('%s %s is refused', async (method, where) => {
		const answer = await ask(program.origin, where, {
			method,
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			body: 'a=b'
		});
		expect(outcomeOf(answer)).toBe('no-such-deed');
	});

	it.each(['POST ?/seize', 'PUT', 'DELETE'])(
		'%s on a group is refused to its keeper',
		async (deed) => {
			const [keeper] = here.actors;
			if (!keeper) throw new Error('the cast lacks its keeper');
			const cell = { route: '/groups/[group]', deed, kind: 'chronicle' } as const;
			expect(outcomeOf(await doDeed(cell, here, keeper))).toBe('no-such-deed');
		}
	);

	it('every named action of a page has its row', async () => {
		const pages = import.meta.glob<{ actions?: Record<string, unknown> }>(
			'/src/routes/**/+page.server.ts'
		);
		const missing: string[] = [];
		for (const [file, load] of Object.entries(pages)) {
			const route = routeOf(file.slice(1));
			for (const action of Object.keys((await load()).actions ?? {})) {
				const deed = action === 'default' ? 'POST' : `POST ?/${action}`;
				if (!CELLS.some((cell) => cell.route === route && cell.deed === deed))
					missing.push(`${route} ${deed}`);
			}
		}
		expect(missing).toEqual([]);
	});

	it('every method of an endpoint has its row', async () => {
		const endpoints = import.meta.glob<Record<string, unknown>>('/src/routes/**/+server.ts');
		const missing: string[] = [];
		for (const [file, load] of Object.entries(endpoints)) {
			const route = routeOf(file.slice(1));
			// Who may have an answer may have its headers.
			const methods = Object.keys(await load()).filter(
				(name) => /^[A-Z]+$/.test(name) && name !== 'HEAD'
			);
			for (const method of methods)
				if (!CELLS.some((cell) => cell.route === route && cell.deed === method))
					missing.push(`${route} ${method}`);
		}
		expect(missing).toEqual([]);
	});
});
