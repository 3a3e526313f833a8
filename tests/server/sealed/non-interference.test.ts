import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fold } from '../../../src/lib/games/core/game.ts';
import type { Wish } from '../../../src/lib/games/heritage/chronicle-deck/wishes.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import type { Sealed } from '../../../src/lib/games/heritage/dealing/sealed.ts';
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
import { elsewhere, sessionOf, visits } from './support/visits.ts';
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

async function openBoth(): Promise<void> {
	now += 1000;
	pair = await openPair(cast, folders, now);
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

/** Looks at everything, as everyone; where the two can be told apart. */
const differences = (looked = visits(cast, [1, 2])) => pair.differences(looked);

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

	it('while a chapter lies on the table that was dealt otherwise', async () => {
		const home = `/chronicles/${cast.chronicle}/chapters/1`;
		await done(() => both(`${home}/set-up`, layingOut()));
		for (let taps = 0; taps < TAPS; taps++) {
			const { table } = await stateNow();
			if (!table) throw new Error('no table lies there');
			await done(() => command({ type: 'ActAtTable', command: plain(table) }));
		}
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

	it('through an aftermath, and before the next chapter', async () => {
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
function dealtOtherwise({ orders, schemes, ...rest }: Sealed): Sealed {
	const otherHand = (seat: string, dealt: readonly (readonly string[])[]) =>
		seat === 's1' ? dealt : dealt.map((cards) => [...cards].reverse());
	return {
		...rest,
		orders: Object.fromEntries(
			Object.entries(orders).map(([shuffle, cards]) => [shuffle, behind(cards)])
		),
		schemes: Object.fromEntries(
			Object.entries(schemes).map(([seat, dealt]) => [seat, otherHand(seat, dealt)])
		)
	};
}

/** The last half of an order turned round: the first cards of it lie open already. */
function behind(cards: readonly string[]): string[] {
	const half = Math.ceil(cards.length / 2);
	return [...cards.slice(0, half), ...cards.slice(half).reverse()];
}
