import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fold } from '../../../src/lib/games/core/game.ts';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES } from '../../../src/lib/games/heritage/battlegrounds/registry.ts';
import type { Wish } from '../../../src/lib/games/heritage/chronicle-deck/wishes.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { numberCommitment } from '../../../src/lib/games/heritage/mixing/hashes.ts';
import type { MixingCommand } from '../../../src/lib/games/heritage/mixing/steps.ts';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import {
	deviceDealer,
	NOTHING_REMEMBERED
} from '../../../src/lib/games/heritage/dealing/device.ts';
import { decideOnDevice } from '../../../src/lib/games/heritage/table/engine.ts';
import type { Sealed } from '../../../src/lib/games/heritage/dealing/sealed.ts';
import { KEPT_OFFLINE } from '../../../src/lib/server/tables/offline.ts';
import { finished, slip } from '../../unit/heritage/table.ts';
import { plain } from '../chronicles/dealt-table.ts';
import type { Cast } from '../rights/support/cast.ts';
import { bringPack, commanding, layingOut, recordOf, wishing } from './support/chronicle.ts';
import {
	markedDeck,
	missionId,
	numberOf,
	openedWith,
	otherwise,
	type Part
} from './support/marked.ts';
import { openPair, settledTwice, type Pair } from './support/pair.ts';
import { elsewhere, sessionOf, visits, type Visit } from './support/visits.ts';
import { forgetFolders, within, type Asked, type Heard } from './support/world.ts';

/**
 * Two chronicles that differ only in what is sealed: whoever asks cannot tell them apart. The real program runs
 * twice, with time, ids and chance fixed; whatever is asked of one is asked of the other, and each answer has to be
 * the same byte for byte, headers included.
 */

/** What both decks have in common; all else is another in each. */
const COMMON: ReadonlySet<Part> = new Set<Part>([
	...openedWith(1),
	`${numberOf.mission(1, 1)}-read`,
	`${numberOf.mission(1, 1)}-decided0`,
	`${numberOf.unlocked(1)}-unlocked`,
	`${numberOf.overview(1)}-taken`
]);

/** Hundreds of pages, each asked twice. */
const SLOW = { timeout: 180_000 };
let now = Date.now();
/** So many taps later the app has dealt hands, and cards of the deck lie open. */
const TAPS = 8;
let cast: Cast;
let folders: readonly [string, string];
let pair: Pair;

beforeAll(async () => {
	({ cast, folders } = await settledTwice());
	const [first, second] = folders;
	const deck = markedDeck();
	await within(first, (application) => bringPack(application, cast, deck));
	await within(second, (application) => bringPack(application, cast, otherwise(deck, COMMON)));
	await openBoth();
}, 300_000);
afterAll(async () => {
	await stopBoth();
	forgetFolders();
});

/** What a spectator was told over a stream, by each. */
let streamed: readonly [string[], string[]];

async function openBoth(): Promise<void> {
	now += 1000;
	pair = await openPair(cast, folders, now);
	streamed = [[], []];
	const where = `/api/chronicles/${cast.chronicle}/live?events`;
	for (const [index, world] of [pair.one, pair.other].entries())
		await world.listen(where, sessionOf(cast, 'spectator'), (event) => {
			// Who comes and goes, and that it stands, follows a clock of its own.
			if (/^event: (happened|version)/.test(event)) streamed[index]?.push(event);
		});
}
const stopBoth = () => pair.stop();

const both = (where: string, ask?: Asked) => pair.both(where, ask);
const asked = (where: string, ask?: Asked) => pair.asked(where, ask);

const wish = (wanted: Wish) => both(`/api/chronicles/${cast.chronicle}/deck`, wishing(wanted));
const command = (body: Parameters<typeof commanding>[0]) =>
	both(`/api/chronicles/${cast.chronicle}/commands`, commanding(body));

/** The chronicle as its log says. */
async function stateNow() {
	const { text } = await both(`/api/chronicles/${cast.chronicle}/events?after=0`);
	const { events } = JSON.parse(text) as { events: { event: Event }[] };
	return fold(
		heritage.evolve,
		heritage.initial,
		events.map(({ event }) => event)
	);
}

/** Holds what the two streams said since they were opened against each other. */
async function streamsAlike(): Promise<void> {
	const { text } = await both(`/api/chronicles/${cast.chronicle}/events?after=0`);
	const { events } = JSON.parse(text) as { events: readonly unknown[] };
	const last = `event: version\ndata: ${events.length}`;
	await expect.poll(() => streamed.map((said) => said.at(-1))).toEqual([last, last]);
	const [here, there] = streamed;
	expect(here).toEqual(there);
	expect(here.some((event) => event.startsWith('event: happened'))).toBe(true);
}

/** Looks at everything, as everyone; where the two can be told apart. */
const differences = (looked = visits(cast, [1, 2])) => pair.differences(looked, noteKept);

/** What a phone would keep of all that was alike, so that it opens without a network: its routes. */
const keptRoutes = new Set<string>();
function noteKept({ route }: Visit, { status, headers }: Heard): void {
	const word = headers.find((line) => line.startsWith('x-elysium-keep: '))?.split(': ')[1];
	if (status !== 200) expect(word, `${route}, refused`).toBe('never');
	else if (word !== 'never') keptRoutes.add(route);
}

/** What is asked too early, too late or in a form that nobody knows. */
async function stray(): Promise<void> {
	const wishes: readonly Wish[] = [
		{ type: 'OpenChapter', chapter: 1, early: false },
		{ type: 'OpenChapter', chapter: 3, early: false },
		{ type: 'OpenChapter', chapter: 3, early: true },
		{ type: 'ReadMission', chapter: 1, mission: missionId(1, 3) },
		{ type: 'ReadMission', chapter: 2, mission: missionId(2, 1) },
		{ type: 'DecideMission', chapter: 1, mission: missionId(1, 2), decided: 'second' },
		{ type: 'TakeOverview', chapter: 2 },
		{ type: 'OfferScoring', era: 1 },
		{ type: 'EndChronicle', draw: null }
	];
	for (const one of wishes) expect((await wish(one)).status).not.toBe(500);
	const at = `/api/chronicles/${cast.chronicle}`;
	for (const json of [{}, { id: 'command-x', wish: { type: 'OpenChapter', chapter: 99 } }])
		expect((await both(`${at}/deck`, { json })).status).toBe(400);
	for (const where of [`${at}/commands`, `${at}/drafts/x`, `${at}/nothing`, `${at}/deck?x=1`])
		await both(where, { json: { nothing: true } });
}

/** The device of the table seals its number, and opens it. */
async function mix(): Promise<void> {
	const { mixing } = await stateNow();
	if (!mixing) throw new Error('no cards are mixed');
	const { id, saw } = mixing;
	const one = { attempt: 1, device: 'table' } as const;
	const contribution = '7'.repeat(64);
	const commitment = numberCommitment(id, 1, 'table', saw, contribution);
	const steps: readonly MixingCommand[] = [
		{ type: 'SealNumber', ...one, saw, commitment },
		{ type: 'CloseNumbers', attempt: 1 },
		{ type: 'OpenNumber', ...one, contribution }
	];
	for (const step of steps) await done(() => command({ type: 'MixCards', command: step }));
}

/** Gives the second one its seed back, so that it can be opened; what was dealt stays another. */
async function sameSeeds(): Promise<void> {
	await stopBoth();
	await within(folders[1], async ({ database, vault }) => {
		const place = { chronicleId: cast.chronicle, key: 'dealing' };
		const sealed = (await vault.open(database.read, place)) as Sealed;
		const mended = { ...sealed, seeds: turnedRound(sealed.seeds ?? {}) };
		await database.write((tx) => vault.replace(tx, place, mended));
	});
	await openBoth();
}

/** Does what a keeper may, each accepted. */
async function done(...answers: readonly (() => Promise<Heard>)[]): Promise<void> {
	for (const answer of answers) {
		const { status, text } = await answer();
		expect(status, text).toBeLessThan(400);
	}
}

describe('two chronicles that differ only in what is sealed are told apart by nobody', SLOW, () => {
	it('while a pack lies there', async () => {
		expect(await differences()).toEqual([]);
		await stray();
		await done(() => wish({ type: 'ChooseDeck', deck: 'pack' }));
		await stray();
	});

	it('once a chapter is opened', async () => {
		await done(() => wish({ type: 'OpenChapter', chapter: 1, early: false }));
		await stray();
		expect(await differences()).toEqual([]);
	});

	it('while its cards are mixed by the numbers of devices', async () => {
		const home = `/chronicles/${cast.chronicle}/chapters/1`;
		await done(() => both(`${home}/set-up`, layingOut(true)));
		await mix();
		const looked = visits(cast, [1]).filter(({ route }) =>
			/\/(mixing|table|events|steps|ledger)$/.test(route)
		);
		expect(looked.length).toBeGreaterThan(5);
		expect(await differences(looked)).toEqual([]);
	});

	it('while a chapter lies on the table that was dealt otherwise', async () => {
		for (let taps = 0; taps < TAPS; taps++) {
			const { table } = await stateNow();
			if (!table) throw new Error('no table lies there');
			await done(() => command({ type: 'ActAtTable', command: plain(table) }));
		}
		await streamsAlike();
		await stopBoth();
		const shuffled = await within(folders[1], async ({ database, vault }) => {
			const place = { chronicleId: cast.chronicle, key: 'dealing' };
			const sealed = (await vault.open(database.read, place)) as Sealed;
			await database.write((tx) => vault.replace(tx, place, dealtOtherwise(sealed)));
			return JSON.stringify(sealed) !== JSON.stringify(dealtOtherwise(sealed));
		});
		expect(shuffled).toBe(true);
		await openBoth();
		expect(await differences()).toEqual([]);
		await stray();
		// Whose hand it is sees it, and it is another.
		const hand = `/api/chronicles/${cast.chronicle}/hands/s2`;
		const session = cast.actors.find(({ seats }) => seats.includes('s2'))?.session;
		const [here, there] = await asked(hand, { session });
		expect(here.status).toBe(200);
		expect(here.text).not.toBe(there.text);
	});

	it('while a phone deals there off the network, whatever it says that it dealt', async () => {
		const at = `/api/chronicles/${cast.chronicle}/lease`;
		const lent = await both(at, { json: { device: 'phone-of-the-keeper' } });
		const { lease } = JSON.parse(lent.text) as { lease: string };
		const tableThere = async () => {
			const { table } = await stateNow();
			if (!table) throw new Error('no table lies there');
			return table;
		};
		for (let table = await tableThere(); table.phase === 'set-up'; table = await tableThere()) {
			const laying = plain(table);
			await done(() => command({ type: 'ActAtTable', command: laying }));
		}
		for (let steps = 0; steps < 6; steps++) {
			const table = await tableThere();
			const wanted = plain(table);
			const dealer = deviceDealer(NOTHING_REMEMBERED, seededChance(steps), {});
			expect(decideOnDevice(BATTLEGROUND_MODULES, table, wanted, dealer).accepted).toBe(true);
			const dealt = { lease, chapter: 1, ...dealer.dealt() };
			const saying = (told: typeof dealt) =>
				command({ type: 'ActAtTable', command: wanted, dealt: told });
			for (const characters of [table.queue.slice(0, 1), ['nobody'], table.deck.slice(0, 2)])
				await saying({ ...dealt, characters: [...characters] });
			await done(() => saying(dealt));
		}
		const looked = visits(cast, [1]).filter(({ route }) =>
			/\/(table|events|lease|steps|ledger|audit)$/.test(route)
		);
		expect(looked.length).toBeGreaterThan(5);
		expect(await differences(looked)).toEqual([]);
		const held = JSON.parse((await both(at)).text) as { lease: { since: number } };
		const json = { since: held.lease.since, reason: 'it drowned' };
		await done(() => both(at, { method: 'DELETE', json }));
	});

	it('through an aftermath, and before the next chapter', async () => {
		await sameSeeds();
		const played = recordOf(1, 's1');
		await done(
			() => command({ type: 'RecordChapter', chapter: 1, record: played, replacesTable: true }),
			() => wish({ type: 'ReadMission', chapter: 1, mission: missionId(1, 1) })
		);
		await stray();
		expect(await differences()).toEqual([]);
		const first = missionId(1, 1);
		await done(
			() => wish({ type: 'DecideMission', chapter: 1, mission: first, decided: 'first' }),
			() => wish({ type: 'TakeOverview', chapter: 1 }),
			() => command({ type: 'StockObligation', obligation: slip('debt') }),
			() => command({ type: 'ResolveObligations', chapter: 1, gain: { from: 'draw' }, losses: [] }),
			() => command(finished(1))
		);
		await stray();
		expect(await differences([...visits(cast, [1, 2], true), ...elsewhere(cast)])).toEqual([]);
		await streamsAlike();
	});

	it('by what a phone keeps for a time without a network: all of it was looked at here', () => {
		const allowed = Object.entries(KEPT_OFFLINE).flatMap(([route, word]) =>
			word === 'never' ? [] : [route]
		);
		expect([...keptRoutes].sort()).toEqual(allowed.sort());
	});

	it('by what is taken along: the file is the same, and sealed it is of the same size', async () => {
		const where = `/chronicles/${cast.chronicle}/export`;
		expect((await both(where)).status).toBe(200);
		const ask = {
			session: sessionOf(cast, 'keeper'),
			form: { passphrase: 'candle harbour winter oath' }
		};
		const [here, there] = await asked(where, ask);
		expect(here.status).toBe(200);
		expect(here.text).not.toBe(there.text);
		expect(here.text.length).toBe(there.text.length);
	});

	it('until the next card is turned: then they part', async () => {
		const next = wishing({ type: 'OpenChapter', chapter: 2, early: false });
		const ask = { session: sessionOf(cast, 'keeper') };
		const answers = await asked(`/api/chronicles/${cast.chronicle}/deck`, { ...ask, ...next });
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		const [here, there] = await asked(`/api/chronicles/${cast.chronicle}/events`, ask);
		expect(here.text).not.toBe(there.text);
	});

	it('by what is printed', () => {
		const [here, there] = pair.printed();
		expect(here).toEqual(there);
	});
});

/** Another order of the deck behind the cards that lie open, and another hand of all but the first player. */
function dealtOtherwise({ orders, schemes, seeds = {}, ...rest }: Sealed): Sealed {
	const otherHand = (seat: string, dealt: readonly (readonly string[])[]) =>
		seat === 's1' ? dealt : dealt.map((cards) => [...cards].reverse());
	return {
		...rest,
		// As if the server had another seed behind the same commitment.
		seeds: turnedRound(seeds),
		orders: Object.fromEntries(
			Object.entries(orders).map(([shuffle, cards]) => [shuffle, behind(cards)])
		),
		schemes: Object.fromEntries(
			Object.entries(schemes).map(([seat, dealt]) => [seat, otherHand(seat, dealt)])
		)
	};
}

const turnedRound = (seeds: NonNullable<Sealed['seeds']>) =>
	Object.fromEntries(Object.entries(seeds).map(([id, seed]) => [id, [...seed].reverse().join('')]));

/** The last half of an order turned round: the first cards of it lie open already. */
function behind(cards: readonly string[]): string[] {
	const half = Math.ceil(cards.length / 2);
	return [...cards.slice(0, half), ...cards.slice(half).reverse()];
}
