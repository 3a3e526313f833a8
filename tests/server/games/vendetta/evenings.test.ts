import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/lib/games/vendetta/commands.ts';
import { vendetta } from '../../../../src/lib/games/vendetta/vendetta.ts';
import type { Application } from '../../../../src/lib/server/application.ts';
import { eveningsOf } from '../../../../src/lib/server/games/vendetta/evenings.ts';
import { keptVendetta } from '../../../../src/lib/server/games/vendetta/kept-vendetta.ts';
import { gameIn } from '../../../../src/lib/server/logs/check-file.ts';
import { foundLog, type FoundingAnswer } from '../../../../src/lib/server/logs/founding.ts';
import { logsOf } from '../../../../src/lib/server/tables/groups.ts';
import { GROUP, openGroup, type Group } from '../../../support/group.ts';
import { begin, countOf, held, seatIds, setting } from '../../../unit/vendetta/evening.ts';
import { ACTOR, newCommandId } from '../../logs/house.ts';

const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dora'];
const FIRST = countOf([held(9), held(12), held(10), held(8)]);
const SECOND = countOf([held(9), held(12), held(13), held(8)]);

let group: Group;
let house: Application;

beforeEach(async () => {
	group = await openGroup([{ ...ACTOR, role: 'keeper' }]);
	house = group.application;
});
afterEach(() => group.close());

const found = (
	names: readonly string[],
	command: object = begin(names.length),
	commandId = newCommandId()
): Promise<FoundingAnswer> =>
	foundLog(house, 'vendetta', {
		groupId: GROUP,
		founder: ACTOR,
		players: names.map((name, index) => ({
			seat: seatIds(names.length)[index] ?? '',
			name,
			user: index === 0 ? ACTOR.id : null
		})),
		commandId,
		command
	});

async function founded(names = PEOPLE): Promise<string> {
	const answer = await found(names);
	if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
	return answer.chronicle;
}

const act = (chronicle: string, body: Command, id = newCommandId()) =>
	house
		.keeping('vendetta')
		.logs.act({ chronicle, actor: ACTOR, seat: null, command: { id, seen: 1, body } });

async function glanceOf(id: string) {
	const log = await house.keeping('vendetta').logs.read(id);
	if (!log) throw new Error('it is kept');
	return keptVendetta.glanceOf?.(log, house.database.read);
}

describe('an evening of Vendetta in a group', () => {
	it('begins with its people, once however often it is sent', async () => {
		const id = newCommandId();
		const [one, two] = [await found(PEOPLE, begin(4), id), await found(PEOPLE, begin(4), id)];
		expect(one).toEqual(two);
		const [entry, ...more] = await logsOf(house.database.read, GROUP, vendetta);
		expect(entry).toMatchObject({ title: 'A Thursday' });
		expect(more).toEqual([]);
		const kept = await house.keeping('vendetta').logs.read(entry?.id ?? '');
		expect(kept?.names.seats).toEqual({ s1: 'Ada', s2: 'Ben', s3: 'Cleo', s4: 'Dora' });
	});

	it.each([
		['two', PEOPLE.slice(0, 2), begin(2), { at: 'seats', sentence: /^Vendetta needs three\./ }],
		[
			'six alone',
			[...PEOPLE, 'Emil', 'Finn'],
			begin(6),
			{ at: 'setting.teams', sentence: /^Six play as three teams\./ }
		],
		[
			'a clan twice',
			PEOPLE.slice(0, 3),
			begin(3, { clans: { s1: 'brujah', s2: 'brujah', s3: 'ventrue' } }),
			{ at: 'setting.clans.s2', sentence: /^Ada has it\. Choose another clan\.$/ }
		],
		[
			'one without a clan',
			PEOPLE.slice(0, 3),
			begin(3, { clans: { s1: 'brujah', s3: 'ventrue' } }),
			{ at: 'setting.clans.s2', sentence: /^Choose a clan for Ben\.$/ }
		],
		[
			'an evening without a name',
			PEOPLE.slice(0, 3),
			begin(3, { title: ' ' }),
			{ at: 'setting.title', sentence: /name is missing/ }
		]
	])(
		'is refused with %s, in words with their names, and nothing is kept',
		async (_, names, command, problem) => {
			const answer = await found(names, command);
			if (answer.ok) throw new Error('it was not refused');
			expect(answer.problems).toEqual([
				{ at: problem.at, sentence: expect.stringMatching(problem.sentence) as string }
			]);
			expect(await logsOf(house.database.read, GROUP, vendetta)).toEqual([]);
		}
	);

	it('takes a count, a correction and an undo, and says in the list who is Prince', async () => {
		const id = await founded();
		expect(await glanceOf(id)).toMatchObject({ where: 'Not counted yet' });
		await act(id, { type: 'RecordCount', count: FIRST });
		expect(await glanceOf(id)).toEqual({
			where: 'Ben is Prince with 12 Influence',
			more: ['Ada (Brujah), Ben (Gangrel), Cleo (Malkavian) and Dora (Nosferatu)']
		});
		await act(id, { type: 'CorrectCount', count: SECOND, of: 1 });
		expect(await glanceOf(id)).toMatchObject({ where: 'Cleo is Prince with 13 Influence' });
		await act(id, { type: 'UndoAtTable', kept: 1, of: 2 });
		expect(await glanceOf(id)).toMatchObject({ where: 'Ben is Prince with 12 Influence' });
	});

	it('says whose count came first, and who is level, by their names', async () => {
		const id = await founded();
		const level = countOf([held(9), held(9), held(1), held(2)]);
		expect(await act(id, { type: 'RecordCount', count: level })).toMatchObject({
			reason: 'blood-open',
			sentence: 'Ada and Ben are level. Enter the Blood in their Pools.',
			at: 'count.blood'
		});
		const once = newCommandId();
		await act(id, { type: 'RecordCount', count: FIRST }, once);
		expect(await act(id, { type: 'RecordCount', count: FIRST }, once)).toMatchObject({
			kind: 'accepted'
		});
		expect(await act(id, { type: 'RecordCount', count: SECOND })).toMatchObject({
			reason: 'counted-already'
		});
	});

	it('is listed with its own people, and its log is read when the one before is done', async () => {
		const ids = [await founded(), await founded(PEOPLE.slice(0, 3)), await founded()];
		const { logs, ...rest } = house.keeping('vendetta');
		let under = 0;
		let most = 0;
		const read: typeof logs.read = async (id) => {
			most = Math.max(most, ++under);
			const log = await logs.read(id);
			under--;
			return log;
		};
		const watched = { ...rest, logs: { ...logs, read } };
		const keeping = (() => watched) as unknown as Application['keeping'];
		const listed = await eveningsOf({ keeping, database: house.database }, GROUP);
		expect(listed.map(({ id }) => id).sort()).toEqual(ids.sort());
		expect(most).toBe(1);
		const three = listed.find(({ state }) => state.seats.length === 3);
		expect(three?.people).toEqual({
			s1: { key: ACTOR.id, name: 'Ada' },
			s2: { key: 'name ben', name: 'Ben' },
			s3: { key: 'name cleo', name: 'Cleo' }
		});
	});

	it('in teams, says which two rule together', async () => {
		const answer = await found(PEOPLE, begin(4, { teams: true }));
		if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
		await act(answer.chronicle, { type: 'RecordCount', count: FIRST });
		expect(await glanceOf(answer.chronicle)).toMatchObject({
			where: 'Ben and Dora rule together with 20 Influence'
		});
	});
});

describe('what every game of the house can do', () => {
	async function played(): Promise<string> {
		const id = await founded();
		await act(id, { type: 'RecordCount', count: FIRST });
		await act(id, { type: 'CorrectCount', count: SECOND, of: 1 });
		await act(id, { type: 'UndoAtTable', kept: 1 });
		await act(id, { type: 'RedoAtTable' });
		await act(id, { type: 'ChangeSetting', setting: setting(4, { title: 'Another' }), of: 2 });
		return id;
	}

	async function fileOf(id: string): Promise<string> {
		const written = await house.keeping('vendetta').files.export(id);
		if (!written) throw new Error('it is kept');
		return new TextDecoder().decode(written.bytes);
	}

	it('an evening goes into a file and comes back the same', async () => {
		const id = await played();
		const text = await fileOf(id);
		expect(gameIn(text)).toBe('vendetta');
		const { files, logs } = house.keeping('vendetta');
		const imported = await files.import(text, { groupId: GROUP, actor: ACTOR });
		if (imported.kind !== 'imported') throw new Error(JSON.stringify(imported));
		const [there, here] = [await logs.read(imported.chronicle), await logs.read(id)];
		expect(there?.state).toEqual(here?.state);
		expect(there?.names).toEqual(here?.names);
		expect(there?.title).toBe('Another');
	});

	it('a file in which another won is refused', async () => {
		const text = await fileOf(await played());
		const forged = text.replaceAll('"pool":13', '"pool":1');
		expect(forged).not.toBe(text);
		const { files } = house.keeping('vendetta');
		expect((await files.import(forged, { groupId: GROUP, actor: ACTOR })).kind).toBe('refused');
		expect(await logsOf(house.database.read, GROUP, vendetta)).toHaveLength(1);
	});

	it('is replayed on the command line', async () => {
		const file = join(group.folder, 'evening.json');
		writeFileSync(file, await fileOf(await played()));
		const said = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/replay.ts', file], {
			encoding: 'utf8'
		});
		expect(said).toMatch(/6 events/);
	});

	it('stands as it was after a restart', async () => {
		const id = await played();
		const before = await house.keeping('vendetta').logs.read(id);
		await group.restart();
		const after = await group.application.keeping('vendetta').logs.read(id);
		expect(after).toEqual(before);
	});
});
