import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chronicleSchemaText, SCHEMA_PATH } from '../../../../scripts/house/file-schema.ts';
import type { JsonSchema } from '../../../../scripts/house/json-schema.ts';
import { hashOf, sha256Hex } from '../../../../src/lib/games/core/hash.ts';
import type { Json } from '../../../../src/lib/games/core/json.ts';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import type { ChronicleFile } from '../../../../src/lib/server/logs/file.ts';
import { createFiles } from '../../../../src/lib/server/logs/files.ts';
import { keptHeritage } from '../../../../src/lib/server/games/heritage/kept-heritage.ts';
import {
	ANNA,
	BELA,
	finished,
	LEADER,
	prologue,
	recorded,
	slip,
	sticker
} from '../../../unit/heritage/table.ts';
import { heldDraw, stepsOf } from '../../../unit/heritage/draw/kit.ts';
import { exportedFile } from '../../../support/left-by-0-1-0.ts';
import { openHeritage, SEATS, meansIn, into, writtenText } from '../../logs/house.ts';
import { breaches } from '../../logs/json-schema.ts';

/** From the prologue through a chapter and its aftermath. */
const EVENING: readonly Command[] = [
	...[ANNA, BELA, LEADER].map((character): Command => ({ type: 'RegisterCharacter', character })),
	...SEATS.map((seat) => prologue(seat)),
	recorded(1),
	{ type: 'ResolveOverview', chapter: 1, asset: slip('a1'), scheme: { name: 'Uprising' } },
	{
		type: 'ResolveMission',
		chapter: 1,
		mission: 'm1',
		decision: 'Spared',
		reward: { kind: 'dots', dots: { valour: 2 }, title: 'The Merciful' }
	},
	{
		type: 'ResolveObligations',
		chapter: 1,
		gain: { from: 'box', obligation: slip('o1') },
		losses: []
	},
	{
		type: 'PlaceSticker',
		chapter: 1,
		seat: 's1',
		character: 'anna',
		sticker: sticker('k1', 'brujah')
	},
	{ type: 'PassSticker', chapter: 1, seat: 's2' },
	{ type: 'ChooseRetainer', chapter: 1, seat: 's1', character: 'anna' },
	{ type: 'ChooseRetainer', chapter: 1, seat: 's2', character: null },
	finished(1)
];

let house: Awaited<ReturnType<typeof openHeritage>>;
let id: string;
let text: string;
beforeEach(async () => {
	house = await openHeritage();
	id = await house.found('The Long Night');
	for (const command of EVENING) {
		const answer = await house.act(id, command);
		if (answer.kind !== 'accepted') throw new Error(`${command.type}: ${answer.sentence}`);
	}
	text = writtenText(await files().export(id));
});
afterEach(() => house.dispose());

const files = () => createFiles(house.database, keptHeritage, meansIn(house.folder));

describe('a refusal', () => {
	it('names everything as the group does, never by an id', async () => {
		await house.act(id, {
			type: 'ReviseCharacter',
			character: { ...ANNA, name: 'Anna of Lisbon' }
		});
		const answer = await house.act(id, {
			type: 'CorrectHaven',
			seat: 's2',
			haven: { name: 'Crypt', retainer: 'anna', leaders: [], assets: [], obligations: [] },
			reason: 'the box says so'
		});
		expect(answer).toMatchObject({
			reason: 'in-another-haven',
			sentence: 'Anna of Lisbon is already in the haven of Player 1.'
		});
	});
});

describe('heritage on the server', () => {
	it('keeps stickers and retainers beside the log', async () => {
		const { tables, rebuilt, state } = await house.audit(id);
		expect(tables).toEqual(rebuilt);
		expect(tables.stickers).toMatchObject([{ sticker: 'k1', character: 'anna', position: 1 }]);
		expect(tables.retainers).toMatchObject([{ seat: 's1', character: 'anna', as: 'retainer' }]);
		await house.restart();
		expect((await house.service.read(id))?.state).toEqual(state);
	});

	it('is refused in words with the names people have', async () => {
		const again = await house.act(id, prologue('s2'));
		expect(again).toMatchObject({ kind: 'refused' });
		if (again.kind === 'refused') expect(again.sentence).not.toMatch(/\bs2\b|\{/);
	});

	it('comes through export and import with the very same state', async () => {
		// The original notes that a copy was opened.
		const here = await house.audit(id);
		const imported = await files().import(text, into('group-two'));
		if (imported.kind !== 'imported') throw new Error(JSON.stringify(imported));
		const there = await house.audit(imported.chronicle);
		expect(there.stateHash).toBe(here.stateHash);
		expect(there.tables).toEqual(there.rebuilt);
		expect(there.tables).toEqual(here.tables);
	});
});

/** A chronicle as the first program exported it. */
const oldFile = (): Json => {
	const path = new URL('../../../corpus/revision-1/two-players.json.gz', import.meta.url);
	return JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')) as Json;
};

describe('the published schema of the file', () => {
	const schema = JSON.parse(chronicleSchemaText()) as JsonSchema;

	it('is the one that follows from the code (npm run file-schema)', () => {
		expect(readFileSync(SCHEMA_PATH, 'utf8')).toBe(chronicleSchemaText());
	});

	it('stays as it was for files of before', () => {
		const first = readFileSync('static/schemas/elysium-chronicle-1.schema.json', 'utf8');
		expect(sha256Hex(first)).toBe(
			'a5393a9f77396e0934432ae512e5a37ae81a68b15cba52264a71d15bd503b2d8'
		);
		expect(breaches(JSON.parse(first) as JsonSchema, oldFile())).toEqual([]);
		expect(breaches(schema, oldFile())).toEqual([]);
	});

	it('holds for an export, and not for a damaged one', () => {
		expect(breaches(schema, JSON.parse(text))).toEqual([]);
		const damages: [string | RegExp, string, RegExp][] = [
			['"version": 3', '"version": 4', /^\/version: is none of the/],
			['"type":"StickerPlaced"', '"type":"StickerStolen"', /^\/events\/\d+\/event: fits no form/],
			['"archetype":"warlike"', '"archetype":"shy"', /^\/events\/\d+\/event: fits no form/],
			['"sequence":3', '"sequence":"3"', /^\/events\/2\/sequence: is no integer/],
			['"queueSize": 5', '"queueSize": 50', /^\/ruleset\/queueSize: is out of range/],
			[/"head":"[0-9a-f]/, '"head":"X', /^\/chain\/head: has another pattern/]
		];
		for (const [sound, damaged, breach] of damages) {
			const found = breaches(schema, JSON.parse(text.replace(sound, damaged)));
			expect(found).toEqual([expect.stringMatching(breach)]);
		}
	});
});

/** What one of our scripts says of a file. */
const running = (script: string) => async (content: string) => {
	const path = join(house.folder, 'file.json');
	writeFileSync(path, content);
	const args = ['--import', 'tsx', script, path];
	return promisify(execFile)(process.execPath, args).then(
		({ stdout }) => ({ code: 0, stdout, stderr: '' }),
		({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
			code,
			stdout,
			stderr
		})
	);
};

/** The file, with the names of two seats swapped. */
const swapped = (content: string): string => {
	const { names, ...file } = JSON.parse(content) as ChronicleFile;
	const { s1 = '', s2 = '' } = names.seats;
	return JSON.stringify({
		...file,
		names: { ...names, seats: { ...names.seats, s1: s2, s2: s1 } }
	});
};

describe('npm run replay', () => {
	const replay = running('scripts/replay.ts');

	it('prints standings and state hash of a file that holds', async () => {
		const { state } = await house.audit(id);
		const { code, stdout } = await replay(text);
		expect(code).toBe(0);
		expect(stdout).toContain(`state hash  ${hashOf(state)}`);
		expect(stdout).toContain(`decided by today’s rules (revision ${heritage.rules})`);
		expect(stdout).toMatch(/^ {4}1 {2}Player 1 +1 /m);
	});

	it('ends with 1 and says exactly where a damaged file is wrong', async () => {
		const { code, stdout, stderr } = await replay(text.replace('"valour":3', '"valour":9'));
		expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
		expect(stderr).toMatch(/At events\[\d+\]\.hash: expected the hash of what the event says/);
	});

	it('says that names are proven, and ends with 1 where two were swapped', async () => {
		expect((await replay(text)).stdout).toContain('names       proven');
		const { code, stdout, stderr } = await replay(swapped(text));
		expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
		expect(stderr).toContain('was changed after the export. This seat had another name.');
	});

	it('says that the names of a log from before are unproven', async () => {
		const { code, stdout } = await replay(exportedFile(1));
		expect(code).toBe(0);
		expect(stdout).toMatch(/^names {7}unproven: .+\(the file is from before names were proven\)$/m);
	});
});

describe('npm run verify', () => {
	const verify = running('scripts/verify.ts');
	const proof = { format: 'elysium-draw', version: 1, steps: stepsOf(heldDraw(1)) };
	const withDraw = (content: string): string =>
		JSON.stringify({ ...(JSON.parse(content) as ChronicleFile), proof });

	it('says of the names how far they are proven', async () => {
		const { code, stdout } = await verify(withDraw(text));
		expect(code).toBe(0);
		expect(stdout).toContain('Names proven: they match this file.');
		expect(stdout).toContain('Player 1');
		expect((await verify(withDraw(exportedFile(1)))).stdout).toContain('Names unproven: ');
		const alone = { ...proof, people: { s1: 'Anna' } };
		expect((await verify(JSON.stringify(alone))).stdout).toContain('They prove nothing.');
	});

	it('ends with 1 where two were swapped, and calls nobody by them', async () => {
		const { code, stdout } = await verify(withDraw(swapped(text)));
		expect(code).toBe(1);
		expect(stdout).toContain('WRONG: This file had another name for seat 1.');
		expect(stdout).not.toContain('Player 1');
	});
});
