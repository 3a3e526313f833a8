import { afterEach, beforeEach, expect, it } from 'vitest';
import { judge } from '../../../../src/lib/server/http/gate.ts';
import type { AnyKeeping } from '../../../../src/lib/server/logs/keeping.ts';
import { ComputerMoves } from '../../../../src/lib/server/logs/computer.ts';
import * as hurry from '../../../../src/routes/api/logs/[log]/hurry/+server.ts';
import { openGroup, type Group } from '../../../support/group.ts';
import { start } from '../../../unit/heritage/table.ts';
import { atTable, dealTable, plain } from './dealt-table.ts';

const SEATS = ['s1', 's2', 's3'];

let group: Group;
let chronicle: string;
/** A clock of the test, behind that of the house: whatever waits for a pause waits until a test goes on. */
let now: number;
const HURRIED_MS = 400;
beforeEach(async () => {
	now = Date.now();
	group = await openGroup([
		{ id: 'the-keeper', role: 'keeper' },
		{ id: 'ada-of-s1', role: 'player', seat: 's1' },
		{ id: 'ben-of-s3', role: 'player', seat: 's3' },
		{ id: 'a-spectator', role: 'spectator' }
	]);
	chronicle = await group.found(SEATS, { ...start(3), dealer: 'app' });
	await dealTable(group, chronicle, SEATS);
	for (let table = await tableNow(); table.turn?.seat !== 's2'; table = await tableNow())
		await group.act(chronicle, atTable(plain(table)));
	await give('s2');
});
afterEach(() => group.close());

const give = (seat: string) =>
	group.act(chronicle, { type: 'GiveSeatToRival', seat, strength: 'easy' });
async function log() {
	const read = await group.application.keeping('heritage').logs.read(chronicle);
	if (!read) throw new Error('the log is gone');
	return read;
}
async function tableNow() {
	const { table } = (await log()).state;
	if (!table) throw new Error('a table lies there');
	return table;
}

function rivals(): ComputerMoves {
	const { database, vault, keeping } = group.application;
	const kept = keeping('heritage');
	return new ComputerMoves(new Map([['heritage', kept as unknown as AnyKeeping]]), {
		database,
		vault,
		now: () => new Date(now),
		think: (_game, question) => kept.work.think(question)
	});
}

it('moves after a short pause on the version that is hurried, and on no other', async () => {
	const code = rivals();
	const { version } = await log();
	await code.hurry(chronicle, version - 1);
	now += HURRIED_MS;
	await code.look();
	now -= HURRIED_MS;
	expect((await log()).version).toBe(version);
	await code.hurry(chronicle, version);
	now += HURRIED_MS - 1;
	await code.look();
	expect((await log()).version, 'other tables get their turn').toBe(version);
	await code.hurry(chronicle, version);
	now += 1;
	await code.look();
	const moved = (await log()).version;
	expect(moved).toBeGreaterThan(version);
	await code.look();
	expect((await log()).version, 'the next move has its own pause').toBe(moved);
});

/** Asks as somebody; null: they may not even ask. */
async function asks(id: string, content: unknown): Promise<number | null> {
	const person = { id, name: id, guest: false };
	const verdict = await judge(group.application.database.read, {
		routeId: '/api/logs/[log]/hurry',
		params: { log: chronicle },
		method: 'POST',
		search: new URLSearchParams(),
		person
	});
	if (verdict.kind !== 'open') return null;
	const request = new Request('http://localhost/x', {
		method: 'POST',
		body: JSON.stringify(content)
	});
	const locals = { user: person, denied: null, access: verdict.access };
	const response = await hurry.POST({ request, params: { log: chronicle }, locals } as never);
	return response.status;
}

it('is for whoever plays all seats that code does not', async () => {
	const { version } = await log();
	expect(await asks('ada-of-s1', { version }), 'Ben has to follow').toBe(403);
	expect(await asks('the-keeper', { version })).toBe(403);
	expect(await asks('a-spectator', { version })).toBeNull();
	await give('s3');
	expect(await asks('ada-of-s1', { version })).toBe(200);
	expect(await asks('ben-of-s3', { version }), 'Ada has to follow').toBe(403);
	expect(await asks('ada-of-s1', { version: 'now' })).toBe(400);
});
