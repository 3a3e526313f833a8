import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES } from '../../../src/lib/games/heritage/boards/registry.ts';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import type { Dealt } from '../../../src/lib/games/heritage/dealing/dealt.ts';
import {
	deviceDealer,
	NOTHING_REMEMBERED
} from '../../../src/lib/games/heritage/dealing/device.ts';
import { decideOnDevice } from '../../../src/lib/games/heritage/table/engine.ts';
import type { Application } from '../../../src/lib/server/application.ts';
import { newToken } from '../../../src/lib/server/accounts/tokens.ts';
import { seats } from '../../../src/lib/server/db/schema/chronicles.ts';
import { judge } from '../../../src/lib/server/http/gate.ts';
import { auditOf } from '../../../src/lib/server/tables/audit.ts';
import { changeRole, removeMember } from '../../../src/lib/server/tables/groups.ts';
import { lend } from '../../../src/lib/server/tables/leases.ts';
import { POST as command } from '../../../src/routes/api/logs/[log]/commands/+server.ts';
import * as lease from '../../../src/routes/api/logs/[log]/lease/+server.ts';
import { openGroup, type Group, type Person } from '../../support/group.ts';
import { start } from '../../unit/heritage/table.ts';
import { atTable, dealTable, plain } from '../games/heritage/dealt-table.ts';
import { newCommandId } from '../logs/house.ts';

const PEOPLE: readonly Person[] = [
	{ id: 'the-keeper', role: 'keeper' },
	{ id: 'ada-of-s1', role: 'player', seat: 's1' },
	{ id: 'ben-of-s2', role: 'player', seat: 's2' },
	{ id: 'a-player-without-a-seat', role: 'player' },
	{ id: 'the-referee', role: 'referee' },
	{ id: 'a-spectator', role: 'spectator' }
];
const SEATS = ['s1', 's2'];

let group: Group;
let application: Application;
let chronicle: string;
beforeEach(async () => {
	group = await openGroup(PEOPLE);
	({ application } = group);
	chronicle = await group.found(SEATS, start(2));
	await dealTable(group, chronicle, SEATS);
});
afterEach(() => group.close());

const act = (body: Command) => group.act(chronicle, body);
async function chronicleNow() {
	const now = await application.keeping('heritage').logs.read(chronicle);
	if (!now?.state.table) throw new Error('a table is laid out');
	return { ...now, table: now.state.table };
}
const tableNow = async () => (await chronicleNow()).table;

/** Asks an endpoint as somebody; null: the guard of the house let them not even ask. */
async function ask(
	id: string,
	door: (event: never) => Response | Promise<Response>,
	method: 'GET' | 'POST' | 'DELETE',
	content?: unknown,
	search = ''
): Promise<{ status: number; said: Record<string, unknown> } | null> {
	const person = { id, name: id, guest: false };
	const routeId = `/api/logs/[log]/${door === command ? 'commands' : 'lease'}`;
	const verdict = await judge(application.database.read, {
		routeId,
		params: { log: chronicle },
		method,
		search: new URLSearchParams(),
		person
	});
	if (verdict.kind !== 'open') return null;
	const url = new URL(`http://localhost/x${search}`);
	const body = content === undefined ? {} : { body: JSON.stringify(content) };
	const response = await door({
		url,
		request: new Request(url, { method, ...body }),
		params: { log: chronicle },
		locals: { user: person, denied: null, access: verdict.access }
	} as never);
	const text = await response.text();
	return { status: response.status, said: text === '' ? {} : JSON.parse(text) };
}
const asks = (id: string, device = `phone-of-${id}`) => ask(id, lease.POST, 'POST', { device });
const ends = (id: string, how: { lease: string } | { since: number; reason: string }) =>
	ask(id, lease.DELETE, 'DELETE', how);
/** Since when the lease that somebody sees there holds. */
async function sinceWhen(): Promise<number> {
	const seen = await ask('the-keeper', lease.GET, 'GET');
	return (seen?.said.lease as { since: number } | null)?.since ?? 0;
}
const callsBack = async (id: string, reason: string) =>
	ends(id, { since: await sinceWhen(), reason });

async function leaseOfAda(): Promise<string> {
	const lent = await asks('ada-of-s1');
	expect(lent?.status).toBe(200);
	return String(lent?.said.lease);
}

/** The next thing of Ada's turn as her phone decides it by itself, without any secret. */
async function dealtBy(id: string, changes: Partial<Dealt> = {}) {
	const table = await tableNow();
	const wanted = plain(table);
	const dealer = deviceDealer(NOTHING_REMEMBERED, seededChance(5), {});
	const decision = decideOnDevice(BATTLEGROUND_MODULES, table, wanted, dealer);
	if (!decision.accepted) throw new Error(decision.refusal.reason);
	const dealt = { lease: id, chapter: 1, ...dealer.dealt(), ...changes };
	expect(dealt.characters).toHaveLength(1);
	return { events: decision.events, body: { type: 'ActAtTable', command: wanted, dealt } as const };
}
const sends = (id: string, body: Command, commandId = newCommandId()) =>
	ask(id, command, 'POST', { id: commandId, seen: 1, command: body });

describe('the lease of a table', () => {
	it('is lent to who plays there, and to nobody else', async () => {
		const lent: string[] = [];
		for (const { id } of PEOPLE) {
			const answer = await asks(id);
			if (answer?.status !== 200) continue;
			lent.push(id);
			await ends(id, { lease: String(answer.said.lease) });
		}
		expect(lent).toEqual(['ada-of-s1', 'ben-of-s2']);
		expect((await asks('a-player-without-a-seat'))?.said.sentence).toMatch(
			/a player at this table/
		);
		expect(await asks('the-referee')).toBeNull();
		expect(await asks('a-spectator')).toBeNull();
	});

	it('is held by one device, which may ask again; every member sees whose it is', async () => {
		const held = await leaseOfAda();
		expect(await leaseOfAda()).toBe(held);
		expect(await asks('ada-of-s1', 'another-phone-of-ada')).toMatchObject({
			status: 409,
			said: { sentence: expect.stringMatching(/Another device of yours/) }
		});
		expect(await asks('ben-of-s2')).toMatchObject({
			status: 409,
			said: { sentence: expect.stringMatching(/^The phone of ada-of-s1 deals here/) }
		});
		for (const [id, own] of [
			['ada-of-s1', true],
			['a-spectator', false]
		] as const) {
			const seen = await ask(id, lease.GET, 'GET', undefined, '?device=phone-of-ada-of-s1');
			expect(seen?.said.lease).toEqual({
				by: 'ada-of-s1',
				since: expect.any(Number),
				chapter: 1,
				own
			});
		}
	});

	it('is given back by its holder, called back by the keeper alone, and both are written down', async () => {
		const held = await leaseOfAda();
		expect(await ends('ben-of-s2', { lease: held })).toMatchObject({ status: 409 });
		expect(await callsBack('ben-of-s2', 'because')).toMatchObject({ status: 403 });
		expect(await ends('ada-of-s1', { lease: held })).toMatchObject({ status: 204 });
		await leaseOfAda();
		expect(await callsBack('the-keeper', 'the phone drowned')).toMatchObject({
			status: 204
		});
		expect(await callsBack('the-keeper', 'again')).toMatchObject({ status: 409 });
		expect((await asks('ben-of-s2'))?.status).toBe(200);
		const lines = await auditOf(application.database.read, 'group-one', chronicle);
		expect(lines.map(({ what, actor, person, reason }) => [what, actor, person, reason])).toEqual([
			['lease-lent', 'ben-of-s2', 'ben-of-s2', null],
			['lease-called-back', 'the-keeper', 'ada-of-s1', 'the phone drowned'],
			['lease-lent', 'ada-of-s1', 'ada-of-s1', null],
			['lease-given-back', 'ada-of-s1', 'ada-of-s1', null],
			['lease-lent', 'ada-of-s1', 'ada-of-s1', null]
		]);
	});

	it('is not called back by a request that meant another', async () => {
		const held = await leaseOfAda();
		const since = await sinceWhen();
		await ends('ada-of-s1', { lease: held });
		while (Date.now() === since) await new Promise((next) => setTimeout(next, 1));
		const ofBen = await asks('ben-of-s2');
		expect(await ends('the-keeper', { since, reason: 'it came late' })).toMatchObject({
			status: 409
		});
		expect((await asks('ben-of-s2'))?.said, 'Ben still holds it').toEqual(ofBen?.said);
	});

	it('is not ended by a request of a chapter before', async () => {
		const { database } = application;
		const table = { groupId: 'group-one', chronicleId: chronicle };
		const device = { id: 'phone-of-ben', lease: newToken() };
		const ben = { id: 'ben-of-s2', now: 1 };
		await lend(database, { ...table, chapter: 2 }, device, ben);
		const late = await asks('ada-of-s1');
		expect(late).toMatchObject({
			status: 409,
			said: { sentence: expect.stringMatching(/^That chapter is over/) }
		});
		expect(await lend(database, { ...table, chapter: 2 }, device, ben)).toEqual({
			ok: true,
			id: device.lease
		});
	});

	it.each(['spectator', 'referee', null] as const)(
		'is over once its holder plays there no more: %s',
		async (role) => {
			const { database } = application;
			const by = { id: 'the-keeper', now: 1 };
			const ada = 'ada-of-s1';
			await leaseOfAda();
			await changeRole(database, 'group-one', ada, 'player', by);
			await changeRole(database, 'another-group', ada, 'spectator', by);
			expect(await sinceWhen(), 'who plays on keeps it').toBeGreaterThan(0);
			await (role === null
				? removeMember(database, 'group-one', ada, by)
				: changeRole(database, 'group-one', ada, role, by));
			expect(await sinceWhen()).toBe(0);
			expect((await asks('ben-of-s2'))?.status).toBe(200);
		}
	);

	it('holds no longer once the seat is somebody else’s', async () => {
		const first = await leaseOfAda();
		const { body } = await dealtBy(first);
		await application.database.write((tx) =>
			tx.update(seats).set({ userId: 'a-player-without-a-seat' }).where(eq(seats.seatId, 's1'))
		);
		expect(await sinceWhen()).toBe(0);
		expect((await sends('ada-of-s1', body))?.status).toBe(403);
		expect((await asks('a-player-without-a-seat'))?.status).toBe(200);
	});

	it('deals nothing that needs no seat either, once the seat is somebody else’s', async () => {
		const lease = await leaseOfAda();
		const { queue } = await tableNow();
		const corrections = [{ set: 'queue' as const, queue: [...queue].reverse() }];
		const body = {
			...atTable({ type: 'CorrectTable', corrections, reason: 'a test' }),
			dealt: { lease, chapter: 1, characters: [], lots: [] }
		};
		const gives = (userId: string) =>
			application.database.write((tx) =>
				tx.update(seats).set({ userId }).where(eq(seats.seatId, 's1'))
			);
		await gives('a-player-without-a-seat');
		expect(await sends('ada-of-s1', body)).toMatchObject({
			status: 409,
			said: { reason: 'lease-not-held', sentence: expect.stringMatching(/^You did not play here/) }
		});
		await gives('ada-of-s1');
		expect((await sends('ada-of-s1', body))?.status).toBe(200);
	});

	it('is over with its chapter', async () => {
		const first = await leaseOfAda();
		const table = { groupId: 'group-one', chronicleId: chronicle, chapter: 2 };
		const device = { id: 'phone-of-ben', lease: newToken() };
		const lent = await lend(application.database, table, device, { id: 'ben-of-s2', now: 1 });
		expect(lent).toEqual({ ok: true, id: device.lease });
		const { body } = await dealtBy(first);
		expect((await sends('ada-of-s1', body))?.said).toMatchObject({
			reason: 'lease-not-held',
			sentence: expect.stringMatching(/chapter that is over/)
		});
	});

	it('is lent for no table that the box deals', async () => {
		await act(atTable({ type: 'ChangeDealer', dealer: 'box', reason: 'a test' }));
		expect(await asks('ada-of-s1')).toMatchObject({ status: 409 });
	});
});

describe('what a phone dealt off the network', () => {
	it('is written as it dealt it, and says so', async () => {
		const { body, events } = await dealtBy(await leaseOfAda());
		expect((await sends('ada-of-s1', body))?.status).toBe(200);
		const { state } = await chronicleNow();
		expect(state.course.steps.at(-1)).toEqual(events);
		expect(events).toContainEqual({
			type: 'QueueRefilled',
			character: body.dealt.characters[0],
			chance: 'device'
		});
	});

	it('counts once, however often it is sent, over a restart and after the lease is gone', async () => {
		const { body } = await dealtBy(await leaseOfAda());
		const commandId = newCommandId();
		const first = await sends('ada-of-s1', body, commandId);
		expect(first?.status).toBe(200);
		await group.restart();
		({ application } = group);
		await callsBack('the-keeper', 'a test');
		expect(await sends('ada-of-s1', body, commandId)).toEqual(first);
		expect((await chronicleNow()).version).toBe(first?.said.version);
	});

	it('is refused where the lease is called back, with the reason, and where it was never this phone’s', async () => {
		const held = await leaseOfAda();
		const { body } = await dealtBy(held);
		const { version } = await chronicleNow();
		const someone = { ...body, dealt: { ...body.dealt, lease: 'some-other-lease' } };
		expect((await sends('ada-of-s1', someone))?.said).toMatchObject({ reason: 'lease-not-held' });
		// The keeper plays the seat of Ada too, but not with her phone.
		expect((await sends('the-keeper', body))?.said).toMatchObject({ reason: 'lease-not-held' });
		await callsBack('the-keeper', 'the phone drowned');
		expect(await sends('ada-of-s1', body)).toMatchObject({
			status: 409,
			said: { reason: 'lease-not-held', sentence: expect.stringMatching(/“the phone drowned”/) }
		});
		expect((await chronicleNow()).version).toBe(version);
		const { dealt: _dealt, ...plainly } = body;
		expect((await sends('ada-of-s1', plainly))?.status, 'done again, the app deals').toBe(200);
	});

	it('tells the phone that held it who ended it and why, and no other one', async () => {
		const looks = async (device: string) =>
			(await ask('ada-of-s1', lease.GET, 'GET', undefined, `?device=${device}`))?.said.ended;
		await leaseOfAda();
		expect(await looks('phone-of-ada-of-s1')).toBeNull();
		await callsBack('the-keeper', 'the phone drowned');
		expect(await looks('phone-of-ada-of-s1')).toMatch(
			/^The keeper ended offline dealing .*“the phone drowned”$/
		);
		expect(await looks('another-phone-of-ada')).toBeNull();
		await leaseOfAda();
		expect(await looks('phone-of-ada-of-s1'), 'lent anew').toBeNull();
	});

	it('is refused where its card had come to light, and where there is no such card', async () => {
		const held = await leaseOfAda();
		const { queue } = await tableNow();
		for (const [characters, reason] of [
			[[queue[0] ?? ''], 'dealt-card-seen'],
			[['nobody'], 'dealt-card-unknown'],
			[[], 'dealt-otherwise']
		] as const) {
			const { body } = await dealtBy(held);
			const forged = { ...body, dealt: { ...body.dealt, characters: [...characters] } };
			expect((await sends('ada-of-s1', forged))?.said).toMatchObject({ reason });
		}
	});

	it('is decided anew where others went on meanwhile', async () => {
		const { body } = await dealtBy(await leaseOfAda());
		await act(atTable(plain(await tableNow())));
		expect((await sends('ada-of-s1', body))?.said).toMatchObject({
			reason: expect.stringMatching(/^(question-open|already-recruited)$/)
		});
	});
});
