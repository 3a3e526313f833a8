import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deviationTold, ruleCheckTold } from '../../../src/lib/games/core/deviation.ts';
import { sentenceOfFault } from '../../../src/lib/games/core/file-fault.ts';
import { checkFile } from '../../../src/lib/server/logs/check-file.ts';
import { FILE_VERSIONS, fileText, type ChronicleFile } from '../../../src/lib/server/logs/file.ts';
import { createFiles } from '../../../src/lib/server/logs/files.ts';
import { chronicles } from '../../../src/lib/server/db/schema/chronicles.ts';
import { resealed, type Envelopes } from './forged.ts';
import { into, meansIn, openHouse, openHouseOf, SEATS, type House, writtenText } from './house.ts';
import { keptToy, type ToyCommand } from './toy.ts';

type KeptToy = typeof keptToy;

/** The toy a revision later: nobody gains more than 3 any more. */
const today: KeptToy = {
	...keptToy,
	game: {
		...keptToy.game,
		rules: 2,
		findFault(state, events) {
			const most = Math.max(
				0,
				...events.map((event) => (event.type === 'Gained' ? event.power : 0))
			);
			return most > 3 ? 'too-much-power' : keptToy.game.findFault(state, events);
		}
	}
};

const openToday = (folder: string) =>
	openHouseOf(today, (title): ToyCommand => ({ type: 'Open', title, seats: SEATS }), folder);

const filesIn = (house: Pick<House, 'database' | 'folder'>, kept: KeptToy) =>
	createFiles(house.database, kept, meansIn(house.folder));

let house: House;
let id: string;
let old: ChronicleFile;

beforeEach(async () => {
	house = await openHouse();
	id = await house.found('The Long Night');
	await house.act(id, { type: 'Gain', seat: 's1', power: 3 });
	await house.act(id, { type: 'Gain', seat: 's2', power: 5 });
	old = await exported(house, keptToy, id);
});
afterEach(() => house.dispose());

async function exported(from: House, kept: KeptToy, chronicle: string): Promise<ChronicleFile> {
	const sent = await filesIn(from, kept).export(chronicle);
	return JSON.parse(writtenText(sent ?? null)) as ChronicleFile;
}

/** What a check by the rules of a kept game comes to, as people read it. */
async function checked(file: ChronicleFile, kept = today) {
	const found = await checkFile(kept, fileText(file));
	if (!found.ok) return { refused: found.faults.map(sentenceOfFault) };
	const { rules } = found;
	return { told: ruleCheckTold(rules), otherwise: rules.deviations.map(deviationTold) };
}

/** The file with one event changed, each sealed anew. */
const forged = (index: number, change: Partial<Envelopes[number]>, file = old) =>
	resealed(file, (events) =>
		events.map((envelope, at) => (at === index ? { ...envelope, ...change } : envelope))
	);

/** The file as a program before any second revision wrote it. */
const unnamed = (version: 1 | 3 = 1): ChronicleFile => ({
	...resealed(old, (events) => events.map(({ rules: _rules, ...envelope }) => envelope)),
	version
});

const OTHERWISE = 'Event 3 (Gained): today’s rules decide this differently: too much power.';

describe('the revision of the rules', () => {
	it('stands in every new envelope, under its hash, in a file of version 3', async () => {
		expect(old.version).toBe(FILE_VERSIONS.withRules);
		expect(old.events.map(({ rules }) => rules)).toEqual([1, 1, 1]);
		const other = structuredClone(old);
		Object.assign(other.events[1] ?? {}, { rules: 2 });
		expect((await checked(other)).refused).toEqual([
			expect.stringMatching(/^At events\[1\]\.hash/)
		]);
	});

	it('is the first where none is named, and the chain of an old file is as it was', async () => {
		for (const file of [unnamed(1), unnamed(3)]) {
			expect(await checked(file, keptToy)).toMatchObject({ otherwise: [] });
			expect(await checked(file)).toMatchObject({ otherwise: [OTHERWISE] });
		}
		const imported = await filesIn(house, keptToy).import(fileText(unnamed()), into('group-two'));
		if (imported.kind !== 'imported') throw new Error('refused');
		expect((await exported(house, keptToy, imported.chronicle)).events).toEqual(unnamed().events);
	});

	it('is no field of a file of version 1', async () => {
		expect(await checked({ ...old, version: 1 })).toEqual({
			refused: ['At events[0].rules: expected no such field in a file of version 1, got one.']
		});
	});

	it('never goes back along a log, nor changes within a command', async () => {
		const back = resealed(old, (events) =>
			events.map((envelope, index) => ({ ...envelope, rules: index === 1 ? 2 : 1 }))
		);
		expect(await checked(back)).toEqual({
			refused: ['At events[2].rules: expected at least 2, as in the event before, got 1.']
		});
		const command = old.events[1]?.command ?? '';
		const mixed = forged(2, { command, rules: 2 });
		expect(await checked(mixed)).toEqual({
			refused: ['At events[2].rules: expected 1, as in the other events of its command, got 2.']
		});
	});

	it('is refused kindly where a newer Elysium wrote it', async () => {
		expect(await checked(forged(2, { rules: 3 }))).toEqual({
			refused: [
				'At events[2].rules: expected at most 2, the newest rules this Elysium knows (the file was written by a newer Elysium; update this one and open it again), got 3.'
			]
		});
	});
});

describe('what today’s rules decide otherwise', () => {
	it('is named and no fault where older rules decided it', async () => {
		expect(await checked(old)).toEqual({
			told: [
				'Every event is complete and unchanged, and none leads to an impossible table.',
				'Events 1 to 3: decided by older rules (revision 1). All were checked by today’s rules (revision 2), and 1 step comes out differently.'
			],
			otherwise: [OTHERWISE]
		});
	});

	it('is a fault where today’s rules are said to have decided it', async () => {
		expect(await checked(forged(2, { rules: 2 }))).toEqual({
			refused: [
				'At events[2]: expected an event that can follow what came before, got "Gained" (too-much-power).'
			]
		});
	});

	it('is named too where a forger claims older rules', async () => {
		const claimed = forged(1, { event: { type: 'Gained', seat: 's1', power: 99 } });
		expect((await checked(claimed)).otherwise).toEqual([
			'Event 2 (Gained): today’s rules decide this differently: too much power.',
			OTHERWISE
		]);
		const imported = await filesIn(house, today).import(fileText(claimed), into('group-two'));
		expect(imported).toMatchObject({
			kind: 'imported',
			rules: { deviations: [{ first: 2 }, { first: 3 }] }
		});
	});

	it('never excuses what is impossible under any rules', async () => {
		const impossible = forged(1, { event: { type: 'Gained', seat: 's1', power: -4 } });
		expect(await checked(impossible)).toEqual({
			refused: [
				'At events[1]: expected an event that can follow what came before, got "Gained" (power-below-nothing).'
			]
		});
		const nowhere = forged(1, { event: { type: 'Gained', seat: 's9', power: 1 } });
		expect(await checked(nowhere)).toMatchObject({
			refused: [expect.stringMatching(/^At events\[1\]/)]
		});
	});

	it('is named also where the rules have no answer to it', async () => {
		const dumb: KeptToy = {
			...today,
			game: {
				...today.game,
				findFault: () => {
					throw new Error('no such state');
				}
			}
		};
		expect(await checked(forged(2, { rules: 2 }), dumb)).toMatchObject({
			refused: [expect.stringMatching(/rules-have-no-answer/)]
		});
		expect((await checked(old, dumb)).otherwise).toHaveLength(3);
	});
});

describe('a chronicle that was begun under older rules', () => {
	it('goes on under today’s, and its file says where', async () => {
		await house.database.close();
		const later = await openToday(house.folder);
		try {
			expect(await later.act(id, { type: 'Gain', seat: 's3', power: 1 })).toMatchObject({
				kind: 'accepted'
			});
			const file = await exported(later, today, id);
			expect(file.events.map(({ rules }) => rules)).toEqual([1, 1, 1, 2]);
			expect((await checked(file)).told?.slice(1)).toEqual([
				expect.stringMatching(/^Events 1 to 3: decided by older rules/),
				'Event 4: decided by today’s rules (revision 2). All were checked and came out the same.'
			]);
		} finally {
			await later.restart();
			await later.database.close();
			await house.restart();
		}
		// An older program may look at it, and not go on with it.
		expect((await house.service.read(id))?.version).toBe(4);
		expect(await house.act(id, { type: 'Gain', seat: 's3', power: 1 })).toMatchObject({
			kind: 'refused',
			reason: 'rules-newer'
		});
	});

	it('goes on from a file under today’s rules, which the row of the log knows', async () => {
		const imported = await filesIn(house, keptToy).import(fileText(old), into('group-two'));
		if (imported.kind !== 'imported') throw new Error('refused');
		const [row] = await house.database.read
			.select()
			.from(chronicles)
			.where(eq(chronicles.id, imported.chronicle));
		expect(row?.rules).toBe(1);
	});
});
