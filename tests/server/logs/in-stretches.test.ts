import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Application } from '../../../src/lib/server/application.ts';
import { ownData } from '../../../src/lib/server/accounts/own-data.ts';
import { createFiles } from '../../../src/lib/server/logs/files.ts';
import { keptHeritage } from '../../../src/lib/server/games/heritage/kept-heritage.ts';
import { REAL_SURROUNDINGS } from '../../../src/lib/server/logs/surroundings.ts';
import { writtenAfter } from '../../../src/lib/server/games/heritage/written.ts';
import { writtenSince } from '../../../src/lib/server/logs/written.ts';
import { sweepUnfinished } from '../../../src/lib/server/logs/taking-in.ts';
import { Watch } from '../../../src/lib/server/long-work/watch.ts';
import type { Database } from '../../../src/lib/server/db/client.ts';
import { events, people } from '../../../src/lib/server/db/schema/chronicles.ts';
import { GET as getSteps } from '../../../src/routes/api/logs/[log]/steps/+server.ts';
import { openGroup, type Group } from '../../support/group.ts';
import { start } from '../../unit/heritage/table.ts';
import { ACTOR, into } from './house.ts';

// What a page reads off a whole log lets everybody else have their turns.

const NOTES = 450;

let group: Group;
let application: Application;
let chronicle: string;
beforeAll(async () => {
	group = await openGroup([{ ...ACTOR, role: 'keeper' }]);
	({ application } = group);
	chronicle = await group.found([], start(2));
	const write = (text: string) => group.act(chronicle, { type: 'WriteNote', chapter: null, text });
	await Promise.all(Array.from({ length: NOTES }, (_, index) => write(`note ${index}`)));
	await application.database.write((tx) => tx.update(people).set({ userId: ACTOR.id }));
});
afterAll(() => group.close());

/** How often others had a turn while something went on. */
async function turnsDuring<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
	let turns = 0;
	let going = true;
	const turn = (): void => {
		if (!going) return;
		turns++;
		setImmediate(turn);
	};
	setImmediate(turn);
	const result = await work();
	going = false;
	return [result, turns];
}

it('a log is read in stretches, and whole', async () => {
	const [written, turns] = await turnsDuring(() => writtenAfter(chronicle, 0));
	expect(written.map(({ sequence }) => sequence)).toEqual(
		Array.from({ length: NOTES + 1 }, (_, index) => index + 1)
	);
	expect(turns).toBeGreaterThanOrEqual(2);
});

it('it is read back to the last that begins something, and no further', async () => {
	const asked = vi.spyOn(application.keeping('heritage').logs, 'events');
	const at = { id: chronicle, version: NOTES + 1 };
	const since = (text: string) =>
		writtenSince(
			{ kept: keptHeritage, logs: application.keeping('heritage').logs },
			at,
			(event) => event.type === 'NoteWritten' && event.text === text
		);
	for (const [from, stretches] of [
		[440, 1],
		[200, 3],
		[-1, 5]
	] as const) {
		asked.mockClear();
		const [first] = await since(`note ${from}`);
		if (from < 0) expect(first?.sequence).toBe(1);
		else expect(first?.event).toMatchObject({ text: `note ${from}` });
		expect(asked).toHaveBeenCalledTimes(stretches);
	}
	asked.mockRestore();
});

it('it is not read for the steps of a table that is not laid', async () => {
	const read = await application.keeping('heritage').logs.read(chronicle);
	const asked = vi.spyOn(application.keeping('heritage').logs, 'events');
	const access = {
		group: { id: 'group-one' },
		chronicle: { id: chronicle, game: 'heritage' },
		role: 'keeper'
	};
	const answer = await getSteps({ locals: { access } } as never);
	expect(read?.state.table).toBeNull();
	expect(await answer.json()).toEqual({ steps: [] });
	expect(asked).not.toHaveBeenCalled();
	asked.mockRestore();
});

describe('a file is taken in', () => {
	const taken = async (database: Database) => {
		const { keeping, vault } = application;
		const file = await keeping('heritage').files.export(chronicle);
		const taking = createFiles(database, keptHeritage, { ...REAL_SURROUNDINGS, vault });
		return taking.import(file?.bytes ?? '', into('group-one'));
	};
	const found = () => application.keeping('heritage').logs.ofGroup('group-one');
	const rows = () => application.database.read.$count(events);

	it('by turns: what others write comes in between, and until its end nobody finds it', async () => {
		const { database } = application;
		const before = await found();
		let writes = 0;
		let isBetween = false;
		const imported = await taken({
			...database,
			write: async (work) => {
				if (isBetween) expect(await found()).toEqual(before);
				isBetween = true;
				writes++;
				return database.write(work);
			}
		});
		expect(imported).toMatchObject({ kind: 'imported', version: NOTES + 1 });
		// Where it begins, each stretch of it, and its end.
		expect(writes).toBe(2 + Math.ceil((NOTES + 1) / 400));
		expect(await found()).toHaveLength(before.length + 1);
	});

	it('or not at all: what was cut off is gone, at once or with the next start', async () => {
		const { database } = application;
		const before = { found: await found(), rows: await rows() };
		let writes = 0;
		const dying = (last: number): Database => ({
			...database,
			write: (work) => (++writes > last ? Promise.reject(new Error('dead')) : database.write(work))
		});
		await expect(taken(dying(2))).rejects.toThrow('dead');
		expect(await found()).toEqual(before.found);
		expect(await rows()).toBeGreaterThan(before.rows);
		await sweepUnfinished(database, new Date(), false);
		expect(await rows()).toBe(before.rows);

		const failing: Database = {
			...database,
			write: (work) => (++writes === 5 ? Promise.reject(new Error('once')) : database.write(work))
		};
		writes = 2;
		await expect(taken(failing)).rejects.toThrow('once');
		expect(await rows()).toBe(before.rows);
	});
});

it('is not found damaged where it is deleted while its chain is checked', async () => {
	const { keeping, vault, database } = application;
	const { logs, files } = keeping('heritage');
	const file = await files.export(chronicle);
	const taking = createFiles(database, keptHeritage, { ...REAL_SURROUNDINGS, vault });
	const copy = await taking.import(file?.bytes ?? '', into('group-one'));
	if (copy.kind !== 'imported') throw new Error('a copy was made');
	const watch = new Watch();
	vi.spyOn(watch, 'turn').mockImplementationOnce(() => logs.remove(copy.chronicle));
	expect(await logs.prove(copy.chronicle, watch)).toBeNull();
	expect(await logs.prove(chronicle)).toMatchObject({ brokenAt: null });
});

it('one’s own data come in pieces', async () => {
	const [pieces, turns] = await turnsDuring(async () => {
		const found: string[] = [];
		for await (const piece of ownData(application, ACTOR.id, 0)) found.push(piece);
		return found;
	});
	expect(pieces.length).toBeGreaterThan(4);
	expect(turns).toBeGreaterThanOrEqual(2);
	const { deeds } = JSON.parse(pieces.join('')) as {
		readonly deeds: readonly { readonly sequence: number }[];
	};
	// Whoever keeps the group also hears of the copy that was opened above.
	expect(deeds.length).toBeGreaterThan(NOTES);
	expect(deeds.map(({ sequence }) => sequence)).toEqual(deeds.map((_, index) => index + 1));
	expect(deeds.at(NOTES)).toMatchObject({ chronicle, sequence: NOTES + 1, seat: null });
});

it('its chain is proved in stretches, and the first event that does not hold is named', async () => {
	const [proof, turns] = await turnsDuring(() =>
		application.keeping('heritage').logs.prove(chronicle)
	);
	expect(proof).toEqual({
		events: (await application.keeping('heritage').logs.read(chronicle))?.version,
		head: expect.stringMatching(/^[0-9a-f]{64}$/),
		brokenAt: null
	});
	expect(turns).toBeGreaterThanOrEqual(2);
	await application.database.write((tx) =>
		tx
			.update(events)
			.set({ at: '2020-01-01T00:00:00.000Z' })
			.where(and(eq(events.chronicleId, chronicle), eq(events.seq, 333)))
	);
	expect(await application.keeping('heritage').logs.prove(chronicle)).toMatchObject({
		brokenAt: 333
	});
	expect(await application.keeping('heritage').logs.prove('no-such-chronicle')).toBeNull();
});
