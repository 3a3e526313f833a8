import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_RULESET } from '../../../src/lib/games/heritage/ruleset.ts';
import { DEFAULT_TRAITS } from '../../../src/lib/games/heritage/traits.ts';
import { signUp } from '../../../src/lib/server/accounts/accounts.ts';
import { openApplication, type Application } from '../../../src/lib/server/application.ts';
import { seatsOf } from '../../../src/lib/server/logs/annex.ts';
import { foundLog } from '../../../src/lib/server/logs/founding.ts';
import { seatMembersByName } from '../../../src/lib/server/logs/seat-members.ts';
import { foundGroup } from '../../../src/lib/server/tables/groups.ts';

let folder: string;
let application: Application;
let anna: string;
let groupId: string;

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-founding-'));
	application = await openApplication({ databaseUrl: `file:${join(folder, 'elysium.db')}` });
	const form = { name: 'Anna', password: 'three candles and a key' };
	const account = await signUp(application.database, form, 0);
	if (!account.ok) throw new Error('no account');
	anna = account.userId;
	const group = await foundGroup(application.database, anna, 'Thursday', 0);
	if (!group.ok) throw new Error('no group');
	groupId = group.groupId;
});
afterEach(async () => {
	await application.close();
	rmSync(folder, { recursive: true, force: true });
});

type Player = readonly [name: string, user: string | null];

const found = (players: readonly Player[], changes: object = {}, commandId = 'command-one') =>
	foundLog(application, 'heritage', {
		groupId,
		founder: { id: anna, name: 'Anna' },
		players: players.map(([name, user], index) => ({ seat: `s${index + 1}`, name, user })),
		commandId,
		command: {
			type: 'StartChronicle',
			title: 'The long night',
			dealer: 'box',
			ruleset: DEFAULT_RULESET,
			traits: DEFAULT_TRAITS,
			seats: players.map((_, index) => `s${index + 1}`),
			...changes
		}
	});

describe('a chronicle is founded', () => {
	it('with its seats and its first event, once however often it is sent', async () => {
		const table: Player[] = [
			[' Anna ', anna],
			['Bo', null]
		];
		const [first, second] = await Promise.all([found(table), found(table)]);
		expect(first).toMatchObject({ ok: true });
		expect(second).toEqual(first);
		const entries = await application.keeping('heritage').logs.ofGroup(groupId);
		expect(entries).toMatchObject([{ title: 'The long night', version: 1 }]);
		expect(await seatsOf(application.database.read, entries[0]?.id ?? '')).toMatchObject([
			{ seatId: 's1', name: 'Anna', userId: anna },
			{ seatId: 's2', name: 'Bo', userId: null }
		]);
	});

	it.each<[string, readonly Player[], object, string[]]>([
		['one player', [['Anna', null]], {}, ['seats']],
		[
			'a player without a name',
			[
				['Anna', null],
				[' ', null]
			],
			{},
			['table.1.name']
		],
		[
			'two of the same name',
			[
				['Anna', null],
				['ANNA', null]
			],
			{},
			['table.1.name']
		],
		[
			'a stranger',
			[
				['Anna', null],
				['Bo', 'nobody']
			],
			{},
			['table.1.name']
		],
		[
			'no title',
			[
				['Anna', null],
				['Bo', null]
			],
			{ title: ' ' },
			['title']
		],
		[
			'no trait',
			[
				['Anna', null],
				['Bo', null]
			],
			{ traits: [] },
			['traits']
		],
		[
			'a trait twice',
			[
				['Anna', null],
				['Bo', null]
			],
			{ traits: [DEFAULT_TRAITS[0], DEFAULT_TRAITS[0]] },
			['traits.1']
		]
	])('not with %s, and says where', async (_, players, changes, at) => {
		const answer = await found(players, changes);
		expect(answer.ok ? [] : answer.problems.map((problem) => problem.at)).toEqual(at);
		expect(await application.keeping('heritage').logs.ofGroup(groupId)).toEqual([]);
	});

	it('not with people on other seats than the command knows', async () => {
		const two: Player[] = [
			['Anna', null],
			['Bo', null]
		];
		for (const seats of [
			['s1', 's3'],
			['s2', 's1'],
			['s1', 's2', 's3'],
			['s1', 's1']
		])
			expect(await found(two, { seats })).toMatchObject({ ok: false });
		expect(await application.keeping('heritage').logs.ofGroup(groupId)).toEqual([]);
	});

	it('not with one person on two seats', async () => {
		const answer = await found([
			['Anna', anna],
			['Bo', anna]
		]);
		expect(answer).toMatchObject({ ok: false, problems: [{ at: 'table.1.name' }] });
	});
});

it('free seats go to the members of their name, taken ones stay', async () => {
	const answer = await found([
		['Bo', null],
		['anna', null]
	]);
	if (!answer.ok) throw new Error('not founded');
	const { database } = application;
	expect(await seatMembersByName(database, groupId, answer.chronicle)).toEqual({ s2: 'Anna' });
	expect(await seatMembersByName(database, groupId, answer.chronicle)).toEqual({});
	expect(await seatsOf(database.read, answer.chronicle)).toMatchObject([
		{ seatId: 's1', userId: null },
		{ seatId: 's2', userId: anna }
	]);
});
