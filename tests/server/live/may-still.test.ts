import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestEvent } from '@sveltejs/kit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApplication, type Application } from '../../../src/lib/server/application.ts';
import { members } from '../../../src/lib/server/db/schema/groups.ts';
import { judge } from '../../../src/lib/server/http/gate.ts';
import { mayStill } from '../../../src/lib/server/http/may-still.ts';
import { newCast, type Cast } from '../rights/support/cast.ts';

let folder: string;
let application: Application;
let cast: Cast;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-may-still-'));
	application = await openApplication({ databaseUrl: `file:${join(folder, 'elysium.db')}` });
	cast = await newCast(application);
}, 120_000);
afterAll(async () => {
	await application.close();
	rmSync(folder, { recursive: true });
});

const ROUTE = '/api/logs/[log]/live';
const personOf = (who: string) => {
	const found = cast.actors.find((actor) => actor.who === who);
	if (!found?.session) throw new Error(`nobody called ${who} is signed in`);
	return { id: found.id, session: found.session };
};
/** A stream that was opened with this session, as far as it is asked about. */
const streamOf = (sessionId: string | null) =>
	mayStill(application, {
		locals: { sessionId },
		route: { id: ROUTE },
		params: { log: cast.chronicle },
		request: new Request('http://elysium.test/'),
		url: new URL('http://elysium.test/')
	} as unknown as RequestEvent);

test('who asks at the same moment is answered as each request would be by itself', async () => {
	const sessions = cast.actors.flatMap(({ session }) => session ?? []);
	const alone = await Promise.all(
		sessions.map(async (session) => {
			const { kind } = await judge(application.database.read, {
				routeId: ROUTE,
				params: { log: cast.chronicle },
				method: 'GET',
				search: new URLSearchParams(),
				person: (await application.sessions.standing([session])).get(session) ?? null
			});
			return kind === 'open';
		})
	);
	expect(await Promise.all(sessions.map((session) => streamOf(session)()))).toEqual(alone);
	expect(new Set(alone)).toEqual(new Set([true, false]));
});

test('a path is about the log that its page shows, whatever else it names', async () => {
	const { id } = personOf('player');
	const { kind, ...told } = await judge(application.database.read, {
		routeId: '/heritage/draws/[draw]/of/[chronicle]',
		params: { chronicle: cast.chronicle, draw: 'of-another-group' },
		method: 'GET',
		search: new URLSearchParams(),
		person: { id, name: 'player', guest: false }
	});
	expect({ kind, ...told }).toMatchObject({ kind: 'denied', status: 404 });
});

test('a member may, until the group is left', async () => {
	const { id, session } = personOf('player');
	const may = streamOf(session);
	expect(await may()).toBe(true);
	await application.database.write((tx) => tx.delete(members).where(eq(members.userId, id)));
	expect(await may()).toBe(false);
});

test('a member may, until signing out', async () => {
	const { session } = personOf('keeper');
	const may = streamOf(session);
	expect(await may()).toBe(true);
	await application.sessions.close(session);
	expect(await may()).toBe(false);
});

test('nobody who is not signed in may', async () => {
	expect(await streamOf(null)()).toBe(false);
});
