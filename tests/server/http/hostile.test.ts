import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../src/lib/server/games/routes.ts';
import { asBytes, formWithFile, hostileBodies } from '../../support/hostile-bodies.ts';
import { newCast, type Cast } from '../rights/support/cast.ts';
import { kindsOf, PARAMETERS } from '../rights/support/parameters.ts';
import { ask, openProgram, type Program } from '../rights/support/program.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
/** Less than every route takes, and more than any answer may say. */
const USUAL = 30 * KILOBYTE;

/** Every deed that takes a body, out of the table of rights: a new route is in it from its first day. */
const DEEDS = Object.entries(ROUTES).flatMap(([route, { may }]) =>
	Object.keys(may)
		.filter((deed) => deed !== 'GET')
		.map((deed) => ({ route, deed }))
);
/** These do what they do whatever they are told, so they are asked by somebody who may not. */
const NEEDS_NO_BODY = ['/sign-out POST', '/groups/[group] POST ?/leave'];

let program: Program;
let cast: Cast;
beforeAll(async () => {
	program = await openProgram({ RATE_LIMIT_FACTOR: '1000' });
	cast = await newCast(program.application);
}, 240_000);
afterAll(() => program.close());

const pathTo = (route: string): string =>
	route.replace(/\[(\w+)\]/g, (_, name: string) => {
		const { actors: _people, ...places } = cast;
		const log = cast[kindsOf(route)[0] ?? 'chronicle'];
		const value = { ...PARAMETERS, ...places, log }[name];
		if (value === undefined) throw new Error(`PARAMETERS needs a value for [${name}] of ${route}`);
		return value;
	});

interface Answered {
	/** Of a form of ours the answer says it itself. */
	readonly status: number;
	readonly bytes: number;
	readonly body: string;
}

async function send(
	route: string,
	deed: string,
	{ type, body }: { readonly type: string; readonly body: Uint8Array<ArrayBuffer> }
): Promise<Answered> {
	const [method = 'POST', search = ''] = deed.split(' ');
	const nobody = NEEDS_NO_BODY.includes(`${route} ${deed}`);
	const keeper = cast.actors.find(({ who }) => who === 'keeper');
	const answer = await ask(program.origin, pathTo(route) + search, {
		method,
		session: nobody ? undefined : keeper?.session,
		headers: {
			'content-type': type,
			accept: 'application/json',
			...(route.startsWith('/api/') ? {} : { 'x-sveltekit-action': 'true' })
		},
		body
	});
	const said = /^\{"type":"(?:failure|error)","status":(\d+)/.exec(answer.body)?.[1];
	return {
		status: said === undefined ? answer.status : Number(said),
		bytes: Buffer.byteLength(answer.body),
		body: answer.body
	};
}

const FIELDS = ['file', 'entry', 'chosen', 'title', 'name', 'trait', 'table.0.name'];
const URLENCODED = 'application/x-www-form-urlencoded';

const inField = (field: string, body: Uint8Array<ArrayBuffer>) => {
	// Written as it is, but for the signs that divide a form.
	const text = new TextDecoder().decode(body).replace(/[%&=+]/g, '.');
	return { type: URLENCODED, body: asBytes(`${field}=${text}`).slice(0, USUAL) };
};

const wrong = ({ status, bytes }: Answered): boolean =>
	status < 400 || status >= 500 || bytes > 64 * KILOBYTE;

describe('an endpoint answers in few words that it does not take', () => {
	const endpoints = DEEDS.filter(({ route }) => route.startsWith('/api/'));

	it.each(endpoints)('$deed $route', async ({ route, deed }) => {
		const missed: string[] = [];
		for (const [what, body] of hostileBodies(USUAL)) {
			const answer = await send(route, deed, { type: 'application/json', body });
			// What is asked without a body goes on: deleting a draft that is not there, say.
			if (wrong(answer) && !(deed === 'DELETE' && answer.status < 300))
				missed.push(`${what}: ${answer.status}, ${answer.bytes} bytes`);
		}
		expect(missed).toEqual([]);
	});
});

/** Gives back what was typed, however long, so that somebody without scripts can mend it. */
const GIVES_BACK = '/heritage/chronicles/[chronicle]/cards/add';

describe('a form never breaks, and its answer is short', () => {
	const forms = DEEDS.filter(({ route }) => !route.startsWith('/api/') && route !== GIVES_BACK);

	it.each(forms)('$deed $route', async ({ route, deed }) => {
		const missed: string[] = [];
		for (const [what, body] of hostileBodies(USUAL)) {
			const field = FIELDS[what.length % FIELDS.length] ?? 'file';
			for (const sent of [
				formWithFile('file', 'a.json', body.slice(0, USUAL)),
				inField(field, body)
			]) {
				const answer = await send(route, deed, sent);
				if (answer.status >= 500 || answer.bytes > 64 * KILOBYTE)
					missed.push(`${what}: ${answer.status}, ${answer.bytes} bytes`);
			}
		}
		expect(missed).toEqual([]);
	});

	const PART = 'content-disposition: form-data; name="a"\r\n';
	it.each([
		['parts', `--b\r\n${PART}\r\nx\r\n`.repeat(10_000)],
		['lines in a head', `--b\r\n${'x-a: b\r\n'.repeat(50_000)}${PART}\r\nx\r\n`]
	])('of thousands of %s', async (_, parts) => {
		const route = '/groups/[group]/import';
		const type = 'multipart/form-data; boundary=b';
		const answer = await send(route, 'POST', { type, body: asBytes(`${parts}--b--\r\n`) });
		expect(wrong(answer), answer.body.slice(0, 200)).toBe(false);
		expect(answer.body).toContain('This form is too full');
	});

	it.each(['trait=a&', 'ruleset.rounds.3=1&', 'x='])('of thousands of %j', async (field) => {
		const route = '/heritage/groups/[group]/chronicles/new';
		const body = asBytes(field.repeat(USUAL / field.length));
		const answer = await send(route, 'POST', { type: URLENCODED, body });
		expect(wrong(answer), answer.body.slice(0, 200)).toBe(false);
	});
});

/** Pages that show what somebody has typed so far, by the key under which a draft of it lies. */
const WITH_DRAFTS: readonly [page: string, key: string][] = [
	['/heritage/chronicles/[chronicle]/notes', 'note'],
	['/heritage/chronicles/[chronicle]/cards/add', 'cards'],
	['/heritage/chronicles/[chronicle]/settings', 'readings'],
	['/heritage/chronicles/[chronicle]/box', 'obligation'],
	['/heritage/chronicles/[chronicle]/players/[seat]', 'sheet-s1'],
	['/heritage/chronicles/[chronicle]/players/[seat]', 'haven-s1'],
	['/heritage/chronicles/[chronicle]/chapters/[chapter]/set-up', 'set-up-1'],
	['/heritage/chronicles/[chronicle]/chapters/[chapter]/record', 'record-1']
];

describe('a page shows itself whatever draft lies there', () => {
	const keeper = () => cast.actors.find(({ who }) => who === 'keeper')?.session;
	const DRAFTS = '/api/logs/[log]/drafts/';

	it.each(WITH_DRAFTS)('%s, %s', async (page, key) => {
		for (const around of [
			(value: string) => value,
			(value: string) => `{"players":${value},"missions":${value},"dots":${value}}`
		]) {
			const value = around('[0' + ',0      '.repeat(20 * KILOBYTE) + ']');
			const kept = await ask(program.origin, pathTo(DRAFTS) + key, {
				method: 'PUT',
				session: keeper(),
				headers: { 'content-type': 'application/json' },
				body: `{"savedAt":${Date.now()},"value":${value}}`
			});
			expect(kept.status).toBe(204);
			const shown = await ask(program.origin, pathTo(page), { session: keeper() });
			expect(shown.status).toBe(200);
		}
		await ask(program.origin, pathTo(DRAFTS) + key, { method: 'DELETE', session: keeper() });
	});
});

/** The doors that take much, each with what reads like something honest up to the hostile part. */
const LARGE: readonly [
	route: string,
	deed: string,
	bytes: number,
	around: (value: string) => string
][] = [
	[
		'/api/groups/[group]/games',
		'POST',
		4 * MEGABYTE,
		(value) =>
			`{"id":"hostile-hostile","people":{},"command":{"type":"BringGame","title":"x","steps":${value},"sealed":null}}`
	],
	[
		'/api/logs/[log]/commands',
		'POST',
		512 * KILOBYTE,
		(value) =>
			`{"id":"hostile-hostile","seen":0,"command":{"type":"AddCards","characters":${value},"schemes":[]}}`
	],
	[
		'/heritage/chronicles/[chronicle]/deck',
		'POST ?/import',
		2 * MEGABYTE,
		(value) =>
			`{"format":"elysium-chronicle-deck","version":1,"id":"a","name":"a","licence":"a","adds":false,"cards":${value}}`
	],
	[
		'/groups/[group]/import',
		'POST',
		2 * MEGABYTE,
		(value) =>
			`{"format":"elysium-chronicle","version":1,"header":{},"names":{"seats":{},"people":{}},"ruleset":{},"events":${value},"chain":{}}`
	]
];

describe('a door that takes much', () => {
	it.each(LARGE)(
		'refuses in few words: %s',
		async (route, deed, bytes, around) => {
			const missed: string[] = [];
			for (const [what, body] of hostileBodies(bytes - 8 * KILOBYTE)) {
				const within = asBytes(around(new TextDecoder().decode(body)));
				for (const content of [body, within.slice(0, bytes - KILOBYTE)]) {
					const sent = route.startsWith('/api/')
						? { type: 'application/json', body: content }
						: formWithFile('file', 'a.json', content);
					const answer = await send(route, deed, sent);
					if (wrong(answer)) missed.push(`${what}: ${answer.status}, ${answer.bytes} bytes`);
				}
			}
			expect(missed).toEqual([]);
		},
		120_000
	);
});
