import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeckCard } from '../../../src/lib/games/heritage/chronicle-deck/cards.ts';
import type { Wish } from '../../../src/lib/games/heritage/chronicle-deck/wishes.ts';
import { ownCard } from '../../unit/heritage/table.ts';
import type { Cast } from '../rights/support/cast.ts';
import { wishing } from './support/chronicle.ts';
import {
	heavier,
	markedDeck,
	numberOf,
	openedWith,
	otherwise,
	packText,
	partsIn,
	type Part
} from './support/marked.ts';
import { openPair, settledTwice, type Pair } from './support/pair.ts';
import { sessionOf, visits } from './support/visits.ts';
import { forgetFolders, type Heard } from './support/world.ts';

/**
 * Importing a pack over HTTP, seen from outside: the program runs twice, and each time another file is sent to each
 * of the two, which differ only in what is sealed. Nobody can tell the two apart afterwards, and a file that is taken
 * is answered alike whatever is in it. Only where a file is refused may the answer differ, to the one who sent it and
 * in that answer alone, since it says where that file is wrong.
 */

/** Opened here, and so alike in all decks. */
const COMMON: ReadonlySet<Part> = new Set<Part>(openedWith(1));
const DECK = markedDeck();
const OTHER = otherwise(DECK, COMMON);
const SLOW = { timeout: 180_000 };

const now = Date.now();
let cast: Cast;
let folders: readonly [string, string];
let pair: Pair;
beforeAll(async () => {
	({ cast, folders } = await settledTwice());
	pair = await openPair(cast, folders, now);
}, 300_000);
afterAll(async () => {
	await pair.stop();
	forgetFolders();
});

/** Sends a file to each of the two, by the form of the page. */
async function sent(
	here: string,
	there: string,
	who: Parameters<typeof sessionOf>[1] = 'keeper'
): Promise<readonly [Heard, Heard]> {
	const ask = (text: string) => ({
		session: sessionOf(cast, who),
		file: { name: 'pack.json', text }
	});
	const where = `/heritage/chronicles/${cast.chronicle}/deck?/import`;
	return Promise.all([pair.one.ask(where, ask(here)), pair.other.ask(where, ask(there))]);
}

/** Where the two can be told apart by now: hundreds of pages, so that it is asked once for all that a test did. */
const differences = (closely = false) => pair.differences(visits(cast, [1, 2], closely));

/** Both are taken, and told so in the very same bytes. */
async function taken(here: string, there: string): Promise<void> {
	expect(here).not.toBe(there);
	const [one, other] = await sent(here, there);
	expect([one.status, other.status]).toEqual([200, 200]);
	expect(one.text).toContain('is sealed here');
	expect(other.headers).toEqual(one.headers);
	expect(other.raw.equals(one.raw)).toBe(true);
}

/** Both are refused, and no answer has a word of a card. */
async function refused(here: string, there: string): Promise<readonly [Heard, Heard]> {
	const heard = await sent(here, there);
	for (const { status, text } of heard) {
		expect(status).toBe(400);
		expect(text).toContain('was not imported');
		expect(partsIn(text).filter((part) => !COMMON.has(part))).toEqual([]);
	}
	return heard;
}

const wish = async (wanted: Wish): Promise<void> => {
	const heard = await pair.both(`/api/logs/${cast.chronicle}/deck`, wishing(wanted));
	expect(heard.status, heard.text).toBe(200);
};

const without = (deck: readonly DeckCard[], number: number) =>
	deck.filter((card) => card.number !== number);
const arriving = (number: number, id: string): DeckCard => ({
	kind: 'basic-character',
	number,
	character: ownCard(id, { kind: 'basic', name: `zq${number}-open-name-qz` })
});
const expansion = (...cards: DeckCard[]): string => packText(cards, { id: 'more', adds: true });

describe('a pack that is imported tells nobody what is in it', SLOW, () => {
	it('when it is refused, but to the one who sent it', async () => {
		// One lacks a mission and the other its last card; one stops being JSON early and the other late.
		const [here, there] = await refused(
			packText(without(DECK, numberOf.mission(4, 2))),
			packText(without(DECK, numberOf.final))
		);
		expect(here.text).toContain('missions of chapter 4');
		expect(there.text).toContain('a final card');
		await refused(packText(DECK).slice(0, 900), packText(DECK).slice(0, 30_000));
		// What each was told is said nowhere else.
		expect(await differences()).toEqual([]);
	});

	it('when somebody sends it who may not', async () => {
		const [here, there] = await sent(packText(DECK), packText(OTHER), 'player');
		expect(here.status).toBe(403);
		expect(there.raw.equals(here.raw)).toBe(true);
		expect(there.headers).toEqual(here.headers);
	});

	it('when it adds to our own deck', async () => {
		const ofOpen = (...cards: DeckCard[]) =>
			packText(cards, { id: 'more', adds: 'open-chronicle' });
		const many = Array.from({ length: 12 }, (_, index) => arriving(1985 + index, `there-${index}`));
		await taken(ofOpen(arriving(85, 'here')), ofOpen(...many));
		expect(await differences()).toEqual([]);
	});

	it('when it is taken, however large it is', async () => {
		await taken(packText(DECK), packText(heavier(OTHER)));
		await pair.both(`/api/logs/${cast.chronicle}/export`);
		expect(await differences()).toEqual([]);
	});

	it('when it takes the place of another', async () => {
		await taken(packText(heavier(DECK)), packText(DECK));
		await taken(packText(DECK), packText(OTHER));
		expect(await differences()).toEqual([]);
	});

	it('when it comes too late, or twice', async () => {
		await wish({ type: 'OpenChapter', chapter: 1, early: false });
		const late = { id: 'summer', name: 'Summer' };
		const [here, there] = await refused(packText(DECK, late), packText(heavier(OTHER), late));
		expect(there.raw.equals(here.raw)).toBe(true);
		await taken(packText(DECK), packText(OTHER));
		expect(await differences()).toEqual([]);
	});

	it('when an expansion is added', async () => {
		await taken(expansion(arriving(1485, 'here')), expansion(arriving(5585, 'there')));
		expect(await differences()).toEqual([]);
	});

	it('by what a passphrase takes along', async () => {
		const [here, there] = await pair.asked(`/heritage/chronicles/${cast.chronicle}/export`, {
			form: { passphrase: 'candle harbour winter oath' }
		});
		expect([here.status, there.status]).toEqual([200, 200]);
		expect(here.text).not.toBe(there.text);
		expect(here.text.length).toBe(there.text.length);
	});

	it('by what is printed', () => {
		const [here, there] = pair.printed();
		expect(there).toEqual(here);
	});

	it('when an expansion fits only one of two decks, but to the one who sent it', async () => {
		// The number is taken in one of them; to the other it is a card like any.
		const both = expansion(arriving(numberOf.mission(9, 1), 'placed'));
		const [here, there] = await sent(both, both);
		expect([here.status, there.status]).toEqual([400, 200]);
		// What is taken uses up an id; begun anew, the row of ids is alike again.
		await pair.stop();
		pair = await openPair(cast, folders, now + 1000);
		expect(await differences(true)).toEqual([]);
	});
});
