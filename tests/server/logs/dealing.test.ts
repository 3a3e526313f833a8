import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFiles } from '../../../src/lib/server/logs/files.ts';
import { createChronicles } from '../../../src/lib/server/logs/service.ts';
import { vault } from '../../../src/lib/server/db/schema/vault.ts';
import { reportOf } from '../../../src/lib/server/http/report.ts';
import { CARDS, keptCards, type CardCommand } from './card-toy.ts';
import { ACTOR, meansIn, newCommandId, openHouseOf, into, writtenText } from './house.ts';

const openCards = () =>
	openHouseOf(keptCards, (title): CardCommand => ({ type: 'Open', title, dealt: true }));

let house: Awaited<ReturnType<typeof openCards>>;
let id: string;
beforeEach(async () => {
	house = await openCards();
	id = await house.found();
});
afterEach(() => house.dispose());

const DRAW = { type: 'Draw' } as const;
const drawn = async (chronicle = id) => (await house.audit(chronicle)).state.drawn;
const rows = () => house.database.read.select().from(vault);
/** What lies in the vault of a chronicle. */
const deckOf = (chronicleId: string) =>
	meansIn(house.folder).vault.open(house.database.read, { chronicleId, key: 'dealing' });
const inOrder = (cards: readonly string[]) => [...cards].sort();

/** Which cards can be read somewhere. */
const cardsIn = (...places: (string | Buffer)[]) =>
	CARDS.filter((card) => places.some((place) => place.includes(card)));

describe('what is sealed', () => {
	it('is put away by the command that founds, and each card comes out once', async () => {
		for (const _card of CARDS)
			expect(await house.act(id, DRAW)).toMatchObject({ kind: 'accepted' });
		expect(inOrder(await drawn())).toEqual(inOrder(CARDS));
		expect(await house.act(id, DRAW)).toMatchObject({ reason: 'deck-empty' });
	});

	it('survives a restart', async () => {
		const deck = await deckOf(id);
		await house.act(id, DRAW);
		await house.restart();
		for (let count = 1; count < 4; count++) await house.act(id, DRAW);
		expect(await drawn()).toEqual((deck as string[]).slice(0, 4));
	});

	it('is the newest for each command of a batch, and for another process', async () => {
		const deck = await deckOf(id);
		await Promise.all(CARDS.slice(0, 5).map(() => house.act(id, DRAW)));
		expect(await drawn()).toEqual((deck as string[]).slice(0, 5));
		const elsewhere = createChronicles(house.database, keptCards, meansIn(house.folder));
		for (const service of [elsewhere, house.service, elsewhere])
			await service.act({
				chronicle: id,
				actor: ACTOR,
				seat: null,
				command: { id: newCommandId(), seen: 0, body: DRAW }
			});
		expect(await drawn()).toEqual(deck);
	});

	it('is not changed by a refused command, nor by one that only looks, nor by one sent twice', async () => {
		const [before] = await rows();
		const deck = (await deckOf(id)) as string[];
		expect(await house.act(id, { type: 'Peek', top: deck[1] ?? '' })).toMatchObject({
			reason: 'not-on-top'
		});
		expect(await house.act(id, { type: 'Peek', top: deck[0] ?? '' })).toMatchObject({
			kind: 'accepted'
		});
		expect(await rows()).toEqual([before]);
		const command = newCommandId();
		const first = await house.act(id, DRAW, { id: command });
		expect(await house.act(id, DRAW, { id: command })).toEqual(first);
		expect(await deckOf(id)).toEqual(deck.slice(1));
	});

	it('goes back with a batch that fails, and goes on with each command alone', async () => {
		const deck = (await deckOf(id)) as string[];
		const results = await Promise.allSettled([
			// Fills the commit under way, so that the others share one.
			house.act(id, { type: 'Say', text: 'first' }),
			house.act(id, DRAW),
			house.act(id, { type: 'Stumble' }),
			house.act(id, DRAW)
		]);
		expect(results.map(({ status }) => status)).toEqual([
			'fulfilled',
			'fulfilled',
			'rejected',
			'fulfilled'
		]);
		expect(await drawn()).toEqual(deck.slice(0, 2));
		expect(await deckOf(id)).toEqual(deck.slice(2));
	});

	it('is a chronicle’s own', async () => {
		const other = await house.found('Another');
		const [here, there] = [await deckOf(id), await deckOf(other)];
		await Promise.all([id, other, id].map((chronicle) => house.act(chronicle, DRAW)));
		expect(await drawn(id)).toEqual((here as string[]).slice(0, 2));
		expect(await drawn(other)).toEqual((there as string[]).slice(0, 1));
		expect(await deckOf(other)).toEqual((there as string[]).slice(1));
	});

	it('is thrown away when nothing is sealed any more, and with the chronicle', async () => {
		const other = await house.found('Another');
		await house.act(id, { type: 'Gather' });
		expect((await rows()).map(({ chronicleId }) => chronicleId)).toEqual([other]);
		expect(await house.act(id, DRAW)).toMatchObject({ reason: 'nothing-dealt' });
		await house.service.remove(other);
		expect(await rows()).toEqual([]);
	});

	it('is not known to a decision that did not ask, and cannot be lost by it', async () => {
		await house.act(id, { type: 'Say', text: 'The deck' });
		expect((await house.audit(id)).state.said).toEqual(['The deck: undefined']);
		const before = await rows();
		await expect(house.act(id, { type: 'Cheat' })).rejects.toThrow(/cards seals on Cheat/);
		expect(await rows()).toEqual(before);
		expect((await house.service.read(id))?.version).toBe(3);
	});
});

describe('nothing sealed comes out', () => {
	it('by answers, pages, events, snapshots, exports, or the bytes on the disk', async () => {
		const answers = [await house.act(id, DRAW), await house.act(id, { type: 'Peek', top: 'none' })];
		const files = createFiles(house.database, keptCards, meansIn(house.folder));
		const [snapshot] = await house.database.read.all<{ state: string }>(
			sql`SELECT state FROM snapshots`
		);
		const [open] = await drawn();
		const places = [
			JSON.stringify(answers),
			JSON.stringify(await house.service.read(id)),
			JSON.stringify(await house.service.events(id, 0)),
			snapshot?.state ?? '',
			writtenText(await files.export(id)),
			...['elysium.db', 'elysium.db-wal'].map((file) => readFileSync(join(house.folder, file)))
		];
		// All but the last are places where what was drawn has to be: the look itself works.
		for (const place of places.slice(0, -2)) expect(cardsIn(place)).toEqual([open]);
		expect(cardsIn(...places)).toEqual([open]);
	});

	it('by an error and what the log keeps of it', async () => {
		const error: unknown = await house.act(id, { type: 'Stumble' }).catch((thrown) => thrown);
		const { message, frames } = reportOf(error);
		expect(message).toBe('A decision that uses sealed data failed.');
		expect(frames[0]).toMatch(/at Object\.decide .*card-toy\.ts/);
		const { stack, cause } = error as Error;
		expect(cardsIn(String(stack), JSON.stringify(cause) ?? '', frames.join())).toEqual([]);
	});
});

describe('where it is missing', () => {
	it('a decision that needs it is refused in words, and nothing is written', async () => {
		await house.database.write((transaction) => transaction.delete(vault));
		expect(await house.act(id, DRAW)).toEqual({
			kind: 'refused',
			reason: 'deck-lost',
			sentence: 'The deck lies on another server.'
		});
		expect((await house.service.read(id))?.version).toBe(2);
		expect(await rows()).toEqual([]);
		expect(await house.act(id, { type: 'Say', text: 'Deal again' })).toMatchObject({
			kind: 'accepted'
		});
		await house.act(id, { type: 'Shuffle' });
		expect(await house.act(id, DRAW)).toMatchObject({ kind: 'accepted' });
	});

	it('as in a chronicle that came as a file, the game says so', async () => {
		const files = createFiles(house.database, keptCards, meansIn(house.folder));
		const file = await files.export(id);
		const imported = await files.import(writtenText(file ?? null), into('group-two'));
		if (imported.kind !== 'imported') throw new Error('refused');
		expect(await house.act(imported.chronicle, DRAW)).toMatchObject({ reason: 'deck-lost' });
	});

	it('or does not open, the refusal says what to put back; other commands go on', async () => {
		await house.database.write((transaction) =>
			transaction.run(sql`UPDATE vault SET sealed = zeroblob(40)`)
		);
		const [draw, say] = await Promise.all([
			house.act(id, DRAW),
			house.act(id, { type: 'Say', text: 'Still here' })
		]);
		expect(draw).toMatchObject({
			kind: 'refused',
			reason: 'sealed-unreadable',
			sentence: expect.stringContaining('vault.key') as string
		});
		expect(say).toMatchObject({ kind: 'accepted', version: 3 });
	});
});
