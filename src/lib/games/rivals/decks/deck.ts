import * as v from 'valibot';
import { listOf, stringOf } from '../../core/bounded.ts';
import { faultOfName, LONGEST_NAME, seen } from './names.ts';
import { MODES, ZONES, type Zone } from './vocabulary.ts';

/*
 * A deck as somebody wrote it down. A card is known by its name alone; all else of it is what its owner typed or what the
 * headings of a list say.
 */

/** So many different lines has a deck at most, and so many copies a line: more than any rule allows, so that it can be checked. */
export const MOST_LINES = 200;
export const MOST_COPIES = 99;
const MOST_BP = 20;
const MOST_DISCIPLINES = 6;
const LONGEST_WORD = 40;

/** What somebody said of a card. */
const factEntries = {
	/** Of a Library card: what kind of card it is. */
	kind: v.exactOptional(wordOf()),
	clan: v.exactOptional(wordOf()),
	/** Blood Potency: of a vampire what it has, of other cards what they ask. */
	bp: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_BP))),
	/** Of a vampire what it has, of other cards what they ask. */
	disciplines: v.exactOptional(listOf(wordOf(), MOST_DISCIPLINES, 'Disciplines'))
};

const nameSchema = v.pipe(
	stringOf(LONGEST_NAME),
	v.check((name) => faultOfName(name) === null, 'expected the name of a card')
);

/** A deck may be called anything, or nothing. */
const titleSchema = v.pipe(
	stringOf(LONGEST_NAME),
	v.check((title) => title === seen(title) && !/\p{C}/u.test(title), 'expected a name in one line')
);

const cardSchema = v.pipe(
	v.strictObject({
		zone: v.picklist(ZONES),
		name: nameSchema,
		copies: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_COPIES)),
		leader: v.exactOptional(v.literal(true)),
		/** What the card is called in lists that other programs write. */
		id: v.exactOptional(v.pipe(stringOf(LONGEST_NAME), v.regex(/^[a-z0-9-]+$/, 'expected an id'))),
		...factEntries
	}),
	v.check(
		({ zone, leader }) => leader === undefined || zone === 'faction',
		'expected a Leader in the Faction Deck'
	)
);

export const deckSchema = v.strictObject({
	name: titleSchema,
	author: titleSchema,
	mode: v.nullable(v.picklist(MODES)),
	cards: listOf(cardSchema, MOST_LINES, 'different cards')
});

export type DeckCard = v.InferOutput<typeof cardSchema>;
export type Deck = v.InferOutput<typeof deckSchema>;
export type Facts = Pick<DeckCard, keyof typeof factEntries>;

function wordOf() {
	return v.pipe(
		stringOf(LONGEST_WORD),
		v.check(isWord, 'expected a word without brackets, commas and colons')
	);
}

/** Whether a kind, clan or Discipline can be written so that it is read again. */
export function isWord(word: string): boolean {
	return (
		word.length <= LONGEST_WORD &&
		word === seen(word) &&
		/[\p{L}\p{N}]/u.test(word) &&
		!/[[\](),;:#/×\p{C}]/u.test(word)
	);
}

export const cardsIn = (deck: Deck, zone: Zone): readonly DeckCard[] =>
	deck.cards.filter((card) => card.zone === zone);

/** How many cards those are, each copy counted. */
export const copiesOf = (cards: readonly DeckCard[]): number =>
	cards.reduce((sum, { copies }) => sum + copies, 0);

/** The deck in the order in which it is written: part by part, the Library kind by kind as kinds first occur. */
export function inOrder(deck: Deck): Deck {
	const kinds = [...new Set(cardsIn(deck, 'library').map(({ kind }) => kind))];
	// Those of no kind stand last: nothing after their heading may be mistaken for it.
	const placeOf = ({ zone, kind }: DeckCard): number =>
		zone === 'library' && kind !== undefined ? kinds.indexOf(kind) : kinds.length;
	const cards = deck.cards
		.map((card, nth) => ({ card, nth }))
		.sort(
			(a, b) =>
				ZONES.indexOf(a.card.zone) - ZONES.indexOf(b.card.zone) ||
				placeOf(a.card) - placeOf(b.card) ||
				a.nth - b.nth
		)
		.map(({ card }) => card);
	return { ...deck, cards };
}
