import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Wish } from '../../../../src/lib/games/heritage/chronicle-deck/wishes.ts';
import { importPack } from '../../../../src/lib/server/games/heritage/packs.ts';
import { createChronicles } from '../../../../src/lib/server/logs/service.ts';
import { keptHeritage } from '../../../../src/lib/server/games/heritage/kept-heritage.ts';
import { turnDeck } from '../../../../src/lib/server/games/heritage/deck-turning.ts';
import { turn } from '../../../../src/lib/server/games/heritage/turning.ts';
import { vault as vaultTable } from '../../../../src/lib/server/db/schema/vault.ts';
import { quotasTimes } from '../../../../src/lib/server/tables/quotas.ts';
import { missionCard, wholeDeck } from '../../../unit/heritage/deck/whole-deck.ts';
import { opens } from '../../../unit/heritage/deck-kit.ts';
import { CLEAR, finished, prologue, recorded } from '../../../unit/heritage/table.ts';
import { ACTOR, meansIn, newCommandId, openHeritage, SEATS, keepingOf } from '../../logs/house.ts';

const KEEPER = { role: 'keeper', seats: [] } as const;

let house: Awaited<ReturnType<typeof openHeritage>>;
let id: string;
beforeEach(async () => {
	house = await openHeritage();
	id = await house.found();
	for (const seat of SEATS) await house.act(id, prologue(seat));
});
afterEach(() => house.dispose());

const wish = (wanted: Wish, commandId = newCommandId()) =>
	turn(application(), {
		chronicle: id,
		access: KEEPER,
		actor: ACTOR,
		commandId,
		wish: wanted
	});
const application = () => ({
	...keepingOf(house.service),
	database: house.database,
	vault: meansIn(house.folder).vault
});
/** Imports a pack, or an expansion; fails the test where it is not taken. */
async function bring(pack: object): Promise<void> {
	const chronicle = await house.service.read(id);
	if (!chronicle) throw new Error('there is no such chronicle');
	const text = JSON.stringify({
		format: 'elysium-chronicle-deck',
		version: 1,
		id: 'winter',
		name: 'Winter',
		licence: 'CC BY 4.0',
		adds: false,
		...pack
	});
	expect(await importPack(application(), { chronicle, actor: ACTOR, text })).toMatchObject({
		kind: 'sealed'
	});
}
/** The next chapter is recorded with the missions that lie open, and closed; fails the test where it cannot be. */
async function played(chapter: number): Promise<void> {
	const opened = (await state())?.deck.chapters[chapter]?.missions ?? [];
	const missions = opened.map(({ id, name }) => ({ id, name, claimant: null }));
	for (const command of [recorded(chapter, { ...CLEAR, missions }), finished(chapter)])
		expect(await house.act(id, command)).toMatchObject({ kind: 'accepted' });
}
const state = async () => (await house.service.read(id))?.state;

describe('the sealed deck', () => {
	it('says nothing in a chronicle that is played with a box', async () => {
		const answer = await wish({ type: 'OpenChapter', chapter: 1, early: false });
		expect(answer).toMatchObject({ kind: 'refused', reason: 'no-deck-here' });
		expect(await wish({ type: 'ChooseDeck', deck: 'pack' })).toMatchObject({
			reason: 'no-pack-here'
		});
	});

	it('opens the first chapter, once, whatever is sent again', async () => {
		await wish({ type: 'ChooseDeck', deck: 'open' });
		const opening: Wish = { type: 'OpenChapter', chapter: 1, early: false };
		const commandId = newCommandId();
		const first = await wish(opening, commandId);
		const again = await wish(opening, commandId);
		expect(first.kind).toBe('accepted');
		expect(again).toEqual(first);
		const deck = (await state())?.deck;
		expect(deck?.chapters[1]).toMatchObject({ from: 'deck', early: false });
		expect(deck?.chapters[1]?.missions.length).toBeGreaterThanOrEqual(3);
		expect(Object.keys(deck?.chapters ?? {})).toEqual(['1']);
	});

	it('opens no chapter before its turn, and says nothing of it', async () => {
		await wish({ type: 'ChooseDeck', deck: 'open' });
		const answer = await wish({ type: 'OpenChapter', chapter: 2, early: false });
		expect(answer).toMatchObject({ kind: 'refused', reason: 'chapter-not-next' });
		expect(await wish({ type: 'EndChronicle', draw: null })).toMatchObject({
			reason: 'chronicle-not-over'
		});
		expect(await wish({ type: 'OfferScoring', era: 1 })).toMatchObject({ reason: 'era-not-over' });
	});

	it('opens nothing for code once somebody acted on the table it looked at', async () => {
		await wish({ type: 'ChooseDeck', deck: 'open' });
		const { version = 0 } = (await house.service.read(id)) ?? {};
		const at = (onlyAt: number) =>
			turnDeck(
				{ ...application(), logs: house.service },
				{
					chronicle: id,
					access: KEEPER,
					actor: ACTOR,
					commandId: newCommandId(),
					wish: { type: 'OpenChapter', chapter: 1, early: false },
					onlyAt
				}
			);
		expect(await at(version - 1)).toMatchObject({ kind: 'refused', reason: 'version-passed' });
		expect((await house.service.read(id))?.version).toBe(version);
		expect(await at(version)).toMatchObject({ kind: 'accepted' });
	});

	it('refuses another wish under an id that was used', async () => {
		const commandId = newCommandId();
		await wish({ type: 'ChooseDeck', deck: 'open' }, commandId);
		expect(await wish({ type: 'OpenChapter', chapter: 1, early: false }, commandId)).toMatchObject({
			reason: 'command-id-reused'
		});
	});
});

describe('a pack that was imported', () => {
	const FIRST: Wish = { type: 'OpenChapter', chapter: 1, early: false };
	beforeEach(async () => {
		await bring({ cards: wholeDeck() });
		await wish({ type: 'ChooseDeck', deck: 'pack' });
	});

	it('is chosen by its name, and turned card by card', async () => {
		expect((await state())?.deck.identity).toEqual({
			kind: 'pack',
			id: 'winter',
			name: 'Winter',
			licence: 'CC BY 4.0'
		});
		expect((await wish(FIRST)).kind).toBe('accepted');
		const deck = (await state())?.deck;
		expect(deck?.chapters[1]?.overview.title).toBe('Overview 1');
		expect(Object.keys(deck?.characters ?? {})).toEqual(['b1-1', 'b1-2']);
	});

	it('answers for a chapter that lies open as it did before, whatever an expansion put beside it', async () => {
		await wish(FIRST);
		const again = await wish(FIRST);
		const late = missionCard(1, 9, { kind: 'dots', dots: [{ trait: 1, dots: 1 }], title: 'Late' });
		await bring({ id: 'more', adds: true, cards: [late] });
		expect(await wish(FIRST)).toEqual(again);
		expect(again).toMatchObject({ kind: 'accepted', events: [] });
	});

	it('says so where a card of it is missing, and goes on once it is imported again', async () => {
		await wish(FIRST);
		await played(1);
		await house.database.write((tx) => tx.run(sql`DELETE FROM vault WHERE key = 'deck/210'`));
		const next: Wish = { type: 'OpenChapter', chapter: 2, early: false };
		expect(await wish(next)).toMatchObject({ kind: 'refused', reason: 'pack-damaged' });
		await bring({ cards: wholeDeck() });
		expect((await wish(next)).kind).toBe('accepted');
	});

	it('is left for the group’s own box where it is lost for good', async () => {
		await wish(FIRST);
		const told = (await state())?.deck.chapters;
		await played(1);
		await house.database.write((tx) => tx.run(sql`DELETE FROM vault WHERE key LIKE 'deck/%'`));
		const next: Wish = { type: 'OpenChapter', chapter: 2, early: false };
		expect(await wish(next)).toMatchObject({ kind: 'refused', reason: 'pack-missing' });

		expect((await wish({ type: 'ChooseDeck', deck: 'box' })).kind).toBe('accepted');
		expect(await wish(next)).toMatchObject({ kind: 'refused', reason: 'no-deck-here' });
		expect(await wish({ type: 'ChooseDeck', deck: 'open' })).toMatchObject({
			kind: 'refused',
			reason: 'deck-already-open'
		});
		expect((await house.act(id, opens(2, 'table', { missions: [] }))).kind).toBe('accepted');
		await played(2);
		const after = await state();
		expect(after?.chapters.map(({ number }) => number)).toEqual([1, 2]);
		expect(after?.deck.chapters).toMatchObject({ ...told, 2: { from: 'table' } });
	});

	it('says so where another pack lies in its place', async () => {
		await bring({ id: 'summer', cards: wholeDeck() });
		expect(await wish(FIRST)).toMatchObject({ kind: 'refused', reason: 'pack-missing' });
	});
});

describe('a wish that is refused', () => {
	/** How many secrets are opened while a wish is answered, and the answer. */
	async function counted(wanted: Wish, others: Partial<ReturnType<typeof application>> = {}) {
		const { vault, ...rest } = { ...application(), ...others };
		let opened = 0;
		const counting: typeof vault = {
			...vault,
			// What says which cards lie there is none.
			open: (reader, place) => {
				if (!place.key.endsWith('/order')) opened++;
				return vault.open(reader, place);
			},
			async openAll(...place) {
				const all = await vault.openAll(...place);
				opened += all.size;
				return all;
			}
		};
		const turning = { chronicle: id, access: KEEPER, actor: ACTOR, commandId: newCommandId() };
		const answer = await turn({ ...rest, vault: counting }, { ...turning, wish: wanted });
		return { answer, opened };
	}

	const TOO_EARLY: readonly Wish[] = [
		{ type: 'OpenChapter', chapter: 2, early: false },
		{ type: 'OpenChapter', chapter: 1, early: true },
		{ type: 'ReadMission', chapter: 1, mission: 'm1-1' },
		{ type: 'DecideMission', chapter: 1, mission: 'm1-1', decided: 'first' },
		{ type: 'TakeOverview', chapter: 1 },
		{ type: 'OfferScoring', era: 1 },
		{ type: 'EndChronicle', draw: null }
	];

	it('opens nothing, however much lies sealed', async () => {
		await bring({ cards: wholeDeck() });
		await wish({ type: 'ChooseDeck', deck: 'pack' });
		for (const early of TOO_EARLY) {
			const { answer, opened } = await counted(early);
			expect([early.type, answer.kind, opened]).toEqual([early.type, 'refused', 0]);
		}
		const { answer, opened } = await counted({ type: 'OpenChapter', chapter: 1, early: false });
		expect(answer.kind).toBe('accepted');
		expect(opened).toBeGreaterThan(wholeDeck().length);
	});

	const FIRST: Wish = { type: 'OpenChapter', chapter: 1, early: false };
	const late = {
		...missionCard(1, 9, { kind: 'dots', dots: [{ trait: 1, dots: 1 }], title: 'Late' })
	};
	const lost = (keys: string) =>
		house.database.write((tx) => tx.run(sql`DELETE FROM vault WHERE key LIKE ${keys}`));
	const refusedAs = async (wanted: Wish, others?: Parameters<typeof counted>[1]) => {
		const { answer, opened } = await counted(wanted, others);
		return [answer.kind === 'refused' ? answer.reason : answer.kind, opened];
	};

	it('opens nothing of a pack where that is another one, or lacks a card', async () => {
		await bring({ cards: wholeDeck() });
		await wish({ type: 'ChooseDeck', deck: 'pack' });
		await bring({ id: 'summer', cards: wholeDeck() });
		expect(await refusedAs(FIRST)).toEqual(['pack-missing', 0]);
		await bring({ cards: wholeDeck() });
		await lost('deck/210');
		expect(await refusedAs(FIRST)).toEqual(['pack-damaged', 0]);
	});

	it('opens nothing of expansions where one did not come along', async () => {
		await wish({ type: 'ChooseDeck', deck: 'open' });
		await bring({ id: 'lamps', adds: 'open-chronicle', cards: [{ ...late, number: 135 }] });
		await wish(FIRST);
		const missions = ((await state())?.deck.chapters[1]?.missions ?? []).map(({ id, name }) => ({
			id,
			name,
			claimant: 's1'
		}));
		await house.act(id, recorded(1, { ...CLEAR, missions }));
		await lost('added/%');
		await bring({
			id: 'more',
			adds: 'open-chronicle',
			cards: [{ ...late, number: 136, mission: { ...late.mission, id: 'm1-8' } }]
		});
		const about = { chapter: 1, mission: 'm1-9' };
		expect(await refusedAs({ type: 'ReadMission', ...about })).toEqual(['card-missing', 0]);
		await house.act(id, finished(1));
		expect(await refusedAs({ ...FIRST, chapter: 2 })).toEqual(['expansion-missing', 0]);
	});

	it('opens nothing where nothing more can be written', async () => {
		await bring({ cards: wholeDeck() });
		await wish({ type: 'ChooseDeck', deck: 'pack' });
		const means = { ...meansIn(house.folder), quotas: quotasTimes(0.000001) };
		const full = createChronicles(house.database, keptHeritage, means);
		expect(await refusedAs(FIRST, keepingOf(full))).toEqual(['quota-reached', 0]);
		const broken = createChronicles(house.database, keptHeritage, meansIn(house.folder), {
			isBroken: () => true
		});
		expect(await refusedAs(FIRST, keepingOf(broken))).toEqual(['chain-broken', 0]);
	});

	it('opens nothing when it asks again for what lies open', async () => {
		await bring({ cards: wholeDeck() });
		await wish({ type: 'ChooseDeck', deck: 'pack' });
		await wish({ type: 'OpenChapter', chapter: 1, early: false });
		const missions = ((await state())?.deck.chapters[1]?.missions ?? []).map(({ id }) => ({
			id,
			name: id,
			claimant: 's1'
		}));
		await house.act(id, recorded(1, { ...CLEAR, missions }));
		const mission = missions[0]?.id ?? '';
		const about = { chapter: 1, mission };
		const inTurn: readonly Wish[] = [
			{ type: 'ReadMission', ...about },
			{ type: 'DecideMission', ...about, decided: 'first' },
			{ type: 'TakeOverview', chapter: 1 }
		];
		for (const wanted of inTurn) {
			const first = await counted(wanted);
			expect([wanted.type, first.answer.kind, first.opened > 0]).toEqual([
				wanted.type,
				'accepted',
				true
			]);
			expect(await counted(wanted)).toMatchObject({
				answer: { kind: 'accepted', events: [] },
				opened: 0
			});
		}
		expect(await counted({ type: 'DecideMission', ...about, decided: 'second' })).toMatchObject({
			answer: { reason: 'mission-already-resolved' },
			opened: 0
		});
	});
});

describe('an expansion of the open chronicle', () => {
	const FIRST: Wish = { type: 'OpenChapter', chapter: 1, early: false };
	const dots = { kind: 'dots' as const, dots: [{ trait: 1, dots: 1 }], title: 'Late' };
	const late = (chapter: number) => ({
		...missionCard(chapter, 9, dots),
		number: chapter * 100 + 35
	});
	const adding = (...cards: object[]) => bring({ id: 'lamps', adds: 'open-chronicle', cards });
	const missionsOf = async (chapter: number) =>
		((await state())?.deck.chapters[chapter]?.missions ?? []).map(({ id }) => id);

	it('is turned up with our own cards, in its place, and decided like them', async () => {
		await wish({ type: 'ChooseDeck', deck: 'open' });
		await adding(late(1));
		await wish(FIRST);
		const missions = await missionsOf(1);
		expect(missions.at(-1)).toBe('m1-9');
		const record = {
			...CLEAR,
			missions: missions.map((id) => ({ id, name: id, claimant: id === 'm1-9' ? 's1' : null }))
		};
		await house.act(id, recorded(1, record));
		const about = { chapter: 1, mission: 'm1-9' };
		expect((await wish({ type: 'ReadMission', ...about })).kind).toBe('accepted');
		// The cards of it are gone: what was asked stands, and what comes of it waits for them.
		const rows = await house.database.read.select().from(vaultTable);
		await house.database.write((tx) => tx.run(sql`DELETE FROM vault WHERE key LIKE 'added/%'`));
		const deciding: Wish = { type: 'DecideMission', ...about, decided: 'first' };
		expect(await wish(deciding)).toMatchObject({ kind: 'refused', reason: 'card-missing' });
		await house.database.write((tx) => tx.insert(vaultTable).values(rows).onConflictDoNothing());
		expect((await wish(deciding)).kind).toBe('accepted');
	});

	it('opens no chapter in silence where its cards are gone, until it is brought again', async () => {
		await wish({ type: 'ChooseDeck', deck: 'open' });
		await adding(late(1));
		await house.database.write((tx) => tx.run(sql`DELETE FROM vault WHERE key LIKE 'added/%'`));
		expect(await wish(FIRST)).toMatchObject({ kind: 'refused', reason: 'expansion-missing' });
		expect((await state())?.deck.chapters).toEqual({});
		await adding(late(1));
		expect((await wish(FIRST)).kind).toBe('accepted');
		expect(await missionsOf(1)).toContain('m1-9');
	});

	it('is gone without where the keeper says so, which the log keeps', async () => {
		await wish({ type: 'ChooseDeck', deck: 'open' });
		await adding(late(1), late(2));
		const forgoing: Wish = { type: 'ForgoExpansions' };
		// As long as the cards lie here, there is nothing to go without.
		expect(await wish(forgoing)).toMatchObject({ kind: 'accepted', events: [] });
		await house.database.write((tx) => tx.run(sql`DELETE FROM vault WHERE key LIKE 'added/%'`));
		const lamps = { id: 'lamps', name: 'Winter', licence: 'CC BY 4.0' };
		expect(await wish(forgoing)).toMatchObject({
			kind: 'accepted',
			events: [{ event: { type: 'ExpansionsForgone', expansions: [lamps] } }]
		});
		await wish(FIRST);
		expect(await missionsOf(1)).not.toContain('m1-9');
		// Found again, it comes with the next chapter.
		await adding(late(1), late(2));
		await played(1);
		await wish({ type: 'OpenChapter', chapter: 2, early: false });
		expect(await missionsOf(2)).toContain('m2-9');
	});

	it('comes with what is still sealed: of a chapter that lies open its missions stay aside', async () => {
		await wish({ type: 'ChooseDeck', deck: 'open' });
		await wish(FIRST);
		const before = await missionsOf(1);
		await adding(late(1), late(2));
		await played(1);
		await wish({ type: 'OpenChapter', chapter: 2, early: false });
		expect(await missionsOf(1)).toEqual(before);
		expect(await missionsOf(2)).toContain('m2-9');
	});
});

describe('a pack that changes between reading it and opening a card of it', () => {
	const FIRST: Wish = { type: 'OpenChapter', chapter: 1, early: false };
	/** The same deck told otherwise. */
	const OTHER = wholeDeck().map((card) =>
		card.kind === 'overview' ? { ...card, title: `Another ${card.title}` } : card
	);
	beforeEach(async () => {
		await bring({ cards: wholeDeck() });
	});

	/** A wish during which this happens once: the pack was read, and nothing is written yet. */
	async function wishWhile(wanted: Wish, meanwhile: () => Promise<unknown>) {
		let happened = 0;
		const logs: typeof house.service = {
			...house.service,
			async act(request) {
				// It is tried first, before a card is opened for it.
				if (!request.command.barred && happened++ === 0) await meanwhile();
				return house.service.act(request);
			}
		};
		const answer = await turn(
			{ ...application(), ...keepingOf(logs) },
			{
				chronicle: id,
				access: KEEPER,
				actor: ACTOR,
				commandId: newCommandId(),
				wish: wanted
			}
		);
		expect(happened).toBeGreaterThan(0);
		return answer;
	}

	it('opens the chapter of the pack that lies there', async () => {
		await wish({ type: 'ChooseDeck', deck: 'pack' });
		const answer = await wishWhile(FIRST, () => bring({ cards: OTHER }));
		expect(answer.kind).toBe('accepted');
		expect((await state())?.deck.chapters[1]?.overview.title).toBe('Another Overview 1');
	});

	it('opens it with what an expansion added', async () => {
		await wish({ type: 'ChooseDeck', deck: 'pack' });
		const dots = { kind: 'dots' as const, dots: [{ trait: 1, dots: 1 }], title: 'Late' };
		const cards = [missionCard(1, 9, dots)];
		await wishWhile(FIRST, () => bring({ id: 'more', adds: true, cards }));
		const missions = (await state())?.deck.chapters[1]?.missions ?? [];
		expect(missions.map(({ id }) => id)).toContain('m1-9');
	});

	it('opens it with what was added to our own deck', async () => {
		await wish({ type: 'ChooseDeck', deck: 'open' });
		const dots = { kind: 'dots' as const, dots: [{ trait: 1, dots: 1 }], title: 'Late' };
		const cards = [{ ...missionCard(1, 9, dots), number: 135 }];
		await wishWhile(FIRST, () => bring({ id: 'lamps', adds: 'open-chronicle', cards }));
		const missions = (await state())?.deck.chapters[1]?.missions ?? [];
		expect(missions.map(({ id }) => id)).toContain('m1-9');
	});

	it('opens none where another pack took its place', async () => {
		await wish({ type: 'ChooseDeck', deck: 'pack' });
		const answer = await wishWhile(FIRST, () => bring({ id: 'summer', cards: OTHER }));
		expect(answer).toMatchObject({ kind: 'refused', reason: 'pack-missing' });
		expect((await state())?.deck.chapters).toEqual({});
	});

	it('chooses the one that lies there', async () => {
		const summer = { id: 'summer', name: 'Summer', cards: OTHER };
		await wishWhile({ type: 'ChooseDeck', deck: 'pack' }, () => bring(summer));
		expect((await state())?.deck.identity).toMatchObject({ id: 'summer', name: 'Summer' });
	});
});
