import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../../scripts/house/prepare.mjs';
import type { Command as VendettaCommand } from '../../../src/lib/games/vendetta/commands.ts';
import type { VendettaEvent } from '../../../src/lib/games/vendetta/events.ts';
import type { EveningState } from '../../../src/lib/games/vendetta/state.ts';
import type { OwnView } from '../../../src/lib/games/vendetta/table/own-view.ts';
import { vendetta } from '../../../src/lib/games/vendetta/vendetta.ts';
import { newId } from '../../../src/lib/server/accounts/tokens.ts';
import { openApplication, type Application } from '../../../src/lib/server/application.ts';
import { replayLog } from '../../../src/lib/server/backup/replay.ts';
import { layTable as layVendetta } from '../../../src/lib/server/games/vendetta/laying-table.ts';
import { keptHeritage } from '../../../src/lib/server/games/heritage/kept-heritage.ts';
import { users } from '../../../src/lib/server/db/schema/accounts.ts';
import { chronicles, commands } from '../../../src/lib/server/db/schema/chronicles.ts';
import { groups, members } from '../../../src/lib/server/db/schema/groups.ts';
import { prologue, start } from '../../unit/heritage/table.ts';
import { begin } from '../../unit/vendetta/evening.ts';
import { laid, plain } from '../games/heritage/dealt-table.ts';
import { ask, open, type Start, tryToOpen } from '../start/support/house.ts';
import { HeritagePhone } from './support/heritage-phone.ts';
import { Phone } from './support/phone.ts';
import { openSqld, type Sqld } from './support/sqld.ts';

const SEATS = ['s1', 's2', 's3', 's4'] as const;
const VAULT_KEY = 'c0ffee00'.repeat(8);

type EveningPhone = Phone<EveningState, VendettaEvent, VendettaCommand>;

let server: Sqld;
let folder: string;
let programs: [Start, Start];
/** What looks into the database beside the two: it serves nobody. */
let witness: Application;
let chronicle: string;
let phones: HeritagePhone[] = [];
/** The same people at an evening of Vendetta. */
let evening: string;
let others: EveningPhone[] = [];

const settings = () => ({
	DATABASE_URL: server.url(),
	DATABASE_TOKEN: server.token,
	VAULT_KEY,
	DATA_DIR: folder
});

async function people(): Promise<Map<string, string>> {
	const sessions = new Map<string, string>();
	await witness.database.write(async (tx) => {
		await tx.insert(groups).values({ id: 'table', name: 'The table', createdAt: 0 });
		for (const seat of SEATS) {
			await tx.insert(users).values({ id: `person-${seat}`, name: `Player ${seat}`, createdAt: 0 });
			const role = seat === 's1' ? 'keeper' : 'player';
			await tx
				.insert(members)
				.values({ groupId: 'table', userId: `person-${seat}`, role, joinedAt: 0 });
		}
	});
	for (const seat of SEATS) sessions.set(seat, (await witness.sessions.open(`person-${seat}`)).id);
	return sessions;
}

async function layTable(): Promise<string> {
	const actor = { id: 'person-s1', name: 'Player s1' };
	const founded = await witness.keeping('heritage').logs.found({
		groupId: 'table',
		actor,
		seats: SEATS.map((seatId) => ({
			seatId,
			name: `Player ${seatId}`,
			userId: `person-${seatId}`
		})),
		command: { id: newId(), body: start(SEATS.length) }
	});
	if (founded.kind !== 'founded') throw new Error(founded.sentence);
	const set = {
		type: 'ActAtTable',
		command: { type: 'SetTable', setting: laid([...SEATS]) }
	} as const;
	for (const body of [...SEATS.map((seat) => prologue(seat)), set]) {
		const command = { id: newId(), seen: 0, body };
		const answer = await witness.keeping('heritage').logs.act({
			chronicle: founded.chronicle,
			actor,
			seat: null,
			command
		});
		if (answer.kind !== 'accepted') throw new Error(answer.sentence);
	}
	return founded.chronicle;
}

/** An evening that Elysium deals, at which everybody keeps cards in secret next. */
async function layEvening(): Promise<string> {
	const actor = { id: 'person-s1', name: 'Player s1' };
	const { logs } = witness.keeping('vendetta');
	const founded = await logs.found({
		groupId: 'table',
		actor,
		seats: SEATS.map((seatId) => ({
			seatId,
			name: `Player ${seatId}`,
			userId: `person-${seatId}`
		})),
		command: { id: newId(), body: begin(SEATS.length, { clans: {} }) }
	});
	if (founded.kind !== 'founded') throw new Error(founded.sentence);
	const { chronicle: log } = founded;
	const wish = { dealer: 'app', shown: { first: 's1' } } as const;
	const laid = await layVendetta(witness, {
		group: 'table',
		evening: log,
		actor,
		commandId: newId(),
		wish
	});
	if (!laid.ok) throw new Error(laid.sentence);
	const { state } = (await logs.read(log)) ?? expect.fail('there is such an evening');
	const shown = state.evening.table?.clansShown ?? [];
	for (const [index, seat] of SEATS.entries()) {
		const clan = shown[index] ?? expect.fail('there is a clan for everybody');
		const body = { type: 'ActAtTable', command: { type: 'ChooseClan', seat, clan } } as const;
		const command = { id: newId(), seen: 0, body };
		const answer = await logs.act({ chronicle: log, actor, seat, command });
		if (answer.kind !== 'accepted') throw new Error(answer.sentence);
	}
	return log;
}

beforeAll(async () => {
	await ensureBuilt(() => undefined);
	server = await openSqld();
	folder = mkdtempSync(path.join(tmpdir(), 'elysium-two-'));
	// Both at once, on an empty database: one of them makes the tables.
	programs = await Promise.all([open({ env: settings() }), open({ env: settings() })]);
	witness = await openApplication({
		databaseUrl: server.url(),
		databaseToken: server.token,
		vaultKey: VAULT_KEY
	});
	const sessions = await people();
	chronicle = await layTable();
	evening = await layEvening();
	const portOf = (index: number) => programs[index % 2]?.port ?? 0;
	const sessionOf = (seat: string) => sessions.get(seat) ?? '';
	phones = SEATS.map((seat, at) => new HeritagePhone(portOf(at), sessionOf(seat), chronicle));
	others = SEATS.map((seat, at) => new Phone(vendetta, portOf(at), sessionOf(seat), evening));
	for (const phone of [...phones, ...others]) await phone.look();
}, 240_000);
afterAll(async () => {
	for (const phone of [...phones, ...others]) phone.lookAway();
	await witness?.close();
	await Promise.all(programs?.map((program) => program.stop('SIGKILL')) ?? []);
	await server?.dispose();
	if (folder) rmSync(folder, { recursive: true, force: true });
});

const acknowledged = new Map<string, number>();
let count = 0;

async function give(
	phone: HeritagePhone,
	command: Parameters<HeritagePhone['send']>[1]
): Promise<number> {
	const id = `command-${++count}`;
	const answer = await phone.send(id, command);
	if (answer.kind !== 'accepted') throw new Error(`${command.type}: ${answer.sentence}`);
	acknowledged.set(id, answer.version);
	return answer.version;
}

/** Everybody at once writes something down, and whoever has the turn plays; all know it afterwards. */
async function playOne(noting: readonly HeritagePhone[] = phones): Promise<boolean> {
	const [one] = phones;
	const table = one?.state.table;
	if (!table || table.phase === 'finished') return false;
	const seat = table.question?.seat ?? table.turn?.seat ?? 's1';
	const player = phones[SEATS.findIndex((name) => name === seat)] ?? one;
	const sent = [
		give(player, { type: 'ActAtTable', command: plain(table) }),
		...noting.map((phone, index) =>
			give(phone, { type: 'WriteNote', chapter: null, text: `Note ${count} of ${index}.` })
		)
	];
	const newest = Math.max(...(await Promise.all(sent)));
	await Promise.all(phones.map((phone) => phone.until(newest)));
	return true;
}

/** Every secret choice counts once, and each phone holds what it chose; nobody reads it in the log. */
async function keepOnce(dealt: readonly OwnView[], kept: readonly string[]): Promise<void> {
	for (const phone of others) {
		phone.lookAway();
		await phone.look();
	}
	const events = (await witness.keeping('vendetta').logs.events(evening, 0)) ?? [];
	await Promise.all(others.map((phone) => phone.until(events.length)));
	const typeOf = ({ event }: (typeof events)[number]) =>
		(event['event'] as { type: string } | undefined)?.type;
	const secret = events.filter((one) => ['Chose', 'CardsKept'].includes(typeOf(one) ?? ''));
	expect(secret.map(typeOf)).toEqual([...SEATS.map(() => 'Chose'), 'CardsKept']);
	for (const card of kept) expect(JSON.stringify(secret)).not.toContain(card);
	for (const [at, phone] of others.entries()) {
		const { hand } = await phone.own<OwnView>(`s${at + 1}`);
		expect(hand).toEqual([...(dealt[at]?.hand ?? []), kept[at]]);
	}
}

async function playUntil(round: number): Promise<void> {
	while ((phones[0]?.state.table?.round ?? 0) < round) if (!(await playOne([]))) return;
}

describe('two programs on one database', () => {
	it('serve one table of four: who sits at one hears of what was done at the other', async () => {
		for (let turn = 0; turn < 6; turn++) expect(await playOne()).toBe(true);
		const hashes = phones.map(({ version, state }) => JSON.stringify([version, state]));
		expect(new Set(hashes).size).toBe(1);
		await Promise.all(
			phones.map((phone) => phone.when(() => phone.here.length === 4, 'everybody to be here'))
		);
		await playUntil(2);
	});

	it('know the same sessions, and end them together', async () => {
		const [a, b] = programs;
		const { id } = await witness.sessions.open('person-s2');
		const look = async ({ port }: Start) =>
			(await ask(port, { path: '/groups/table', headers: { cookie: `session=${id}` } })).status;
		expect([await look(a), await look(b)]).toEqual([200, 200]);
		await witness.sessions.close(id);
		expect([await look(a), await look(b)]).toEqual([303, 303]);
	});

	it('lose nothing and double nothing when one is killed in the middle of it', async () => {
		const [killed, left] = programs;
		// Those at the one that dies send on: to it while it lives, to the other one afterwards.
		const sent = phones.flatMap((phone) =>
			Array.from({ length: 15 }, (_, index) =>
				give(phone, { type: 'WriteNote', chapter: null, text: `In the middle ${index}.` })
			)
		);
		const dealt = await Promise.all(others.map((phone, at) => phone.own<OwnView>(`s${at + 1}`)));
		const kept = dealt.map(({ offered: [card = ''] }) => card);
		const secret = others.map((phone, at) => {
			const seat = `s${at + 1}`;
			const cards = [kept[at] ?? ''];
			const command = { type: 'KeepCards', seat, cards } as const;
			return phone.send(`keep-cards-${seat}`, { type: 'ActAtTable', command });
		});
		await sleep(25);
		const before = acknowledged.size;
		await killed.stop('SIGKILL');
		for (const phone of [...phones, ...others]) phone.moveTo(left.port);
		await Promise.all(sent);
		const choices = await Promise.all(secret);
		expect(choices).toEqual(SEATS.map(() => expect.objectContaining({ kind: 'accepted' })));
		await keepOnce(dealt, kept);
		expect(acknowledged.size - before).toBeGreaterThan(0);
		for (const phone of phones) {
			phone.lookAway();
			await phone.look();
		}
		const newest = Math.max(...acknowledged.values());
		await Promise.all(phones.map((phone) => phone.until(newest)));
		for (let turn = 0; turn < 3; turn++) expect(await playOne()).toBe(true);
	});

	it('left a log whose chain holds, with every acknowledged command once', async () => {
		const { read } = witness.database;
		const [row] = await read.select().from(chronicles).where(eq(chronicles.id, chronicle));
		if (!row) throw new Error('there is such a chronicle');
		expect(await replayLog(read, keptHeritage, row, 'the log')).toBe(row.version);
		const known = await read.select().from(commands).where(eq(commands.chronicleId, chronicle));
		const last = new Map(known.map((one) => [one.id, one.last]));
		for (const [id, version] of acknowledged) expect([id, last.get(id)]).toEqual([id, version]);
		const envelopes = (await witness.keeping('heritage').logs.events(chronicle, 0)) ?? [];
		const runs = envelopes.filter(
			({ command }, index) => envelopes[index - 1]?.command !== command
		);
		expect(new Set(runs.map(({ command }) => command)).size).toBe(runs.length);
	});

	it('say that they cannot be used while the database is away, and are back by themselves', async () => {
		const [, { port }] = programs;
		expect(await ask(port, { path: '/api/ready' })).toMatchObject({ status: 200 });
		await server.kill();
		expect(await ask(port, { path: '/api/ready' })).toMatchObject({
			status: 503,
			body: expect.stringContaining('Nothing saved is lost')
		});
		const headers = { cookie: 'session=somebody', accept: 'text/html' };
		expect(await ask(port, { path: '/groups', headers })).toMatchObject({
			status: 503,
			body: expect.stringMatching(/<h1>Elysium<\/h1>.*Nothing saved is lost/)
		});
		expect((await ask(port, { path: '/about' })).status).toBe(200);
		await server.start();
		expect(await ask(port, { path: '/api/ready' })).toMatchObject({ status: 200 });
		expect(await playOne()).toBe(true);
	});

	it('have told nobody the token', () => {
		for (const program of programs) expect(program.said()).not.toContain(server.token);
	});

	it.each([
		['another key', { VAULT_KEY: 'beef0000'.repeat(8) }, 'another key than the one in VAULT_KEY'],
		['no key', { VAULT_KEY: '' }, 'VAULT_KEY is not set'],
		['a wrong token', { DATABASE_TOKEN: 'a.wrong.one' }, 'rejects the token']
	])('let no third one in that has %s', async (_what, env, sentence) => {
		const { code, output } = await tryToOpen({ env: { ...settings(), ...env } });
		expect(code).toBe(1);
		expect(output).toContain(sentence);
		expect(output).not.toMatch(/beef|a\.wrong\.one/);
	});
});
