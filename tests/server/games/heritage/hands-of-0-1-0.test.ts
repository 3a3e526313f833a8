import { createClient } from '@libsql/client';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApplication, type Application } from '../../../../src/lib/server/application.ts';
import { seatsOf } from '../../../../src/lib/server/logs/annex.ts';
import { changeSeat } from '../../../../src/lib/server/logs/change-seat.ts';
import { migrateDatabase, migrationsFolder } from '../../../../src/lib/server/db/migrate.ts';
import { logAccess } from '../../../../src/lib/server/tables/access.ts';
import { holdsSeat } from '../../../../src/lib/server/tables/sitting.ts';
import { about, putData } from '../../../support/left-by-0-1-0.ts';

const { story } = about.chronicles;
const { keeper, player, hands } = about;

let folder: string;
let application: Application;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-'));
	putData(folder);
	application = await startApplication({ databaseUrl: `file:${join(folder, 'elysium.db')}` });
});
afterAll(async () => {
	await application.close();
	rmSync(folder, { recursive: true });
});

async function sees(person: string): Promise<string[]> {
	const access = await logAccess(application.database.read, person, story, 'heritage');
	return Object.keys(hands).filter((seat) => access && holdsSeat(access, seat));
}

it('the hands of a chapter that 0.1.0 dealt are whose seats they lie at, and stay theirs', async () => {
	const known = await seatsOf(application.database.read, story);
	const ben = known.find(({ seatId }) => seatId === player.seat)?.userId ?? '';
	const held = await sees(keeper.id);
	expect(held).toContain(keeper.seat);
	expect(await sees(ben)).toEqual([player.seat]);
	const change = (userId: string | null) =>
		changeSeat(
			application,
			story,
			{ seatId: player.seat, name: player.name, userId },
			{ ...keeper, now: Date.now() }
		);
	expect(await change(null)).toEqual({ ok: true });
	expect(await sees(keeper.id)).toEqual(held);
	expect(await change(ben)).toEqual({ ok: true });
	expect(await sees(ben)).toEqual([player.seat]);
});

/** The first migrations of today, in a folder of their own. */
function firstMigrations(count: number, into: string): string {
	cpSync(migrationsFolder(), into, { recursive: true });
	const journal = join(into, 'meta', '_journal.json');
	const all = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };
	writeFileSync(journal, JSON.stringify({ ...all, entries: all.entries.slice(0, count) }));
	return into;
}

it('whose hands a program in between noted stays, and an unreadable event stops no update', async () => {
	const between = mkdtempSync(join(tmpdir(), 'elysium-'));
	putData(between);
	const client = createClient({ url: `file:${join(between, 'elysium.db')}` });
	await migrateDatabase(client, firstMigrations(11, join(between, 'drizzle')));
	const noted = [story, player.seat];
	await client.execute({
		sql: `UPDATE seats SET dealt_to = 'somebody', dealt_chapter = 1, user_id = NULL
			WHERE chronicle_id = ? AND seat_id = ?`,
		args: noted
	});
	await client.execute({
		sql: `UPDATE events SET event = '{' WHERE chronicle_id = ?1
			AND seq = (SELECT max(seq) FROM events WHERE chronicle_id = ?1)`,
		args: [story]
	});
	await migrateDatabase(client);
	const { rows } = await client.execute({
		sql: `SELECT seat_id, user_id, dealt_to, dealt_chapter, dealt_vacant FROM seats WHERE chronicle_id = ?`,
		args: [story]
	});
	client.close();
	rmSync(between, { recursive: true });
	expect(rows).toHaveLength(3);
	for (const { seat_id, user_id, dealt_to, dealt_vacant } of rows) {
		const isNoted = seat_id === player.seat;
		expect(dealt_to).toBe(isNoted ? 'somebody' : (user_id ?? keeper.id));
		expect(dealt_vacant).toBe(!isNoted && user_id === null ? 1 : 0);
	}
});
