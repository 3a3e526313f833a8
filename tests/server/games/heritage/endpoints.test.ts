import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Application } from '../../../../src/lib/server/application.ts';
import type { Role } from '../../../../src/lib/server/tables/roles.ts';
import { POST } from '../../../../src/routes/api/logs/[log]/commands/+server.ts';
import {
	DELETE,
	GET as getDraft,
	PUT
} from '../../../../src/routes/api/logs/[log]/drafts/[key]/+server.ts';
import { GET as getEvents } from '../../../../src/routes/api/logs/[log]/events/+server.ts';
import { GET as getExport } from '../../../../src/routes/heritage/chronicles/[chronicle]/export/+server.ts';
import { openGroup, type Group } from '../../../support/group.ts';
import { ANNA, prologue, start } from '../../../unit/heritage/table.ts';
import { ACTOR, into, newCommandId } from '../../logs/house.ts';

let group: Group;
let application: Application;
let chronicle: string;
beforeEach(async () => {
	group = await openGroup([{ ...ACTOR, role: 'keeper', seat: 's1' }]);
	({ application } = group);
	chronicle = await group.found(['s1'], start(2));
});
afterEach(() => group.close());

/** A request as the hooks hand it on: they have decided before that the route is open to this role. */
function asked(body: unknown, more: { role?: Role; key?: string; search?: string } = {}) {
	const url = new URL(`http://localhost/x${more.search ?? ''}`);
	const text = typeof body === 'string' ? body : JSON.stringify(body);
	return {
		request: new Request(url, { method: 'POST', body: text }),
		url,
		params: { log: chronicle, chronicle, key: more.key ?? 'chapter-1' },
		locals: {
			user: { ...ACTOR, guest: false },
			denied: null,
			access: {
				group: { id: 'group-one', name: 'One' },
				role: more.role ?? 'keeper',
				chronicle: { id: chronicle, title: 'x', game: 'heritage' },
				seats: ['s1'],
				vacant: [],
				closed: [],
				actsFor: []
			}
		}
	} as never;
}

async function answerOf(response: Response | Promise<Response>) {
	const answered = await response;
	return { status: answered.status, body: (await answered.json()) as unknown };
}

const register = { type: 'RegisterCharacter', character: ANNA };

describe('sending a command', () => {
	it('is accepted with the new version, and again with the same', async () => {
		const body = { id: newCommandId(), seen: 1, command: register };
		const first = await answerOf(POST(asked(body)));
		expect(first).toEqual({ status: 200, body: { kind: 'accepted', version: 2, on: 1 } });
		expect(await answerOf(POST(asked(body)))).toEqual(first);
	});

	it('is refused by the rules with reason, sentence and place', async () => {
		await POST(asked({ id: newCommandId(), seen: 1, command: register }));
		const other = { ...register, character: { ...ANNA, name: 'Another' } };
		const twice = await answerOf(POST(asked({ id: newCommandId(), seen: 1, command: other })));
		expect(twice).toMatchObject({
			status: 409,
			body: { reason: expect.stringMatching(/^[a-z-]+$/), sentence: expect.any(String) }
		});
	});

	it('says what is wrong with its form, by paths within the command', async () => {
		const broken = { ...register, character: { ...ANNA, clan: 'smurf' } };
		expect(await answerOf(POST(asked({ id: newCommandId(), seen: 1, command: broken })))).toEqual({
			status: 400,
			body: { issues: [{ path: 'character.clan', message: expect.any(String) }] }
		});
		for (const wrong of ['{', { id: 'x', seen: 1, command: register }])
			expect((await POST(asked(wrong))).status).toBe(400);
	});

	it.each([
		['nested beyond reason', `${'[{"do":"may","then":'.repeat(10_000)}1${'}]'.repeat(10_000)}`],
		['without end', '1e999']
	])('is no command when a value is %s', async (_name, value) => {
		const command = `{"type":"ActAtTable","command":{"type":"CorrectTable","reason":"x","corrections":[{"set":"board","category":"class","state":${value}}]}}`;
		const text = `{"id":"${newCommandId()}","seen":1,"command":${command}}`;
		const { status, body } = await answerOf(POST(asked(text)));
		expect(status).toBe(400);
		expect(body).toMatchObject({ issues: [{ message: expect.any(String) }] });
	});

	it('is not for every role and seat', async () => {
		const command = prologue('s2');
		const body = { id: newCommandId(), seen: 1, command };
		expect((await POST(asked(body, { role: 'player' }))).status).toBe(403);
		expect((await application.keeping('heritage').logs.read(chronicle))?.version).toBe(1);
		const own = { ...body, command: prologue('s1') };
		expect((await POST(asked(own, { role: 'player' }))).status).toBe(200);
		const [event] = (await application.keeping('heritage').logs.events(chronicle, 1)) ?? [];
		expect(event).toMatchObject({ seat: 's1', actor: ACTOR.id });
	});
});

describe('reading a chronicle', () => {
	it('gives the events after a sequence', async () => {
		await POST(asked({ id: newCommandId(), seen: 1, command: register }));
		const answer = await answerOf(getEvents(asked('', { search: '?after=1' })));
		expect(answer).toMatchObject({ status: 200, body: { events: [{ sequence: 2 }], more: false } });
		expect((await getEvents(asked('', { search: '?after=-1' }))).status).toBe(400);
	});

	it('gives the whole as a file with a safe name', async () => {
		const response = await getExport(asked(''));
		expect(response.headers.get('content-disposition')).toBe(
			'attachment; filename="elysium-the-long-night-1.json"'
		);
		const text = await response.text();
		expect(
			await application.keeping('heritage').files.import(text, into('group-one'))
		).toMatchObject({
			kind: 'imported'
		});
	});
});

describe('drafts', () => {
	it('are kept, read and thrown away', async () => {
		expect((await PUT(asked({ savedAt: 5, value: { power: 3 } }))).status).toBe(204);
		expect(await answerOf(getDraft(asked('')))).toEqual({
			status: 200,
			body: { savedAt: 5, value: { power: 3 } }
		});
		const older = await answerOf(PUT(asked({ savedAt: 4, value: { power: 1 } })));
		expect(older).toMatchObject({ status: 409, body: { message: expect.any(String) } });
		expect((await PUT(asked({ savedAt: 5, value: { power: 3 } }))).status).toBe(204);
		expect((await DELETE(asked(''))).status).toBe(204);
		expect(await answerOf(getDraft(asked('')))).toEqual({ status: 200, body: null });
	});

	it('are refused under a key that is none, and without a form', async () => {
		await expect(async () => getDraft(asked('', { key: '../x' }))).rejects.toMatchObject({
			status: 404
		});
		expect((await PUT(asked({ value: 1 }))).status).toBe(400);
	});
});
