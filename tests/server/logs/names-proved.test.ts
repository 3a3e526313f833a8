import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seal, type StoredEnvelope } from '../../../src/lib/games/core/envelope.ts';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import { forgetPerson } from '../../../src/lib/server/logs/annex.ts';
import { checkFile } from '../../../src/lib/server/logs/check-file.ts';
import type { ChronicleFile } from '../../../src/lib/server/logs/file.ts';
import { createFiles } from '../../../src/lib/server/logs/files.ts';
import { joinTable } from '../../../src/lib/server/games/heritage/joining.ts';
import { keptHeritage } from '../../../src/lib/server/games/heritage/kept-heritage.ts';
import { changeSeat } from '../../../src/lib/server/logs/change-seat.ts';
import { events, snapshots } from '../../../src/lib/server/db/schema/chronicles.ts';
import { users } from '../../../src/lib/server/db/schema/accounts.ts';
import { members } from '../../../src/lib/server/db/schema/groups.ts';
import { Watch } from '../../../src/lib/server/long-work/watch.ts';
import { auditOf } from '../../../src/lib/server/tables/audit.ts';
import { logsOf } from '../../../src/lib/server/tables/groups.ts';
import { quotasTimes } from '../../../src/lib/server/tables/quotas.ts';
import { freeSeats } from '../../../src/lib/server/tables/seats.ts';
import { importedWords } from '../../../src/lib/ui/chronicle/imported.ts';
import { prologue } from '../../unit/heritage/table.ts';
import {
	ACTOR,
	into,
	meansIn,
	newCommandId,
	openHeritage,
	SEATS,
	writtenText,
	keepingOf
} from './house.ts';

let house: Awaited<ReturnType<typeof openHeritage>>;
let id: string;
beforeEach(async () => {
	house = await openHeritage();
	id = await house.found();
	await house.database.write((tx) =>
		tx
			.insert(members)
			.values({ groupId: 'group-one', userId: ACTOR.id, role: 'keeper', joinedAt: 0 })
	);
});
afterEach(() => house.dispose());

const files = () => createFiles(house.database, keptHeritage, meansIn(house.folder));
const application = () => ({ database: house.database, ...keepingOf(house.service) });
const exported = async (of = id) =>
	JSON.parse(writtenText(await files().export(of))) as ChronicleFile;
const check = (file: ChronicleFile) => checkFile(keptHeritage, JSON.stringify(file));
const rename = (seatId: string, name: string, userId: string | null = null) =>
	changeSeat(application(), id, { seatId, name, userId }, { ...ACTOR, now: 1 });

describe('names in a file', () => {
	it('are proved from the beginning, and after a seat was renamed', async () => {
		expect(await check(await exported())).toMatchObject({ ok: true, unproved: [] });
		expect(await rename('s2', 'Bartholomew')).toEqual({ ok: true });
		const file = await exported();
		expect(file.names.seats['s2']).toBe('Bartholomew');
		expect(await check(file)).toMatchObject({ ok: true, unproved: [] });
	});

	it('are a fault where two of them were swapped, with their salts or without', async () => {
		await rename('s1', 'Anna');
		await rename('s2', 'Bert');
		const { names, ...file } = await exported();
		const seats = { ...names.seats, s1: 'Bert', s2: 'Anna' };
		const { s1 = '', s2 = '', ...salts } = names.salts ?? {};
		for (const swapped of [
			{ ...names, seats },
			{ ...names, seats, salts: { ...salts, s1: s2, s2: s1 } }
		])
			expect(await check({ ...file, names: swapped })).toMatchObject({
				ok: false,
				faults: [
					{
						where: 'names.seats.s1',
						sentence: 'The name "Bert" was changed after the export. This seat had another name.'
					}
				]
			});
		expect(await check({ ...file, names: { ...names, seats, salts: {} } })).toMatchObject({
			ok: false,
			faults: [{ where: 'names.salts.s1' }]
		});
	});

	it('may be taken out of it, and stay out', async () => {
		const { names, ...file } = await exported();
		const { s1: _name, ...seats } = names.seats;
		const { s1: _salt, ...salts } = names.salts ?? {};
		const without = { ...file, names: { ...names, seats, salts } };
		const answer = await files().import(JSON.stringify(without), into('group-two'));
		if (answer.kind !== 'imported') throw new Error(answer.kind);
		const again = await exported(answer.chronicle);
		expect(again.names.seats).not.toHaveProperty('s1');
		expect(await check(again)).toMatchObject({ ok: true, unproved: [] });
		// Named anew there, it is proved again.
		expect((await house.service.read(answer.chronicle))?.names.seats['s1']).toBe('Seat 1');
	});

	it.each([
		['the log is read', undefined],
		['it is read, sealed cards along', 'seven lamps over lisbon']
	])(
		'are those of the log where somebody is renamed and another joins while %s',
		async (_, key) => {
			await rename('s1', 'Anna');
			for (const seat of SEATS) await house.act(id, prologue(seat));
			await house.act(id, { type: 'LeaveChronicle', seat: 's4' });
			class Meanwhile extends Watch {
				override async turn(done: number, of: number): Promise<void> {
					await super.turn(done, of);
					await rename('s1', 'Bert');
					const joining = { chronicle: { id, groupId: 'group-one' }, actor: ACTOR, userId: null };
					await joinTable(application(), { ...joining, commandId: newCommandId(), name: 'Nina' });
				}
			}
			const file = JSON.parse(writtenText(await files().export(id, key, new Meanwhile())));
			expect((file as ChronicleFile).names.seats['s1']).toBe('Anna');
			expect(await check(file as ChronicleFile)).toMatchObject({ ok: true, unproved: [] });
			const after = await exported();
			expect(after.names.seats).toMatchObject({ s1: 'Bert', s5: 'Nina' });
		}
	);

	it('go with a person who is forgotten: nothing is left to guess them by', async () => {
		await rename('s1', 'Anna', ACTOR.id);
		await house.database.write(async (tx) => {
			await forgetPerson(tx, ACTOR.id);
			await tx.delete(users).where(eq(users.id, ACTOR.id));
		});
		const file = await exported();
		expect(file.names.seats['s1']).toBe('a former player');
		expect(file.names.salts).not.toHaveProperty('s1');
		expect(await check(file)).toMatchObject({ ok: true, unproved: [] });
	});

	it('are proved of whoever joins later', async () => {
		for (const seat of SEATS) await house.act(id, prologue(seat));
		await house.act(id, { type: 'LeaveChronicle', seat: 's4' });
		const joining = { chronicle: { id, groupId: 'group-one' }, actor: ACTOR, userId: null };
		const commandId = newCommandId();
		const joined = await joinTable(application(), { ...joining, commandId, name: 'Nina' });
		expect(joined).toMatchObject({ ok: true, seat: 's5' });
		const file = await exported();
		expect(file.names.seats['s5']).toBe('Nina');
		expect(await check(file)).toMatchObject({ ok: true, unproved: [] });
	});

	it('are unproved in a log from before, which is still read', async () => {
		const file = await exported();
		let previous = '0'.repeat(64);
		const events = file.events.map(({ hash: _hash, event, ...rest }) => {
			const { named: _named, ...old } = event as { named?: unknown; type: string };
			const envelope = seal(previous, {
				...rest,
				schema: 1,
				event: old
			} as never) as StoredEnvelope;
			previous = envelope.hash;
			return envelope;
		});
		const { salts: _salts, ...names } = file.names;
		const old = { ...file, names, events, chain: { ...file.chain, head: previous } };
		expect(await check(old)).toMatchObject({ ok: true, unproved: SEATS });
		expect(await files().import(JSON.stringify(old), into('group-two'))).toMatchObject({
			kind: 'imported',
			namesUnproved: true
		});
	});
});

describe('a copy that is imported on the same server', () => {
	const last = async (of: string) => (await house.service.events(of, 0))?.at(-1);
	const importing = async (groupId: string, actor = ACTOR) => {
		const answer = await files().import(JSON.stringify(await exported()), { groupId, actor });
		if (answer.kind !== 'imported') throw new Error(answer.kind);
		return answer.chronicle;
	};

	it('is noted in the ledger of the original, once until something more was opened', async () => {
		const copy = await importing('group-two');
		expect(await last(id)).toMatchObject({
			actor: ACTOR.id,
			event: { type: 'CopyOpened', person: ACTOR.id }
		});
		expect((await last(copy))?.event.type).not.toBe('CopyOpened');
		const { version = 0 } = (await house.service.read(id)) ?? {};
		await importing('group-two');
		expect((await house.service.read(id))?.version).toBe(version);
		// Every copy is a copy of the others.
		expect((await last(copy))?.event.type).toBe('CopyOpened');
		expect(await check(await exported())).toMatchObject({ ok: true });
	});

	it('is told from the original in the lists of its group, and there alone', async () => {
		const { read } = house.database;
		const copy = await importing('group-one');
		const elsewhere = await importing('group-two');
		const marks = async (groupId: string) =>
			Object.fromEntries(
				(await logsOf(read, groupId, heritage)).map((line) => [line.id, line.copy])
			);
		expect(await marks('group-one')).toEqual({ [id]: false, [copy]: true });
		expect(await marks('group-two')).toEqual({ [elsewhere]: false });
		const [imported] = await logsOf(read, 'group-two', heritage);
		expect(imported && importedWords(imported)).toMatch(/^imported \d+ \w{3} \d{4}$/);
		const offered = await freeSeats(read, 'group-one');
		const words = (of: string) =>
			new Set(offered.filter(({ chronicleId }) => chronicleId === of).map(importedWords));
		expect([...words(id)]).toEqual([undefined]);
		expect([...words(copy)]).toEqual([expect.stringMatching(/^copy, imported \d/)]);
	});

	it('tells a group nothing of who is none of it', async () => {
		const stranger = { id: 'actor-s1-x', name: 'Actor s1' };
		await importing('group-two', stranger);
		const noted = await last(id);
		expect(noted).toMatchObject({ event: { type: 'CopyOpened', person: null } });
		expect(JSON.stringify(noted)).not.toContain(stranger.id);
		const names = (await house.service.read(id))?.names.people ?? {};
		expect(Object.values(names)).toContain('someone outside this group');
	});

	describe('whose original takes nothing more', () => {
		const beside = async () =>
			(await auditOf(house.database.read, 'group-one', id)).map(({ what, actor }) => [what, actor]);
		const opens = async (of = files()) => {
			const text = JSON.stringify(await exported());
			const { version } = (await house.service.read(id)) ?? {};
			const answer = await of.import(text, into('group-two'));
			expect(answer.kind).toBe('imported');
			return version;
		};

		it('is noted beside its log where that is full', async () => {
			const quotas = quotasTimes(1);
			const most = { ...quotas, chronicle: { ...quotas.chronicle, events: 1 } };
			const full = { ...meansIn(house.folder), quotas: most };
			const version = await opens(createFiles(house.database, keptHeritage, full));
			expect((await house.service.read(id))?.version).toBe(version);
			expect(await beside()).toEqual([['copy-opened', ACTOR.name]]);
		});

		it('is noted beside its log where that is damaged', async () => {
			const means = meansIn(house.folder);
			const damaged = createFiles(house.database, keptHeritage, means, undefined, () => true);
			const version = await opens(damaged);
			expect((await house.service.read(id))?.version).toBe(version);
			expect(await beside()).toEqual([['copy-opened', ACTOR.name]]);
		});

		it('is noted beside its log where that does not fold, and is imported all the same', async () => {
			const text = JSON.stringify(await exported());
			await house.database.write(async (tx) => {
				await tx.update(events).set({ event: '{"type":"Nothing"}' });
				await tx.delete(snapshots);
			});
			expect((await files().import(text, into('group-two'))).kind).toBe('imported');
			expect(await beside()).toEqual([['copy-opened', ACTOR.name]]);
		});
	});
});
