import { eq } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import type { ThingId } from '../../../../src/lib/games/heritage/shapes.ts';
import type { TableCommand } from '../../../../src/lib/games/heritage/table/commands.ts';
import { startApplication, type Application } from '../../../../src/lib/server/application.ts';
import { users } from '../../../../src/lib/server/db/schema/accounts.ts';
import { seats as seatsTable } from '../../../../src/lib/server/db/schema/chronicles.ts';
import { groups, members } from '../../../../src/lib/server/db/schema/groups.ts';
import { joinBy } from '../../../../src/lib/server/games/heritage/passing-along.ts';
import { changeSeat } from '../../../../src/lib/server/games/heritage/change-seat.ts';
import { judge } from '../../../../src/lib/server/http/gate.ts';
import { logAccess } from '../../../../src/lib/server/tables/access.ts';
import { handOver, removeMember } from '../../../../src/lib/server/tables/groups.ts';
import { invite } from '../../../../src/lib/server/tables/invitations.ts';
import type { Role } from '../../../../src/lib/server/tables/roles.ts';
import { POST } from '../../../../src/routes/api/logs/[log]/commands/+server.ts';
import { GET as getHand } from '../../../../src/routes/api/logs/[log]/hands/[seat]/+server.ts';
import { GET as getTable } from '../../../../src/routes/api/logs/[log]/table/+server.ts';
import { load as loadSetUp } from '../../../../src/routes/chronicles/[chronicle]/chapters/[chapter]/set-up/+page.server.ts';
import { load as loadTable } from '../../../../src/routes/chronicles/[chronicle]/chapters/[chapter]/table/+page.server.ts';
import { POST as exportSealed } from '../../../../src/routes/chronicles/[chronicle]/export/+server.ts';
import { load as loadLedger } from '../../../../src/routes/chronicles/[chronicle]/ledger/+page.server.ts';
import { prologue, start } from '../../../unit/heritage/table.ts';
import { laid, plain } from './dealt-table.ts';
import { newCommandId } from '../../logs/house.ts';

const PEOPLE: readonly { readonly id: string; readonly role: Role; readonly seat?: string }[] = [
	{ id: 'the-keeper', role: 'keeper', seat: 's3' },
	{ id: 'first-player', role: 'player', seat: 's1' },
	{ id: 'other-player', role: 'player', seat: 's2' },
	{ id: 'the-referee', role: 'referee' },
	{ id: 'a-spectator', role: 'spectator' }
];
const SEATS = ['s1', 's2', 's3', 's4'];
const HANDS = '/api/logs/[log]/hands/[seat]';
const KEEPER = { id: 'the-keeper', name: 'the-keeper' };

let folder: string;
let application: Application;
let chronicle: string;
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-'));
	application = await startApplication({ databaseUrl: `file:${join(folder, 'elysium.db')}` });
	await application.database.write(async (tx) => {
		await tx.insert(groups).values({ id: 'group-one', name: 'One', createdAt: 0 });
		for (const { id, role } of PEOPLE) {
			await tx.insert(users).values({ id, name: id, createdAt: 0 });
			await tx.insert(members).values({ groupId: 'group-one', userId: id, role, joinedAt: 0 });
		}
	});
	const founded = await application.chronicles.found({
		groupId: 'group-one',
		seats: SEATS.map((seatId) => ({
			seatId,
			name: seatId,
			userId: PEOPLE.find(({ seat }) => seat === seatId)?.id ?? null
		})),
		actor: KEEPER,
		command: { id: newCommandId(), body: start(4) }
	});
	if (founded.kind !== 'founded') throw new Error(founded.sentence);
	chronicle = founded.chronicle;
	for (const body of [
		...SEATS.map((seat) => prologue(seat)),
		atTable({ type: 'SetTable', setting: laid() })
	])
		await act(body);
	while ((await tableNow()).phase !== 'play') await act(atTable(plain(await tableNow())));
});
afterEach(async () => {
	await application.close();
	rmSync(folder, { recursive: true });
});

const atTable = (command: TableCommand): Command => ({ type: 'ActAtTable', command });
async function act(body: Command): Promise<void> {
	const command = { id: newCommandId(), seen: 0, body };
	const answer = await application.chronicles.act({
		chronicle,
		actor: KEEPER,
		seat: null,
		command
	});
	if (answer.kind !== 'accepted') throw new Error(answer.sentence);
}
async function tableNow() {
	const table = (await application.chronicles.read(chronicle))?.state.table;
	if (!table) throw new Error('a table is laid out');
	return table;
}

/** What the guard of the house makes of somebody who asks for a hand. */
const judged = (id: string, seat: string) =>
	judge(application.database.read, {
		routeId: HANDS,
		params: { log: chronicle, seat },
		method: 'GET',
		search: new URLSearchParams(),
		person: { id, name: id, guest: false }
	});

async function asking(id: string, content?: unknown, seat = 's1') {
	const verdict = await judged(id, PEOPLE.find((one) => one.id === id)?.seat ?? 's4');
	const url = new URL('http://localhost/x');
	const body = content === undefined ? null : { method: 'POST', body: JSON.stringify(content) };
	return {
		url,
		request: new Request(url, body ?? {}),
		params: { log: chronicle, seat },
		locals: {
			user: { id, name: id, guest: false },
			denied: null,
			access: verdict.kind === 'open' ? verdict.access : null
		}
	} as never;
}

async function handOf(seat: string): Promise<{ position: number; scheme: ThingId | null }[]> {
	const response = await getHand(await asking('the-keeper', undefined, seat));
	expect(response.headers.get('cache-control')).toBe('no-store');
	const answer = (await response.json()) as {
		held: { position: number; scheme: string | null }[];
		hand: ThingId[] | null;
	};
	const faces = answer.held.map(({ scheme }) => scheme);
	expect(answer.hand).toEqual(faces.includes(null) ? null : faces);
	return answer.held;
}
const sealedAt = { key: 'dealing' };
const sealed = () =>
	application.vault.open(application.database.read, { chronicleId: chronicle, ...sealedAt });

/** A seat goes to somebody else, or is just a name again, as the keeper says in the settings. */
async function seats(seatId: string, userId: string | null): Promise<void> {
	const by = { ...KEEPER, now: Date.now() };
	const seat = { seatId, name: seatId, userId };
	expect(await changeSeat(application, chronicle, seat, by)).toEqual({ ok: true });
}
/** An invitation to a seat that is just a name. */
async function invitedTo(seatId: string): Promise<{ readonly token: string }> {
	const made = await invite(
		application.database,
		{
			groupId: 'group-one',
			invitedBy: 'the-keeper',
			role: 'player',
			seat: { chronicleId: chronicle, seatId },
			lifetime: 'day',
			maxUses: 1
		},
		2
	);
	if (!made.ok) throw new Error(made.sentence);
	return made;
}
/** Who sees the hand of a seat. */
async function seeing(seat: string): Promise<string[]> {
	const verdicts = await Promise.all(
		PEOPLE.map(async ({ id }) => [id, (await judged(id, seat)).kind] as const)
	);
	return verdicts.flatMap(([id, kind]) => (kind === 'open' ? id : []));
}
async function gives(id: string, command: Command): Promise<number> {
	const request = new Request('http://localhost/x', {
		method: 'POST',
		body: JSON.stringify({ id: newCommandId(), seen: 1, command })
	});
	const access = await logAccess(application.database.read, id, chronicle, 'heritage');
	const locals = { user: { id, name: id, guest: false }, denied: null, access };
	return (await POST({ request, params: { log: chronicle }, locals } as never)).status;
}

describe('a hidden hand whose seat goes to somebody else in mid-chapter', () => {
	it('is shown to nobody, and again to who held it once they are back', async () => {
		expect(await seeing('s1')).toEqual(['first-player']);
		await seats('s1', null);
		expect(await seeing('s1')).toEqual([]);
		await seats('s1', 'other-player');
		expect(await seeing('s1')).toEqual([]);
		await seats('s1', 'the-keeper');
		expect(await seeing('s1')).toEqual([]);
		await seats('s1', 'first-player');
		expect(await seeing('s1')).toEqual(['first-player']);
	});

	it('stays closed where somebody is removed, and the keys are handed over', async () => {
		const by = { id: 'the-keeper', now: 1 };
		await removeMember(application.database, 'group-one', 'first-player', by);
		expect(await seeing('s1')).toEqual([]);
		await application.database.write((tx) =>
			tx.update(users).set({ passwordHash: 'x' }).where(eq(users.id, 'other-player'))
		);
		expect(await seeing('s4')).toEqual(['the-keeper']);
		expect(
			await handOver(application.database, 'group-one', 'the-keeper', 'other-player', 2)
		).toEqual({ ok: true });
		// The new keeper holds the seats that are just names, and not what was dealt to the old one.
		expect(await seeing('s1')).toEqual([]);
		expect(await seeing('s4')).toEqual([]);
	});

	it('is not opened by lending the seat that was freed, nor by laying the table out again', async () => {
		await seats('s1', null);
		const lends = { type: 'LendSeat', seat: 's1', from: null, to: 'other-player', hand: true };
		expect(await gives('the-keeper', lends as Command)).toBe(200);
		expect(await seeing('s1')).toEqual([]);
		await act({ type: 'UndoAtTable', kept: 0, by: SEATS, reason: 'We begin again.' });
		await act(atTable({ type: 'SetTable', setting: laid() }));
		expect(await seeing('s1')).toEqual([]);
		expect(await seeing('s2')).toEqual(['other-player']);
	});

	it('leaves the keeper no voice for the seat when steps are undone', async () => {
		await seats('s1', null);
		const asks = { type: 'ProposeUndo', kept: 1, by: ['s1'] } as const;
		expect(await gives('the-keeper', { ...asks, by: ['s1'] })).toBe(403);
		expect(await gives('the-keeper', { ...asks, by: ['s3', 's4'] })).not.toBe(403);
	});

	it('is passed on by the one it was dealt to, which the ledger tells everybody', async () => {
		await seats('s1', 'other-player');
		const passes = { type: 'PassHand', seat: 's1', from: 'first-player', to: 'other-player' };
		for (const id of ['the-keeper', 'other-player'])
			expect(await gives(id, { ...passes, from: id } as Command)).toBe(403);
		expect(await gives('the-keeper', passes as Command)).toBe(403);
		expect(await gives('first-player', { ...passes, to: 'the-keeper' } as Command)).toBe(403);
		expect(await gives('first-player', passes as Command)).toBe(200);
		expect(await seeing('s1')).toEqual(['other-player']);
		const events = (await application.chronicles.events(chronicle, 0)) ?? [];
		expect(events.at(-1)).toMatchObject({
			actor: 'first-player',
			event: { ...passes, type: 'HandPassed' }
		});
		// Passed on, it does not come back by itself.
		await seats('s1', 'first-player');
		expect(await seeing('s1')).toEqual([]);
	});

	const asksFor = (by: string[], asks: string[], to = 'the-referee'): Command => ({
		type: 'ProposeHand',
		seat: 's1',
		from: 'first-player',
		to,
		by,
		asks
	});
	const answers = (proposal: number, seat: string, agrees = true): Command => ({
		type: 'AnswerUndo',
		proposal,
		seats: [seat],
		agrees
	});
	const lastEvent = async () => (await application.chronicles.events(chronicle, 0))?.at(-1);

	it('is shown where everybody else who was dealt one agrees, and to nobody before', async () => {
		await removeMember(application.database, 'group-one', 'first-player', {
			id: 'the-keeper',
			now: 1
		});
		await seats('s1', 'the-referee');
		// All of them are asked, and no others; who would see it is not.
		for (const asks of [['s2'], ['s3', 's4'], ['s1', 's2', 's3', 's4'], []])
			expect(await gives('the-referee', asksFor(['s1'], asks))).toBe(403);
		expect(await gives('the-referee', asksFor(['s1'], ['s2', 's3', 's4'], 'a-spectator'))).toBe(
			403
		);
		expect(await gives('the-referee', asksFor(['s1'], ['s2', 's3', 's4']))).toBe(200);
		expect(await gives('the-keeper', answers(0, 's2'))).toBe(403);
		for (const seat of ['s3', 's4']) expect(await gives('the-keeper', answers(0, seat))).toBe(200);
		expect(await seeing('s1')).toEqual([]);
		expect(await gives('other-player', answers(0, 's2'))).toBe(200);
		expect(await seeing('s1')).toEqual(['the-referee']);
		expect(await lastEvent()).toMatchObject({
			actor: 'other-player',
			event: {
				type: 'HandPassed',
				seat: 's1',
				to: 'the-referee',
				consent: { by: ['s1'], agreed: ['s3', 's4', 's2'] }
			}
		});
		const people = (await application.chronicles.read(chronicle))?.names.people;
		expect(people).toMatchObject({ 'the-referee': 'the-referee' });
	});

	it('stays closed where one of the others declines', async () => {
		await seats('s1', 'the-referee');
		expect(await gives('the-keeper', asksFor(['s3'], ['s2']))).toBe(200);
		expect(await gives('other-player', answers(0, 's2', false))).toBe(200);
		expect(await seeing('s1')).toEqual([]);
		expect((await lastEvent())?.event.type).toBe('UndoDeclined');
	});

	it('is not asked for past somebody who cannot answer, as the keeper could bring about', async () => {
		await seats('s1', 'the-referee');
		const demoted = (role: Role) =>
			application.database.write((tx) =>
				tx.update(members).set({ role }).where(eq(members.userId, 'other-player'))
			);
		await demoted('spectator');
		expect(await gives('the-referee', asksFor(['s1'], ['s3', 's4']))).toBe(403);
		expect(await gives('the-referee', asksFor(['s1'], []))).toBe(409);
		await demoted('player');
		await seats('s2', null);
		expect(await gives('the-referee', asksFor(['s1'], ['s3', 's4']))).toBe(403);
	});

	it('is not agreed to for a player who only lent their seat, nor by whoever would see it', async () => {
		const lends = { type: 'LendSeat', seat: 's2', from: 'other-player', to: 'the-keeper' };
		expect(await gives('other-player', { ...lends, hand: true } as Command)).toBe(200);
		await seats('s1', null);
		expect(await gives('the-keeper', asksFor(['s3'], ['s2'], 'the-keeper'))).toBe(200);
		expect(await gives('the-keeper', answers(0, 's2'))).toBe(403);
		expect(await seeing('s1')).toEqual([]);
		// Nor after the seat became the keeper's own, before the answer.
		await seats('s2', 'the-keeper');
		expect(await gives('the-keeper', answers(0, 's2'))).toBe(403);
		expect(await seeing('s1')).toEqual([]);
		await seats('s2', 'other-player');
		expect(await gives('other-player', answers(0, 's2'))).toBe(200);
		expect(await seeing('s1')).toEqual(['the-keeper']);
	});

	it('is not agreed to by an answer that was on its way before the question', async () => {
		const lends = { type: 'LendSeat', seat: 's2', from: 'other-player', to: 'the-keeper' };
		expect(await gives('other-player', { ...lends, hand: true } as Command)).toBe(200);
		await seats('s1', null);
		const before = await application.chronicles.read(chronicle);
		expect(await gives('the-keeper', asksFor(['s3'], ['s2'], 'the-keeper'))).toBe(200);
		vi.spyOn(application.chronicles, 'read').mockResolvedValueOnce(before);
		expect(await gives('the-keeper', answers(0, 's2'))).toBe(409);
		expect(await seeing('s1')).toEqual([]);
	});

	it('is not shown by an answer that comes after the seat went elsewhere', async () => {
		await seats('s1', 'the-referee');
		expect(await gives('the-keeper', asksFor(['s3'], ['s2']))).toBe(200);
		await seats('s1', 'first-player');
		expect(await gives('other-player', answers(0, 's2'))).toBe(409);
		expect(await seeing('s1')).toEqual(['first-player']);
		expect(await gives('the-keeper', { type: 'WithdrawUndo', proposal: 0, by: ['s3'] })).toBe(200);
	});

	it('of a player stays face down where that player was given the keys before the link is opened', async () => {
		await seats('s1', null);
		const { token } = await invitedTo('s1');
		// Only an account keeps a group.
		await application.database.write((tx) =>
			tx.update(users).set({ passwordHash: 'x' }).where(eq(users.id, 'first-player'))
		);
		expect(
			await handOver(application.database, 'group-one', 'the-keeper', 'first-player', 3)
		).toEqual({ ok: true });
		expect(await joinBy(application, token, 'the-keeper', 4)).toMatchObject({ ok: true });
		expect(await seeing('s1')).toEqual([]);
		expect((await lastEvent())?.event.type).not.toBe('HandPassed');
	});

	it('of a seat that was just a name goes along with it, which the log tells, and does not come back', async () => {
		await seats('s4', 'the-referee');
		expect(await seeing('s4')).toEqual(['the-referee']);
		expect(await lastEvent()).toMatchObject({
			actor: 'the-keeper',
			event: { type: 'HandPassed', seat: 's4', from: 'the-keeper', to: 'the-referee' }
		});
		await seats('s4', null);
		expect(await seeing('s4')).toEqual([]);
		await seats('s4', 'other-player');
		expect(await seeing('s4')).toEqual([]);
	});
});

describe('a hidden hand whose seat was freed before the chapter was laid out', () => {
	const passed = async () =>
		((await application.chronicles.events(chronicle, 0)) ?? []).flatMap(({ event, actor }) =>
			event.type === 'HandPassed' ? [{ ...event, actor }] : []
		);
	/** The keeper frees the seat, lays the table out, and so may look at the hand. */
	async function freedAndLaidOut(): Promise<void> {
		await act({ type: 'UndoAtTable', kept: 0, by: SEATS, reason: 'We begin again.' });
		// As before it was laid out for the first time.
		await application.database.write((tx) => tx.update(seatsTable).set({ dealtChapter: null }));
		await seats('s1', null);
		await act(atTable({ type: 'SetTable', setting: laid() }));
		expect(await seeing('s1')).toEqual(['the-keeper']);
		expect(await passed()).toEqual([]);
	}

	it('is not given back without an event that everybody sees', async () => {
		await freedAndLaidOut();
		await seats('s1', 'first-player');
		expect(await seeing('s1')).toEqual(['first-player']);
		const to = { type: 'HandPassed', seat: 's1', from: 'the-keeper', to: 'first-player' };
		expect(await passed()).toEqual([{ ...to, actor: 'the-keeper' }]);
		expect((await application.chronicles.read(chronicle))?.state.course.passed).toBe('s1');
	});

	it('is passed on by an event also where an invitation gives the seat', async () => {
		await freedAndLaidOut();
		await removeMember(application.database, 'group-one', 'first-player', {
			id: 'first-player',
			now: 1
		});
		const { token } = await invitedTo('s1');
		expect(await joinBy(application, token, 'first-player', 3)).toMatchObject({ ok: true });
		expect(await seeing('s1')).toEqual(['first-player']);
		expect(await passed()).toMatchObject([{ from: 'the-keeper', to: 'first-player' }]);
		const names = (await application.chronicles.read(chronicle))?.names.people;
		expect(names).toMatchObject({ 'the-keeper': 'the-keeper', 'first-player': 'first-player' });
	});

	it('lies face down where the log cannot be read, and the person is let in all the same', async () => {
		await freedAndLaidOut();
		const { token } = await invitedTo('s1');
		const read = () => Promise.reject(new Error('It is away.'));
		const house = { ...application, chronicles: { ...application.chronicles, read } };
		expect(await joinBy(house, token, 'first-player', 3)).toMatchObject({ ok: true });
		expect(await seeing('s1')).toEqual([]);
		const passes = { type: 'PassHand', seat: 's1', from: 'the-keeper', to: 'first-player' };
		expect(await gives('the-keeper', passes as Command)).toBe(200);
	});

	it('lies face down where it was given back while no table was there, until the keeper passes it on', async () => {
		await freedAndLaidOut();
		await act({ type: 'UndoAtTable', kept: 0, by: SEATS, reason: 'We begin once more.' });
		await seats('s1', 'first-player');
		await act(atTable({ type: 'SetTable', setting: laid() }));
		expect(await seeing('s1')).toEqual([]);
		const passes = { type: 'PassHand', seat: 's1', from: 'the-keeper', to: 'first-player' };
		expect(await gives('the-keeper', passes as Command)).toBe(200);
		expect(await seeing('s1')).toEqual(['first-player']);
		expect(await passed()).toHaveLength(1);
	});
});

describe('a hand that was never hidden', () => {
	const passed = async () =>
		((await application.chronicles.events(chronicle, 0)) ?? []).filter(
			({ event }) => event.type === 'HandPassed'
		);
	it.each([
		['the box deals', 'box', 'hidden'],
		['all hands lie open', 'app', 'open']
	] as const)('goes along with its seat in silence where %s', async (_case, dealer, hands) => {
		const ruleset = { ...DEFAULT_RULESET, hands };
		await act({ type: 'UndoAtTable', kept: 0, by: SEATS, reason: 'We begin again.' });
		await act({ type: 'ChangeRuleset', ruleset, reason: 'a test' });
		await act(atTable({ type: 'SetTable', setting: { ...laid(), dealer, ruleset } }));
		await seats('s4', 'the-referee');
		expect(await passed()).toEqual([]);
		expect(await seeing('s4')).toEqual(['the-referee']);
	});

	it('is told where the app dealt it before the box did', async () => {
		await act(atTable({ type: 'ChangeDealer', dealer: 'box', reason: 'a test' }));
		await seats('s4', 'the-referee');
		expect(await passed()).toHaveLength(1);
	});
});

describe('who sees a hidden hand', () => {
	/** What a page of the chronicle is made of, for somebody who only looks on. */
	async function pageOf<Loaded>(
		load: (event: never) => unknown,
		chapter = '1',
		id = 'a-spectator'
	): Promise<Loaded> {
		const access = await logAccess(application.database.read, id, chronicle, 'heritage');
		const locals = { user: { id, name: id, guest: false }, denied: null, access };
		const params = { chronicle, chapter };
		return (await load({ locals, params, url: new URL('http://localhost/x') } as never)) as Loaded;
	}
	const seenBy = async () => {
		const { sittings } = await pageOf<{ sittings: readonly { seat: string; seenBy?: string }[] }>(
			loadTable
		);
		return Object.fromEntries(
			sittings.flatMap(({ seat, seenBy: who }) => (who ? [[seat, who]] : []))
		);
	};

	it('is said at the table: the keeper of seats that are just names, and whoever it is lent to', async () => {
		expect(await seenBy()).toEqual({ s4: 'the-keeper' });
		const lends = { type: 'LendSeat', seat: 's1', from: 'first-player', to: 'other-player' };
		expect(await gives('first-player', { ...lends, hand: false } as Command)).toBe(200);
		expect(await seenBy()).toEqual({ s4: 'the-keeper' });
		expect(await gives('first-player', { ...lends, hand: true } as Command)).toBe(200);
		expect(await seenBy()).toEqual({ s1: 'other-player', s4: 'the-keeper' });
		await seats('s4', 'the-referee');
		expect(await seenBy()).toEqual({ s1: 'other-player' });
	});

	it('is said of whoever looks as “you”', async () => {
		const lends = { type: 'LendSeat', seat: 's1', from: 'first-player', to: 'other-player' };
		expect(await gives('first-player', { ...lends, hand: true } as Command)).toBe(200);
		const seesMe = async (id: string) => {
			const page = await pageOf<{ sittings: { seat: string; seenByMe?: true }[] }>(
				loadTable,
				'1',
				id
			);
			return page.sittings.flatMap(({ seat, seenByMe }) => (seenByMe ? [seat] : []));
		};
		expect(await seesMe('the-keeper')).toEqual(['s4']);
		expect(await seesMe('other-player')).toEqual(['s1']);
		expect(await seesMe('first-player')).toEqual([]);
		await act({ type: 'UndoAtTable', kept: 0, by: SEATS, reason: 'We begin again.' });
		expect(await pageOf(loadSetUp, '1', 'the-keeper')).toMatchObject({ keeps: true });
		expect(await pageOf(loadSetUp)).toMatchObject({ keeps: false });
	});

	it('is said before the table is laid out', async () => {
		await act({ type: 'UndoAtTable', kept: 0, by: SEATS, reason: 'We begin again.' });
		expect(await pageOf(loadSetUp)).toMatchObject({ kept: ['s4'] });
		await seats('s4', 'the-referee');
		expect(await pageOf(loadSetUp)).toMatchObject({ kept: [] });
	});

	it('stands in the ledger of everybody, with each seat that was freed or given', async () => {
		await seats('s4', 'the-referee');
		await seats('s1', null);
		const { lines } = await pageOf<{ lines: readonly { sentence: string; key?: string }[] }>(
			loadLedger
		);
		expect(lines.slice(0, 3).map(({ sentence }) => sentence)).toEqual(
			expect.arrayContaining([
				'The seat of s1 is just a name again; first-player sat there.',
				'The seat of s4 went to the-referee.',
				'the-keeper passed the hand of s4 on to the-referee.'
			])
		);
	});

	it('an export of what is sealed stands in it too', async () => {
		const said = 'the-keeper exported the chronicle with its sealed cards, under a passphrase.';
		const told = async () => {
			const { lines } = await pageOf<{ lines: readonly { sentence: string }[] }>(loadLedger);
			return lines.some(({ sentence }) => sentence === said);
		};
		const access = await logAccess(application.database.read, 'the-keeper', chronicle, 'heritage');
		const response = await exportSealed({
			request: new Request('http://localhost/x', {
				method: 'POST',
				body: new URLSearchParams({ passphrase: 'candle harbour winter oath' })
			}),
			params: { chronicle },
			locals: { user: { ...KEEPER, guest: false }, denied: null, access }
		} as never);
		expect(response.status).toBe(200);
		expect(await told()).toBe(true);
	});
});

describe('a hidden hand', () => {
	it('is open to who sits there, and to the keeper where nobody does', async () => {
		const open: string[] = [];
		for (const { id } of PEOPLE)
			for (const seat of [...SEATS, 's9', '']) {
				const verdict = await judged(id, seat);
				if (verdict.kind === 'open') open.push(`${seat}: ${id}`);
				else
					expect(verdict).toMatchObject({
						status: 404,
						message: expect.stringMatching(/nothing here/)
					});
			}
		expect(open.sort()).toEqual([
			's1: first-player',
			's2: other-player',
			's3: the-keeper',
			's4: the-keeper'
		]);
	});

	it('shows the faces that were dealt', async () => {
		const { schemes } = (await sealed()) as { schemes: Record<string, string[][]> };
		for (const seat of SEATS) {
			const hand = await handOf(seat);
			expect(hand.length).toBeGreaterThan(1);
			expect(hand).toEqual(
				hand.map(({ position }) => ({ position, scheme: schemes[seat]?.[0]?.[position] }))
			);
		}
		expect(await handOf('s9')).toEqual([]);
	});

	it('whose faces were lost is dealt once, and stays', async () => {
		await application.database.write((tx) =>
			application.vault.clear(tx, { chronicleId: chronicle, ...sealedAt })
		);
		const hand = await handOf('s1');
		expect(hand.every(({ scheme }) => scheme !== null)).toBe(true);
		expect(await handOf('s1')).toEqual(hand);
		expect(await sealed()).toMatchObject({ schemes: { s1: [expect.anything()] } });
	});

	it('that only the box knows is told as far as it lies openly', async () => {
		await act(atTable({ type: 'ChangeDealer', dealer: 'box', reason: 'a test' }));
		const hand = await handOf('s1');
		expect(hand.length).toBeGreaterThan(1);
		expect(hand.every(({ scheme }) => scheme === null)).toBe(true);
	});

	it('cannot be probed by the keeper who plays for others', async () => {
		const hand = await handOf('s1');
		const table = await tableNow();
		const clan = table.seats[0]?.clan;
		const schemes = Object.values(table.schemes);
		const all = schemes.flatMap((card) =>
			card.of === 'clan' && card.clan === clan ? card.id : []
		);
		expect(all.length).toBeGreaterThan(hand.length);
		const tried = async (id: string, seat: string, scheme: string) => {
			const leader = table.bloodlines[seat]?.leader ?? '';
			const command = atTable({ type: 'PlayScheme', seat, scheme, leader, borrowed: [] });
			const response = await POST(await asking(id, { id: newCommandId(), seen: 0, command }, seat));
			return { status: response.status, said: await response.text() };
		};
		const said = [];
		for (const scheme of all) said.push(await tried('the-keeper', 's1', scheme));
		expect(new Set(said.map(({ said: words }) => words)).size).toBe(1);
		expect(said[0]).toMatchObject({ status: 403, said: expect.stringMatching(/face down/) });
		const board = schemes.find((card) => card.of === 'battleground')?.id ?? '';
		const own = hand[0]?.scheme ?? '';
		for (const [id, seat, scheme] of [
			['the-keeper', 's1', board],
			['the-keeper', 's4', all[0] ?? ''],
			['first-player', 's1', own]
		] as const)
			expect([200, 409], `${id} ${seat}`).toContain((await tried(id, seat, scheme)).status);
	});
});

describe('the course of a table', () => {
	it('is read whole, with the version it goes up to', async () => {
		const read = await application.chronicles.read(chronicle);
		const { state, version } = read ?? {};
		const response = await getTable(await asking('the-keeper'));
		expect(await response.json()).toEqual(
			JSON.parse(JSON.stringify({ version, course: state?.course }))
		);
		expect(state?.course.steps.length).toBeGreaterThan(1);
	});

	it('is laid out by the server alone', async () => {
		const command = atTable({ type: 'SetTable', setting: laid() });
		const response = await POST(
			await asking('the-keeper', { id: newCommandId(), seen: 0, command })
		);
		expect(response.status).toBe(403);
		expect(await response.json()).toEqual({
			message: expect.stringMatching(/sets the chapter up/)
		});
	});
});
