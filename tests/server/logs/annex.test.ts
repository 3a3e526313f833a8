import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChainFault } from '../../../src/lib/games/core/envelope.ts';
import { FORMER_PLAYER } from '../../../src/lib/games/core/named.ts';
import {
	forgetPerson,
	setSeat,
	setSeatPerson,
	seatsOf
} from '../../../src/lib/server/logs/annex.ts';
import {
	DRAFTS_AT_MOST,
	dropDraft,
	readDraft,
	saveDraft
} from '../../../src/lib/server/logs/drafts.ts';
import { createFiles } from '../../../src/lib/server/logs/files.ts';
import { users } from '../../../src/lib/server/db/schema/accounts.ts';
import { drafts } from '../../../src/lib/server/db/schema/chronicles.ts';
import { ACTOR, openHouse, type House, meansIn, into, writtenText } from './house.ts';
import { keptToy } from './toy.ts';

let house: House;
beforeEach(async () => {
	house = await openHouse();
});
afterEach(() => house.dispose());

describe('the names beside the log', () => {
	it('change without the log: a seat is renamed, taken and freed', async () => {
		const id = await house.found();
		const before = await house.service.events(id, 0);
		await house.database.write(async (tx) => {
			await setSeat(tx, id, { seatId: 's1', name: 'Bea', userId: null });
			await setSeatPerson(tx, id, 's2', ACTOR.id);
		});
		const [one, two] = await seatsOf(house.database.read, id);
		expect([one, two]).toEqual([
			{ seatId: 's1', name: 'Bea', userId: null },
			{ seatId: 's2', name: 'Player 2', userId: ACTOR.id }
		]);
		expect(await house.service.events(id, 0)).toEqual(before);
	});

	it('stand in the order of their seats, also beyond nine', async () => {
		const id = await house.found();
		await house.database.write((tx) =>
			setSeat(tx, id, { seatId: 's10', name: 'Ten', userId: null })
		);
		const seats = await seatsOf(house.database.read, id);
		expect(seats.map(({ seatId }) => seatId)).toEqual(['s1', 's2', 's3', 's4', 's10']);
	});

	it('forget a person, whose deletion leaves the chain whole', async () => {
		const id = await house.found();
		await house.act(id, { type: 'Embrace', seat: 's1', childe: 'Lucita' });
		await house.database.write(async (tx) => {
			await setSeat(tx, id, { seatId: 's1', name: 'Anna', userId: ACTOR.id });
			await forgetPerson(tx, ACTOR.id);
			await tx.delete(users).where(eq(users.id, ACTOR.id));
		});
		const chronicle = await house.service.read(id);
		expect(chronicle?.names.people).toEqual({ [ACTOR.id]: FORMER_PLAYER });
		expect(chronicle?.names.seats['s1']).toBe(FORMER_PLAYER);
		expect(JSON.stringify(chronicle)).not.toContain('Anna');
		const envelopes = (await house.service.events(id, 0)) ?? [];
		expect(findChainFault(envelopes as never)).toBeNull();
		expect(envelopes).toHaveLength(2);
	});

	it('forget a person in copies that came from a file too, and on seats they had left', async () => {
		const files = createFiles(house.database, keptToy, meansIn(house.folder));
		const id = await house.found();
		await house.database.write((tx) =>
			setSeat(tx, id, { seatId: 's1', name: 'Anna', userId: null })
		);
		const sent = await files.export(id);
		const copy = await files.import(writtenText(sent ?? null), into('group-two'));
		if (copy.kind !== 'imported') throw new Error('refused');
		await house.database.write((tx) => forgetPerson(tx, ACTOR.id));
		for (const chronicle of [id, copy.chronicle]) {
			const names = (await house.service.read(chronicle))?.names;
			expect(names?.people).toEqual({ [ACTOR.id]: FORMER_PLAYER });
			expect(names?.seats).toMatchObject({ s1: FORMER_PLAYER, s2: 'Player 2' });
		}
		expect(writtenText(await files.export(copy.chronicle))).not.toContain('Anna');
	});

	it('stay forgotten when an intention of theirs arrives late', async () => {
		const id = await house.found();
		await house.database.write((tx) => tx.delete(users).where(eq(users.id, 'actor-s2-x')));
		await house.service.act({
			chronicle: id,
			actor: { id: 'actor-s2-x', name: 'Bert' },
			seat: null,
			command: { id: 'a-late-command', seen: 1, body: { type: 'Close' } }
		});
		expect((await house.service.read(id))?.names.people['actor-s2-x']).toBe(FORMER_PLAYER);
	});
});

describe('drafts', () => {
	it('are each person’s own, kept over a restart, replaced by newer ones alone, and thrown away', async () => {
		const place = { chronicleId: await house.found(), userId: ACTOR.id, key: 'chapter-1' };
		await saveDraft(house.database, place, { value: { power: 1 }, savedAt: 7 });
		await saveDraft(house.database, place, { value: { power: 2 }, savedAt: 9 });
		await saveDraft(house.database, place, { value: { power: 3 }, savedAt: 8 });
		await house.restart();
		expect(await readDraft(house.database, place)).toEqual({ value: { power: 2 }, savedAt: 9 });
		expect(await readDraft(house.database, { ...place, userId: 'actor-s1-x' })).toBeNull();
		await dropDraft(house.database, place);
		expect(await readDraft(house.database, place)).toBeNull();
	});

	it('are forty a person and chronicle: one more takes the place of the oldest', async () => {
		const place = { chronicleId: await house.found(), userId: ACTOR.id, key: 'other' };
		const mate = { ...place, userId: 'actor-s1-x', key: 'note-1' };
		await saveDraft(house.database, mate, { value: 1, savedAt: 0 });
		for (let note = 1; note <= DRAFTS_AT_MOST; note++)
			await saveDraft(
				house.database,
				{ ...place, key: `note-${String(note)}` },
				{ value: note, savedAt: note }
			);
		expect(await house.database.read.$count(drafts)).toBe(DRAFTS_AT_MOST + 1);
		// Saved by a clock that is late; what just came stays all the same.
		expect(await saveDraft(house.database, place, { value: 0, savedAt: 0 })).toBeNull();
		const kept = async (key: string) => await readDraft(house.database, { ...place, key });
		expect(await kept('other')).toEqual({ value: 0, savedAt: 0 });
		expect(await kept('note-1')).toBeNull();
		expect(await kept('note-2')).toEqual({ value: 2, savedAt: 2 });
		expect(await readDraft(house.database, mate)).toEqual({ value: 1, savedAt: 0 });
		expect(await house.database.read.$count(drafts)).toBe(DRAFTS_AT_MOST + 1);
	});
});
