import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeckCard } from '../../../../src/lib/games/heritage/chronicle-deck/cards.ts';
import { inOrder } from '../../../../src/lib/games/heritage/chronicle-deck/order.ts';
import type {
	DeckIdentity,
	OpenedChapter
} from '../../../../src/lib/games/heritage/chronicle-deck/opened.ts';
import type { ChronicleState } from '../../../../src/lib/games/heritage/state.ts';
import { createFiles } from '../../../../src/lib/server/logs/files.ts';
import { keptHeritage } from '../../../../src/lib/server/games/heritage/kept-heritage.ts';
import { deckFor } from '../../../../src/lib/server/games/heritage/deck-for.ts';
import { leftBehind } from '../../../../src/lib/server/games/heritage/left-behind.ts';
import { importPack } from '../../../../src/lib/server/games/heritage/packs.ts';
import { expansionsNamed } from '../../../../src/lib/server/games/heritage/sealed-expansions.ts';
import { readSealedPart } from '../../../../src/lib/server/games/heritage/sealed-part.ts';
import { PackDamaged, packNamed } from '../../../../src/lib/server/games/heritage/sealed-pack.ts';
import { chronicles } from '../../../../src/lib/server/db/schema/chronicles.ts';
import { members } from '../../../../src/lib/server/db/schema/groups.ts';
import { vault as vaultTable } from '../../../../src/lib/server/db/schema/vault.ts';
import { openDeck } from '../../../../src/lib/server/games/heritage/decks/chronicle/open-deck.ts';
import { reportOf } from '../../../../src/lib/server/http/report.ts';
import { QUOTAS } from '../../../../src/lib/server/tables/quotas.ts';
import { VaultFault } from '../../../../src/lib/server/vault/vault.ts';
import {
	changed,
	missionCard,
	overviewCard,
	wholeDeck
} from '../../../unit/heritage/deck/whole-deck.ts';
import { ownCard, prologue } from '../../../unit/heritage/table.ts';
import { ACTOR, into, meansIn, openHeritage, writtenText, keepingOf } from '../../logs/house.ts';

const PASSPHRASE = 'candle harbour winter oath';
/** Stands in sealed places alone: where it is found, something sealed came out. */
const MARK = 'xyzzyxmark';

const DECK = wholeDeck().map((card) =>
	card.kind === 'overview' ? { ...card, title: `${MARK} ${String(card.chapter)}` } : card
);
const pack = (cards: readonly DeckCard[], more: object = {}): string =>
	JSON.stringify({
		format: 'elysium-chronicle-deck',
		version: 1,
		id: 'winter',
		name: 'Winter',
		licence: 'CC BY 4.0',
		adds: false,
		cards,
		...more
	});
const arriving = (number: number, id: string): DeckCard => ({
	kind: 'basic-character',
	number,
	character: ownCard(id, { kind: 'basic', name: `${MARK} ${id}` })
});
const expansion = (...cards: DeckCard[]): string => pack(cards, { id: 'more', adds: true });

const SEALED = { kind: 'sealed', name: 'Winter', licence: 'CC BY 4.0', adds: false };
const CHOSEN: DeckIdentity = { kind: 'pack', id: 'winter', name: 'Winter', licence: 'CC BY 4.0' };

let house: Awaited<ReturnType<typeof openHeritage>>;
let id: string;
beforeEach(async () => {
	house = await openHeritage();
	id = await house.found();
});
afterEach(() => house.dispose());

const application = () => ({
	database: house.database,
	vault: meansIn(house.folder).vault,
	...keepingOf(house.service)
});

/** The chronicle as it stands; with a deck chosen, and chapters of it opened. */
async function chronicle(
	{ identity = null, opened = 0 }: { identity?: DeckIdentity | null; opened?: number } = {},
	of = id
) {
	const found = await house.service.read(of);
	if (!found) throw new Error('there is no such chronicle');
	const chapters = Object.fromEntries(
		Array.from({ length: opened }, (_, index) => [index + 1, {} as OpenedChapter])
	);
	const deck = { ...found.state.deck, identity, chapters };
	const state: ChronicleState = { ...found.state, deck };
	return { ...found, state };
}

const importing = async (text: string, stands: Parameters<typeof chronicle>[0] = {}) =>
	importPack(application(), { chronicle: await chronicle(stands), actor: ACTOR, text });
const deck = async (identity: DeckIdentity | null = CHOSEN, of = id) =>
	(await deckFor(application(), await chronicle({ identity }, of)))?.cards ?? null;
const missing = (log: Parameters<typeof leftBehind>[0]) =>
	leftBehind(log, house.database.read, application().vault);
const rows = () => house.database.read.select().from(vaultTable);

/** Whose groups are full: the keeper's. */
const keepGroup = () =>
	house.database.write((tx) =>
		tx
			.insert(members)
			.values({ groupId: 'group-one', userId: ACTOR.id, role: 'keeper', joinedAt: 0 })
	);

describe('importing a pack', () => {
	it('says name, licence and that it is sealed, and nothing of its cards', async () => {
		expect(await importing(pack(DECK))).toEqual(SEALED);
		expect(await deck()).toEqual(inOrder(DECK));
		const { database, vault } = application();
		expect(await packNamed(database.read, vault, id)).toEqual({
			id: 'winter',
			name: 'Winter',
			licence: 'CC BY 4.0'
		});
	});

	it('is refused where the keeper’s groups have no room for it; the same pack takes none again', async () => {
		await keepGroup();
		const [row] = await house.database.read.select().from(chronicles);
		const importingInto = async (room: number) =>
			importPack(
				{
					...application(),
					quotas: { ...QUOTAS, account: { ...QUOTAS.account, bytes: (row?.bytes ?? 0) + room } }
				},
				{ chronicle: await chronicle(), actor: ACTOR, text: pack(DECK) }
			);
		expect(await importingInto(1_000)).toMatchObject({
			kind: 'refused',
			sentence: expect.stringMatching(/^There is no room for this: all groups of this keeper/)
		});
		expect(await rows()).toEqual([]);
		expect(await importingInto(1_000_000)).toEqual(SEALED);
		expect(await importingInto(1_000)).toEqual(SEALED);
	});

	it('takes one of two that come at once where there is room for one', async () => {
		await keepGroup();
		const other = await house.found('Another');
		const before = await house.database.read.select().from(chronicles);
		const bytes = before.reduce((sum, row) => sum + row.bytes, 0);
		const text = pack(DECK);
		const enough = bytes + 1.5 * text.length;
		const roomy = {
			...application(),
			quotas: { ...QUOTAS, account: { ...QUOTAS.account, bytes: enough } }
		};
		const answers = await Promise.all(
			[await chronicle(), await chronicle({}, other)].map((into) =>
				importPack(roomy, { chronicle: into, actor: ACTOR, text })
			)
		);
		expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['refused', 'sealed']);
	});

	it('answers the same whatever is in it', async () => {
		const other = await house.found('Another');
		const shorter = changed(DECK, 81, 'basic-character', () => null);
		const answers = [
			await importing(pack(DECK)),
			await importPack(application(), {
				chronicle: await chronicle({}, other),
				actor: ACTOR,
				text: pack(shorter)
			})
		];
		expect(answers[0]).toEqual(answers[1]);
	});

	it('puts each card away by itself, unreadable on the disk, in no log and no file', async () => {
		await importing(pack(DECK));
		const keys = (await rows()).map(({ key }) => key).sort();
		expect(keys).toEqual([...DECK.map(({ number }) => `deck/${number}`), 'deck/order'].sort());
		const files = createFiles(house.database, keptHeritage, meansIn(house.folder));
		const places = [
			JSON.stringify(await house.service.read(id)),
			writtenText(await files.export(id)),
			...['elysium.db', 'elysium.db-wal'].map((file) => readFileSync(join(house.folder, file)))
		];
		for (const place of places) expect(place.includes(MARK)).toBe(false);
	});

	it('leaves nothing behind when anything is wrong, and tells no word of what is there', async () => {
		const [first, ...rest] = DECK;
		const wrong = [
			pack(DECK).slice(0, -40),
			pack([{ ...overviewCard(1), title: MARK.repeat(20) }, ...rest]),
			pack(rest.filter(({ kind }) => kind !== 'overview')),
			pack([...DECK, { ...arriving(first?.number ?? 0, MARK) }])
		];
		for (const text of wrong) {
			const answer = await importing(text);
			if (answer.kind !== 'refused') throw new Error('it was taken');
			expect(answer.faults.length).toBeGreaterThan(0);
			expect(answer.faults.length).toBeLessThanOrEqual(10);
			expect(JSON.stringify(answer)).not.toContain(MARK);
		}
		expect(await rows()).toEqual([]);
	});

	it('tells ten faults, and how many more there are', async () => {
		const missing = DECK.filter(({ kind }) => kind !== 'scoring' && kind !== 'mission');
		const answer = await importing(pack(missing));
		if (answer.kind !== 'refused') throw new Error('it was taken');
		expect(answer.faults).toHaveLength(10);
		// One for the missions of each of 21 chapters and one for the scoring cards of each of seven eras.
		expect(answer.more).toBe(21 + 7 - 10);
		expect(await importing('{')).toMatchObject({ faults: [{}], more: 0 });
	});

	it('replaces one until its first chapter is opened, and whole', async () => {
		await importing(pack(DECK));
		const fewer = changed(DECK, 81, 'basic-character', () => null);
		expect(await importing(pack(fewer, { id: 'spring', name: 'Spring' }))).toMatchObject({
			kind: 'sealed',
			name: 'Spring'
		});
		expect(await deck({ ...CHOSEN, id: 'spring' })).toEqual(inOrder(fewer));
		// What was chosen before is not what lies there now.
		expect(await deck()).toBeNull();
		const late = await importing(pack(DECK), { identity: CHOSEN, opened: 1 });
		expect(late).toMatchObject({
			kind: 'refused',
			sentence: expect.stringMatching(/already in use/)
		});
		expect(await deck({ ...CHOSEN, id: 'spring' })).toEqual(inOrder(fewer));
	});

	it('counts once when it is sent twice, also after a chapter was opened', async () => {
		await importing(pack(DECK));
		expect(await importing(pack(DECK), { identity: CHOSEN, opened: 1 })).toEqual(SEALED);
		expect(await deck()).toEqual(inOrder(DECK));
	});

	it('takes no pack under another id once a chapter was opened, though its cards be the same', async () => {
		await importing(pack(DECK));
		const renamed = pack(DECK, { id: 'spring', name: 'Spring' });
		const late = await importing(renamed, { identity: CHOSEN, opened: 1 });
		expect(late).toMatchObject({
			kind: 'refused',
			sentence: expect.stringMatching(/already in use/)
		});
		// The chronicle goes on with the one that it knows.
		expect(await deck()).toEqual(inOrder(DECK));
		expect(await importing(renamed)).toMatchObject({ kind: 'sealed', name: 'Spring' });
	});

	it('may be done again where the pack did not come along, with the very one that was chosen', async () => {
		const stands = { identity: CHOSEN, opened: 2 };
		expect(await importing(pack(DECK, { id: 'spring' }), stands)).toMatchObject({
			kind: 'refused'
		});
		expect(await importing(pack(DECK), stands)).toEqual(SEALED);
		expect(await deck()).toEqual(inOrder(DECK));
	});

	it('decides on the chronicle as it is when it is written', async () => {
		const stale = await chronicle();
		await house.act(id, prologue('s1'));
		expect(
			await importPack(application(), { chronicle: stale, actor: ACTOR, text: pack(DECK) })
		).toEqual(SEALED);
	});
});

describe('an expansion', () => {
	it('finds its places by its numbers, all at once or as it comes, also between chapters', async () => {
		await importing(pack(DECK));
		const added = [arriving(85, 'late-one'), arriving(95, 'late-two'), arriving(1485, 'far')];
		const [first, ...others] = added;
		if (!first) throw new Error('nothing is added');
		expect(await importing(expansion(first))).toMatchObject({ kind: 'sealed' });
		const between = { identity: CHOSEN, opened: 4 };
		expect(await importing(expansion(...others), between)).toMatchObject({ kind: 'sealed' });
		expect(await deck()).toEqual(inOrder([...DECK, ...added]));
		// Sent twice it is added once.
		expect(await importing(expansion(first), between)).toMatchObject({ kind: 'sealed' });
		expect(await deck()).toEqual(inOrder([...DECK, ...added]));
	});

	it('is refused without a pack, and where a number is taken, without a word of either card', async () => {
		const card = arriving(85, 'late-one');
		expect(await importing(expansion(card))).toMatchObject({
			kind: 'refused',
			sentence: expect.stringMatching(/Import the pack first/)
		});
		await importing(pack(DECK));
		const answer = await importing(expansion(arriving(100, 'taken')));
		expect(answer).toMatchObject({ kind: 'refused' });
		expect(JSON.stringify(answer)).not.toContain(MARK);
		expect(await deck()).toEqual(inOrder(DECK));
	});

	it('tells ten faults, and how many more there are', async () => {
		await importing(pack(DECK));
		const taken = DECK.slice(0, 12).map(({ number }, index) => arriving(number, `late-${index}`));
		const answer = await importing(expansion(...taken));
		expect(answer).toMatchObject({ kind: 'refused', more: 2 });
		expect(answer.kind === 'refused' ? answer.faults : []).toHaveLength(10);
	});

	it('may not make the deck larger than can be taken along', async () => {
		await importing(pack(DECK));
		const ability = { name: 'Long', effects: [{ do: 'manual' as const, text: 'x'.repeat(600) }] };
		const heavy = Array.from({ length: 500 }, (_, index): DeckCard => {
			const abilities = Array.from({ length: 12 }, () => ({ ...ability, sticker: null }));
			const character = ownCard(`h${index}`, { kind: 'basic', abilities });
			return { kind: 'basic-character', number: 1510 + index, character };
		}).filter(({ number }) => !DECK.some((card) => card.number === number));
		expect(await importing(expansion(...heavy))).toMatchObject({
			kind: 'refused',
			sentence: expect.stringMatching(/larger than a chronicle can keep/)
		});
		expect(await deck()).toEqual(inOrder(DECK));
		expect(await importing(expansion(...heavy.slice(0, 50)))).toMatchObject({ kind: 'sealed' });
	});
});

describe('an expansion of the open chronicle', () => {
	const OPEN: DeckIdentity = { kind: 'open', edition: 1 };
	const ofOpen = (...cards: DeckCard[]): string =>
		pack(cards, { id: 'lamps', name: 'Lamps', adds: 'open-chronicle' });
	const LAMPS = { id: 'lamps', name: 'Lamps', licence: 'CC BY 4.0' };
	const dots = { kind: 'dots' as const, dots: [{ trait: 1, dots: 1 }], title: MARK };
	/** At a number between those of our own cards. */
	const lateMission = (chapter: number, number: number) => ({
		...missionCard(chapter, 9, dots),
		number
	});
	const named = () => {
		const { database, vault } = application();
		return expansionsNamed(database.read, vault, id);
	};

	it('finds its places by its numbers among our own cards, and says its name and licence', async () => {
		const added = [arriving(85, 'early'), lateMission(4, 435), arriving(1485, 'far')];
		expect(await importing(ofOpen(...added))).toEqual({
			...SEALED,
			name: 'Lamps',
			adds: 'open-chronicle'
		});
		expect(await deck(OPEN)).toEqual(inOrder([...openDeck, ...added]));
		expect(await named()).toEqual([LAMPS]);
		expect(readFileSync(join(house.folder, 'elysium.db-wal')).includes(MARK)).toBe(false);
	});

	it('comes all at once or bit by bit, also between chapters, and counts once', async () => {
		const stands = { identity: OPEN, opened: 4 };
		const [one, other] = [arriving(85, 'early'), arriving(1485, 'far')];
		await importing(ofOpen(one), stands);
		await importing(ofOpen(one, other), stands);
		await importing(ofOpen(other), stands);
		expect(await deck(OPEN)).toEqual(inOrder([...openDeck, one, other]));
		expect(await named()).toEqual([LAMPS]);
	});

	it.each<[string, DeckCard[], string]>([
		['a number of ours', [arriving(100, 'taken')], 'cards[0].number'],
		['a number that is used twice', [arriving(85, 'a'), arriving(85, 'b')], 'cards[1].number'],
		['a mission before its chapter', [lateMission(4, 395)], 'cards[0].number'],
		['a second overview', [{ ...overviewCard(4), number: 405 }], 'cards[0].chapter'],
		['a character behind the last overview', [arriving(2150, 'far')], 'cards[0].number'],
		['whom nobody can be', [{ ...lateMission(4, 435), choices: unlocking(77) }], '.reward.card']
	])('is refused with %s, and says where', async (_, cards, where) => {
		const answer = await importing(ofOpen(...cards));
		if (answer.kind !== 'refused') throw new Error('it was taken');
		expect(answer.faults.map((one) => one.where)).toEqual(
			expect.arrayContaining([expect.stringContaining(where)])
		);
		expect(JSON.stringify(answer)).not.toContain(MARK);
		expect(await rows()).toEqual([]);
	});

	function unlocking(card: number): ReturnType<typeof lateMission>['choices'] {
		const [one, other] = lateMission(4, 435).choices;
		return [{ ...one, reward: { kind: 'unlock', card } }, other];
	}

	it('is refused where another deck tells the story already, and waits where none does', async () => {
		await importing(pack(DECK));
		const file = ofOpen(arriving(85, 'early'));
		expect(await importing(file, { identity: CHOSEN, opened: 1 })).toMatchObject({
			kind: 'refused',
			sentence: expect.stringMatching(/you play another deck/)
		});
		// The pack and the expansion lie beside each other until one of the decks is begun.
		expect(await importing(file)).toMatchObject({ kind: 'sealed' });
		expect(await deck()).toEqual(inOrder(DECK));
		expect(await deck(OPEN)).toHaveLength(openDeck.length + 1);
	});

	it('lacks a card: nothing is turned up until the same file came again', async () => {
		const file = ofOpen(arriving(85, 'early'), arriving(1485, 'far'));
		await importing(file);
		await house.database.write((tx) => tx.run(sql`DELETE FROM vault WHERE key = 'added/85'`));
		await expect(deck(OPEN)).rejects.toBeInstanceOf(PackDamaged);
		await importing(file, { identity: OPEN, opened: 1 });
		expect(await deck(OPEN)).toHaveLength(openDeck.length + 2);
	});

	it('keeps the place of a card that is gone for the file that brought it', async () => {
		const [gone, other] = [arriving(85, 'early'), arriving(1485, 'far')];
		const more = (...cards: DeckCard[]) =>
			pack(cards, { id: 'more', name: 'More', adds: 'open-chronicle' });
		await importing(ofOpen(gone, other));
		await importing(more(arriving(1585, 'further')));
		await house.database.write((tx) => tx.run(sql`DELETE FROM vault WHERE key = 'added/85'`));
		for (const file of [
			more(arriving(85, 'another')),
			pack([arriving(85, 'another')], { id: 'new', name: 'New', adds: 'open-chronicle' })
		])
			expect(await importing(file)).toMatchObject({
				kind: 'refused',
				sentence: expect.stringMatching(/lacks a card/)
			});
		await expect(deck(OPEN)).rejects.toBeInstanceOf(PackDamaged);
		// What has nothing to do with it is taken, and so is the file it is in.
		expect(await importing(more(arriving(1685, 'furthest')))).toMatchObject({ kind: 'sealed' });
		expect(await importing(ofOpen(gone))).toMatchObject({ kind: 'sealed' });
		expect(await deck(OPEN)).toHaveLength(openDeck.length + 4);
		expect(await deck(OPEN)).toContainEqual(gone);
	});

	it('is named in the log, once, with its licence and nothing else', async () => {
		const file = ofOpen(arriving(85, 'early'));
		await importing(file);
		await importing(file);
		await importing(ofOpen(arriving(95, 'late'), arriving(1485, 'far')));
		const { envelopes, fault } = await house.audit(id);
		expect(fault).toBeNull();
		expect(envelopes.map(({ event }) => event).slice(1)).toEqual([
			{ type: 'ExpansionAdded', expansion: LAMPS }
		]);
	});

	it('is neither sealed nor named where it came to lie among others meanwhile', async () => {
		const other = pack([arriving(85, 'first')], { id: 'new', name: 'New', adds: 'open-chronicle' });
		let happened = 0;
		const logs: typeof house.service = {
			...house.service,
			async act(request) {
				if (happened++ === 0) await importing(other);
				return house.service.act(request);
			}
		};
		const stands = { chronicle: await chronicle(), actor: ACTOR };
		const text = ofOpen(arriving(85, 'second'));
		expect(
			await importPack({ ...application(), ...keepingOf(logs) }, { ...stands, text })
		).toMatchObject({
			kind: 'refused',
			faults: [{ where: 'cards[0].number' }]
		});
		expect(happened).toBe(1);
		expect((await named()).map(({ name }) => name)).toEqual(['New']);
		expect((await chronicle()).state.deck.expansions).toHaveLength(1);
	});

	it('is taken along under a passphrase alone, with or without a pack', async () => {
		const files = createFiles(house.database, keptHeritage, meansIn(house.folder));
		await importing(ofOpen(arriving(85, 'early')));
		expect(await files.sealedIn((await chronicle()).id)).toEqual(['expansions']);
		expect(writtenText(await files.export(id))).not.toContain(MARK);
		const text = writtenText(await files.export(id, PASSPHRASE));
		expect(text).not.toContain(MARK);
		const taken = await files.import(text, { ...into('group-two'), passphrase: PASSPHRASE });
		if (taken.kind !== 'imported') throw new Error(taken.kind);
		expect(await deck(OPEN, taken.chronicle)).toEqual(await deck(OPEN));
		expect(await missing(await chronicle({ identity: OPEN }, taken.chronicle))).toBeNull();
	});

	it('is known to be missing where it did not come along', async () => {
		const files = createFiles(house.database, keptHeritage, meansIn(house.folder));
		await importing(ofOpen(arriving(85, 'early')));
		const text = writtenText(await files.export(id));
		const taken = await files.import(text, into('group-two'));
		if (taken.kind !== 'imported') throw new Error(taken.kind);
		const there = await chronicle({ identity: OPEN }, taken.chronicle);
		expect((await deckFor(application(), there))?.missing).toEqual([LAMPS]);
		expect(await missing(there)).toMatchObject({
			text: expect.stringMatching(/^This chronicle uses “Lamps”, but /) as string,
			link: { href: `/heritage/chronicles/${taken.chronicle}/deck` }
		});
		// A chronicle that is told by a pack misses that one alone.
		expect((await missing(await chronicle({ identity: CHOSEN })))?.text).toContain(
			'uses “Winter”,'
		);
	});
});

describe('the deck for whoever turns it', () => {
	it.each([[null], [{ kind: 'box' } as const]])('is none for %j', async (identity) => {
		await importing(pack(DECK));
		expect(await deck(identity)).toBeNull();
	});

	it('is our own, or the pack that was chosen', async () => {
		expect(await deck({ kind: 'open', edition: 1 })).toBe(openDeck);
		expect(await deck()).toBeNull();
		await importing(pack(DECK));
		expect(await deck()).toEqual(inOrder(DECK));
	});

	it('does not open when a card was moved or altered, and says so without its words', async () => {
		await importing(pack(DECK));
		await house.database.write((tx) =>
			tx.run(sql`UPDATE vault SET sealed = (SELECT sealed FROM vault WHERE key = 'deck/100')
				WHERE key = 'deck/200'`)
		);
		const error: unknown = await deck().catch((thrown: unknown) => thrown);
		expect(error).toBeInstanceOf(VaultFault);
		expect(JSON.stringify(reportOf(error))).not.toContain(MARK);
		expect(await importing(expansion(arriving(85, 'late-one')))).toMatchObject({
			kind: 'refused',
			sentence: expect.stringMatching(/lacks a card/)
		});
		expect(await importing(pack(DECK), { identity: CHOSEN, opened: 1 })).toEqual(SEALED);
		expect(await deck()).toEqual(inOrder(DECK));
	});

	it('asks for the key of the vault where nothing opens, whoever imports', async () => {
		await importing(pack(DECK));
		await house.database.write((tx) => tx.run(sql`UPDATE vault SET sealed = zeroblob(40)`));
		await expect(deck()).rejects.toBeInstanceOf(VaultFault);
		expect(await importing(expansion(arriving(85, 'late-one')))).toMatchObject({
			kind: 'refused',
			sentence: expect.stringMatching(/vault\.key back/)
		});
	});

	it('lacks a card: says so, and takes the very same pack again, and then its expansions', async () => {
		await importing(pack(DECK));
		await house.database.write((tx) => tx.run(sql`DELETE FROM vault WHERE key = 'deck/200'`));
		await expect(deck()).rejects.toBeInstanceOf(PackDamaged);
		const stands = { identity: CHOSEN, opened: 1 };
		const added = expansion(arriving(85, 'late-one'));
		expect(await importing(added, stands)).toMatchObject({
			kind: 'refused',
			sentence: expect.stringMatching(/lacks a card/)
		});
		expect(await importing(pack(DECK, { id: 'spring' }), stands)).toMatchObject({
			kind: 'refused'
		});
		expect(await importing(pack(DECK), stands)).toEqual(SEALED);
		expect(await importing(added, stands)).toMatchObject({ kind: 'sealed' });
		expect(await deck()).toHaveLength(DECK.length + 1);
	});

	it('is gone with its chronicle', async () => {
		await importing(pack(DECK));
		await house.service.remove(id);
		expect(await rows()).toEqual([]);
	});
});

describe('a file of a chronicle with a pack', () => {
	const files = () => createFiles(house.database, keptHeritage, meansIn(house.folder));

	it('is byte for byte the same whatever is in the pack, and without one', async () => {
		const at = new Date('2026-01-31T12:00:00.000Z');
		const still = createFiles(house.database, keptHeritage, {
			...meansIn(house.folder),
			now: () => at
		});
		const text = async () => writtenText(await still.export(id));
		const without = await text();
		await importing(pack(DECK));
		expect(await text()).toBe(without);
		await importing(pack(wholeDeck()));
		expect(await text()).toBe(without);
	});

	it('takes it along under a passphrase alone, and says so before', async () => {
		expect(await files().sealedIn((await chronicle()).id)).toEqual([]);
		await importing(pack(DECK));
		expect(await files().sealedIn((await chronicle()).id)).toEqual(['pack']);
		const text = writtenText(await files().export(id, PASSPHRASE));
		expect(text).not.toContain(MARK);
		const taken = await files().import(text, { ...into('group-two'), passphrase: PASSPHRASE });
		if (taken.kind !== 'imported') throw new Error(taken.kind);
		expect(await deck(CHOSEN, taken.chronicle)).toEqual(inOrder(DECK));
		const left = await files().import(text, { ...into('group-two'), passphrase: null });
		if (left.kind !== 'imported') throw new Error(left.kind);
		expect(await deck(CHOSEN, left.chronicle)).toBeNull();
	});

	it('is kept without sources that are addresses of another kind, wherever a file brings it along', () => {
		const cards = DECK.map((card) =>
			card.kind === 'overview' ? { ...card, source: 'javascript:alert(1)' } : card
		);
		const named = { id: 'winter', name: 'Winter', licence: 'CC BY 4.0' };
		const expansions = { expansions: [{ ...named, numbers: [] }], cards };
		const read = readSealedPart({
			dealing: null,
			pack: { ...named, cards },
			expansions
		});
		const kept = DECK.map((card) => (card.kind === 'overview' ? { ...card, source: null } : card));
		expect(read?.pack?.cards).toEqual(kept);
		expect(read?.expansions?.cards).toEqual(kept);
		const web = { dealing: null, pack: { ...named, cards: DECK } };
		expect(readSealedPart(web)?.pack?.cards).toEqual(DECK);
	});

	it.each([
		['is gone', sql`DELETE FROM vault WHERE key = 'deck/200'`],
		['does not open', sql`UPDATE vault SET sealed = zeroblob(40) WHERE key = 'deck/200'`]
	])(
		'takes along what is there where a card %s, and knows there what is missing',
		async (_, harm) => {
			await importing(pack(DECK));
			await house.database.write((tx) => tx.run(harm));
			const text = writtenText(await files().export(id, PASSPHRASE));
			const taken = await files().import(text, { ...into('group-two'), passphrase: PASSPHRASE });
			if (taken.kind !== 'imported') throw new Error(taken.kind);
			const there = await chronicle({ identity: CHOSEN, opened: 1 }, taken.chronicle);
			expect(await files().sealedIn(there.id)).toEqual(['pack', 'lacking']);
			await expect(deckFor(application(), there)).rejects.toBeInstanceOf(PackDamaged);
			// The very same pack, and it is whole again.
			const again = { chronicle: there, actor: ACTOR, text: pack(DECK) };
			expect(await importPack(application(), again)).toEqual(SEALED);
			expect(await deck(CHOSEN, taken.chronicle)).toEqual(inOrder(DECK));
			expect(await files().sealedIn(there.id)).toEqual(['pack']);
		}
	);
});
