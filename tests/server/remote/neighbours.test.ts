import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/lib/server/db/client.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { users } from '../../../src/lib/server/db/schema/accounts.ts';
import { chronicles } from '../../../src/lib/server/db/schema/chronicles.ts';
import { groups } from '../../../src/lib/server/db/schema/groups.ts';
import { leases } from '../../../src/lib/server/db/schema/leases.ts';
import { tries } from '../../../src/lib/server/db/schema/sharing.ts';
import { countTogether } from '../../../src/lib/server/http/counting.ts';
import { Limits } from '../../../src/lib/server/http/limits.ts';
import type { Visitor } from '../../../src/lib/server/live/company.ts';
import { Listeners } from '../../../src/lib/server/live/listeners.ts';
import { Neighbours } from '../../../src/lib/server/live/neighbours.ts';
import { openSqld, type Sqld } from './support/sqld.ts';

const MIRA = { id: 'mira', name: 'Mira', seats: ['s1'] };
const VLAD = { id: 'vlad', name: 'Vlad', seats: [] };
/** A look each 200 ms, and what it takes. */
const SOON_MS = 2_000;

let server: Sqld;
/** What each process has of the same database. */
const databases: Database[] = [];
const processes: { listeners: Listeners; neighbours: Neighbours }[] = [];

beforeAll(async () => {
	server = await openSqld();
	for (let count = 0; count < 2; count++)
		databases.push(await openDatabase({ databaseUrl: server.url(), databaseToken: server.token }));
	await databases[0]?.write(async (tx) => {
		await tx.insert(groups).values({ id: 'one', name: 'One', createdAt: 0 });
		for (const { id, name } of [MIRA, VLAD])
			await tx.insert(users).values({ id, name, createdAt: 0 });
		const row = { groupId: 'one', title: '', createdAt: 0, projectedBy: '' };
		for (const id of ['here', 'other'])
			await tx.insert(chronicles).values({ ...row, id, logId: id, version: 1 });
	});
}, 180_000);
afterEach(() => {
	for (const { listeners, neighbours } of processes.splice(0)) {
		neighbours.stop();
		listeners.end();
	}
});
afterAll(async () => {
	for (const database of databases) await database.close();
	await server.dispose();
});

const database = (index: number): Database => {
	const found = databases[index];
	if (!found) throw new Error('there are two processes');
	return found;
};

function start(index: number) {
	const listeners = new Listeners();
	const neighbours = new Neighbours(database(index), listeners);
	processes.push({ listeners, neighbours });
	return { listeners, neighbours };
}

function attend(listeners: Listeners, log: string, visitor: Visitor) {
	const heard = { versions: [] as number[], present: [] as string[], ended: false, lent: 0 };
	const listener = {
		visitor,
		tell: (version: number) => void heard.versions.push(version),
		meet: (present: readonly Visitor[]) => void (heard.present = present.map(({ name }) => name)),
		lent: () => void (heard.lent += 1),
		end: () => void (heard.ended = true)
	};
	const leave = listeners.add(log, listener);
	const go = listeners.introduce(log, listener);
	return {
		heard,
		leave() {
			leave();
			go();
		}
	};
}

async function until(isSo: () => boolean, within = SOON_MS): Promise<number> {
	const began = performance.now();
	while (!isSo() && performance.now() - began < within) await sleep(10);
	expect(isSo(), `within ${within} ms`).toBe(true);
	return performance.now() - began;
}

const writeAt = (index: number, id: string, version: number) =>
	database(index).write((tx) =>
		tx.update(chronicles).set({ version }).where(eq(chronicles.id, id))
	);

describe('who listens at one process', () => {
	it('hears what another one wrote, of that log alone', async () => {
		const { listeners } = start(0);
		const [here, other] = [attend(listeners, 'here', MIRA), attend(listeners, 'other', MIRA)];
		await until(() => here.heard.versions.includes(1) && other.heard.versions.includes(1));
		await writeAt(1, 'here', 7);
		await until(() => here.heard.versions.includes(7));
		expect(here.heard.versions).toEqual([1, 7]);
		expect(other.heard.versions).toEqual([1]);
	});

	it('hears of a device that deals there since, and of one that does not any more', async () => {
		const { listeners } = start(0);
		const [here, other] = [attend(listeners, 'here', MIRA), attend(listeners, 'other', MIRA)];
		await until(() => here.heard.versions.length > 0 && other.heard.versions.length > 0);
		const row = { chronicleId: 'here', chapter: 1, userId: MIRA.id, device: 'phone', since: 1 };
		await database(1).write((tx) => tx.insert(leases).values({ ...row, id: 'lease' }));
		await until(() => here.heard.lent === 1);
		await database(1).write((tx) => tx.update(leases).set({ ended: 'called-back', endedAt: 2 }));
		await until(() => here.heard.lent === 2);
		expect(other.heard.lent).toBe(0);
	});

	it('meets who looks at the same log at another one, each once', async () => {
		const [one, two] = [start(0), start(1)];
		const mira = attend(one.listeners, 'here', MIRA);
		const vlad = attend(two.listeners, 'here', VLAD);
		const again = attend(two.listeners, 'here', MIRA);
		await until(() => mira.heard.present.length === 2 && vlad.heard.present.length === 2);
		expect(mira.heard.present).toEqual(['Mira', 'Vlad']);
		expect(vlad.heard.present).toEqual(['Vlad', 'Mira']);
		again.leave();
		await until(() => mira.heard.present.length === 2);
	});

	it('misses those of a process that was killed, five seconds after it was alive last', async () => {
		const [one, two] = [start(0), start(1)];
		const mira = attend(one.listeners, 'here', MIRA);
		attend(two.listeners, 'here', VLAD);
		await until(() => mira.heard.present.length === 2);
		two.neighbours.stop();
		const took = await until(() => mira.heard.present.length === 1, 6_000);
		expect(took).toBeGreaterThan(3_000);
	});

	it('is let go when the log is deleted elsewhere', async () => {
		const { listeners } = start(0);
		const here = attend(listeners, 'other', MIRA);
		await until(() => here.heard.versions.length > 0);
		await database(1).write((tx) => tx.delete(chronicles).where(eq(chronicles.id, 'other')));
		await until(() => here.heard.ended);
	});

	it('hears again once the database was away', async () => {
		const { listeners } = start(0);
		const here = attend(listeners, 'here', MIRA);
		await until(() => here.heard.versions.length > 0);
		await server.kill();
		await sleep(300);
		await server.start();
		await writeAt(1, 'here', 8);
		await until(() => here.heard.versions.includes(8), 6_000);
	});
});

describe('tries of a name', () => {
	const limits = (index: number) =>
		new Limits(1, countTogether(database(index), Buffer.from('secret')));
	const allowed = async (times: number, name: string) => {
		let count = 0;
		for (let index = 0; index < times; index++)
			if ((await limits(index % 2).countByName('sign-in', name, '192.168.7.5')).ok) count++;
		return count;
	};

	it('are counted at all processes together', async () => {
		expect(await allowed(12, 'mira')).toBe(10);
		expect(await limits(1).peek('sign-in-by-name', '192.168.7.5 mira')).toMatchObject({
			ok: false
		});
		expect(await limits(1).peek('sign-in-by-name', '192.168.7.5 vlad')).toEqual({ ok: true });
	});

	it('are forgiven at all of them', async () => {
		await limits(0).forgiveByName('sign-in', 'mira', '192.168.7.5');
		expect(await allowed(10, 'mira')).toBe(10);
	});

	it('stand in no row by which anybody could be known', async () => {
		const rows = JSON.stringify(await database(0).read.select().from(tries));
		expect(rows).not.toMatch(/mira|192/);
	});

	it('are forgotten after a while', async () => {
		await database(0).write((tx) => tx.update(tries).set({ until: 1 }));
		expect(await allowed(10, 'mira')).toBe(10);
	});
});
