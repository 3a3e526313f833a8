import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { signUp } from '../../../../src/lib/server/accounts/accounts.ts';
import { openApplication, type Application } from '../../../../src/lib/server/application.ts';
import { seatsOf } from '../../../../src/lib/server/logs/annex.ts';
import { joinTable } from '../../../../src/lib/server/games/heritage/joining.ts';
import { seats as seatRows } from '../../../../src/lib/server/db/schema/chronicles.ts';
import { logAccess } from '../../../../src/lib/server/tables/access.ts';
import { foundGroup } from '../../../../src/lib/server/tables/groups.ts';
import { acceptInvitation, invite } from '../../../../src/lib/server/tables/invitations.ts';
import { finished, prologue, recorded, start } from '../../../unit/heritage/table.ts';

/** Who joins late gets the seat and its name with the event, or nothing of it. */

let folder: string;
let application: Application;
let [anna, bo, groupId, id] = ['', '', '', ''];
let commands = 0;

async function account(name: string): Promise<string> {
	const form = { name, password: 'three candles and a key' };
	const made = await signUp(application.database, form, 0);
	if (!made.ok) throw new Error('no account');
	return made.userId;
}

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-joining-'));
	application = await openApplication({ databaseUrl: `file:${join(folder, 'elysium.db')}` });
	[anna, bo] = [await account('Anna'), await account('Bo')];
	const group = await foundGroup(application.database, anna, 'Thursday', 0);
	if (!group.ok) throw new Error('no group');
	({ groupId } = group);
	const founded = await application.keeping('heritage').logs.found({
		groupId,
		actor: { id: anna, name: 'Anna' },
		seats: [
			{ seatId: 's1', name: 'Anna', userId: anna },
			{ seatId: 's2', name: 'Mira', userId: null }
		],
		command: { id: 'command-found', body: start(2) }
	});
	if (founded.kind !== 'founded') throw new Error(founded.sentence);
	id = founded.chronicle;
	await given(prologue('s1'), prologue('s2'));
});
afterEach(async () => {
	await application.close();
	rmSync(folder, { recursive: true, force: true });
});

async function given(...all: Command[]): Promise<void> {
	for (const body of all) {
		const answer = await application.keeping('heritage').logs.act({
			chronicle: id,
			actor: { id: anna, name: 'Anna' },
			seat: null,
			command: { id: `command-${++commands}`, seen: 0, body }
		});
		if (answer.kind === 'refused') throw new Error(answer.sentence);
	}
}

const sitsDown = (
	name: string,
	{ commandId = `joining-${++commands}`, userId = null as string | null } = {}
) =>
	joinTable(application, {
		chronicle: { id, groupId },
		actor: { id: anna, name: 'Anna' },
		commandId,
		name,
		userId
	});

const seated = async () =>
	(await seatsOf(application.database.read, id)).map(({ seatId, name }) => [seatId, name]);
const state = async () => (await application.keeping('heritage').logs.read(id))?.state;

describe('somebody new sits down', () => {
	it('with a name, and a free dot for each chapter before', async () => {
		await given(recorded(1), finished(1), recorded(2), finished(2));
		expect(await sitsDown('  Chiara ')).toEqual({ ok: true, seat: 's3' });
		expect(await seated()).toEqual([
			['s1', 'Anna'],
			['s2', 'Mira'],
			['s3', 'Chiara']
		]);
		expect((await state())?.players['s3']).toMatchObject({ freeDots: 2, sheet: null });
	});

	it('once, however often and however close together it is sent', async () => {
		const once = { commandId: 'joining-once' };
		const [first, second] = await Promise.all([sitsDown('Chiara', once), sitsDown('Chiara', once)]);
		expect([first, second, await sitsDown('Chiara', once)]).toEqual(
			Array(3).fill({ ok: true, seat: 's3' })
		);
		expect((await state())?.seats).toEqual(['s1', 's2', 's3']);
	});

	it('beside another who sat down at the same moment', async () => {
		const both = await Promise.all([sitsDown('Chiara'), sitsDown('Dario')]);
		expect(both.map((one) => one.ok && one.seat).sort()).toEqual(['s3', 's4']);
		expect((await seated()).map(([, name]) => name).sort()).toEqual([
			'Anna',
			'Chiara',
			'Dario',
			'Mira'
		]);
	});

	it('as a member of the group, whose seat it is then', async () => {
		const invitation = await invite(
			application.database,
			{ groupId, invitedBy: anna, role: 'player', seat: null, lifetime: 'day', maxUses: 1 },
			0
		);
		if (!invitation.ok) throw new Error(invitation.sentence);
		await acceptInvitation(application.database, invitation.token, bo, 1);
		expect(await sitsDown('Bo', { userId: bo })).toMatchObject({ ok: true });
		expect((await logAccess(application.database.read, bo, id, 'heritage'))?.seats).toEqual(['s3']);
	});

	it('as a name first, and an invitation gives the seat to who comes later', async () => {
		await sitsDown('Chiara');
		const seat = { chronicleId: id, seatId: 's3' };
		const invitation = await invite(
			application.database,
			{ groupId, invitedBy: anna, role: 'player', seat, lifetime: 'day', maxUses: null },
			0
		);
		if (!invitation.ok) throw new Error(invitation.sentence);
		const joined = await acceptInvitation(application.database, invitation.token, bo, 1);
		expect(joined).toMatchObject({ ok: true, place: { chronicleId: id } });
		expect((await logAccess(application.database.read, bo, id, 'heritage'))?.seats).toEqual(['s3']);
	});

	it('also by a bare command: the seat goes by its number until somebody names it', async () => {
		await given({ type: 'JoinChronicle', seat: 's3' });
		expect((await seated())[2]).toEqual(['s3', 'Seat 3']);
	});
});

describe('nobody sits down', () => {
	it.each([
		['', 'name'],
		[' ', 'name'],
		['x'.repeat(61), 'name'],
		['ANNA', 'name']
	])('as “%s”: the %s is to be mended', async (name, at) => {
		expect(await sitsDown(name)).toMatchObject({ ok: false, problem: { at } });
		expect(await seated()).toHaveLength(2);
	});

	it('for a person from outside the group, or who sits here', async () => {
		for (const userId of [bo, anna])
			expect(await sitsDown('Bo', { userId })).toMatchObject({
				ok: false,
				problem: { at: 'person' }
			});
	});

	it.each<[string, Command[], RegExp]>([
		['while an aftermath is open', [recorded(1)], /aftermath of chapter 1/],
		[
			'where four are there',
			[
				{ type: 'JoinChronicle', seat: 's3' },
				{ type: 'JoinChronicle', seat: 's4' }
			],
			/room for 4/
		]
	])('%s, and no row is left behind', async (_, before, sentence) => {
		await given(...before);
		const rows = await seated();
		const answer = await sitsDown('Chiara');
		expect(answer.ok ? '' : answer.problem.sentence).toMatch(sentence);
		expect(await seated()).toEqual(rows);
	});

	it('with an id that let somebody else in', async () => {
		await sitsDown('Chiara', { commandId: 'joining-taken' });
		expect(await sitsDown('Dario', { commandId: 'joining-taken' })).toMatchObject({ ok: false });
		expect(await seated()).toHaveLength(3);
	});

	it('in the log where the row cannot be written: neither is there without the other', async () => {
		const client = application.database;
		await client.write((transaction) =>
			transaction.execute(
				`CREATE TRIGGER no_room BEFORE INSERT ON seats BEGIN SELECT RAISE(ABORT, 'no room'); END`,
				[]
			)
		);
		await expect(sitsDown('Chiara')).rejects.toThrow();
		expect((await state())?.seats).toEqual(['s1', 's2']);
		await client.write((transaction) => transaction.execute('DROP TRIGGER no_room', []));
		expect(await client.read.select().from(seatRows)).toHaveLength(2);
		expect(await sitsDown('Chiara')).toEqual({ ok: true, seat: 's3' });
	});
});
