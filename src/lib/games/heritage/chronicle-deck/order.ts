import type { Era } from '../vocabulary.ts';
import type { CardNumber, DeckCard, DeckCardKind, DeckCardOf } from './cards.ts';

/**
 * The order of a chronicle deck follows from the numbers on its cards and from nothing else: a card of
 * an expansion finds its place by its number, whenever it comes (rulings 30 and 31).
 */

/** The cards of a deck in their order, whatever the order they came in. */
export function inOrder(cards: readonly DeckCard[]): DeckCard[] {
	return [...cards].sort((one, other) => one.number - other.number);
}

/** A deck with the cards of expansions at their places. Of two cards with one number the first stays. */
export function merged(base: readonly DeckCard[], added: readonly DeckCard[]): DeckCard[] {
	const taken = new Set(base.map(({ number }) => number));
	return inOrder([...base, ...added.filter(({ number }) => !taken.has(number))]);
}

/** What belongs to a chapter: its overview, its missions, and who is turned up on the way to it. */
export type ChapterCards = {
	readonly overview: DeckCardOf<'overview'>;
	readonly missions: readonly DeckCardOf<'mission'>[];
	/**
	 * Basic characters up to this overview, those of earlier chapters too: an expansion's card that came
	 * late is turned up now.
	 */
	readonly arriving: readonly DeckCardOf<'basic-character'>[];
};

/** The cards of a chapter, 1 to 21; null when the deck has no such overview. */
export function cardsOfChapter(deck: readonly DeckCard[], chapter: number): ChapterCards | null {
	const overview = ofKind(deck, 'overview').find((card) => card.chapter === chapter);
	if (!overview) return null;
	return {
		overview,
		missions: inOrderOf(ofKind(deck, 'mission').filter((card) => card.chapter === chapter)),
		arriving: inOrderOf(ofKind(deck, 'basic-character')).filter(
			({ number }) => number <= overview.number
		)
	};
}

/** The scoring cards of an era, in order. */
export function scoringOf(deck: readonly DeckCard[], era: Era): DeckCardOf<'scoring'>[] {
	return inOrderOf(ofKind(deck, 'scoring').filter((card) => card.era === era));
}

/** The last card, or null when the deck has none. */
export function finalOf(deck: readonly DeckCard[]): DeckCardOf<'final'> | null {
	return ofKind(deck, 'final').at(-1) ?? null;
}

/** The card with this number, or null. */
export function cardNumbered(deck: readonly DeckCard[], number: CardNumber): DeckCard | null {
	return deck.find((card) => card.number === number) ?? null;
}

/** The number that comes next: the lowest of those written down that was not turned up; null: none. */
export function nextNumber(
	noted: readonly CardNumber[],
	turned: readonly CardNumber[]
): CardNumber | null {
	const done = new Set(turned);
	const left = noted.filter((number) => !done.has(number));
	return left.length === 0 ? null : Math.min(...left);
}

/** Where a number lies among others: right after one and before the next; null: none on that side. */
export function placeOf(
	number: CardNumber,
	noted: readonly CardNumber[]
): { readonly after: CardNumber | null; readonly before: CardNumber | null } {
	const lower = noted.filter((other) => other < number);
	const higher = noted.filter((other) => other > number);
	return {
		after: lower.length === 0 ? null : Math.max(...lower),
		before: higher.length === 0 ? null : Math.min(...higher)
	};
}

/**
 * Which cards of a box lie out of order, from the front: the fewest that have to be moved, each with its
 * place among the others. Numbers stand as the cards lie. (The others are a longest rising row.)
 */
export function misplaced(
	lying: readonly CardNumber[]
): { readonly number: CardNumber; readonly after: CardNumber | null }[] {
	const staying = new Set(longestRising(lying));
	const kept = lying.filter((_, index) => staying.has(index));
	const moved = lying.filter((_, index) => !staying.has(index)).sort((a, b) => a - b);
	return moved.map((number, index) => ({
		number,
		after: placeOf(number, [...kept, ...moved.slice(0, index)]).after
	}));
}

/** The places of a longest row of rising numbers. */
function longestRising(numbers: readonly number[]): number[] {
	const length: number[] = [];
	const before: number[] = [];
	let best = -1;
	for (const [here, number] of numbers.entries()) {
		length[here] = 1;
		before[here] = -1;
		for (let earlier = 0; earlier < here; earlier++) {
			const longer = (length[earlier] ?? 0) + 1;
			if ((numbers[earlier] ?? 0) < number && longer > (length[here] ?? 0)) {
				length[here] = longer;
				before[here] = earlier;
			}
		}
		if (best < 0 || (length[here] ?? 0) > (length[best] ?? 0)) best = here;
	}
	const row: number[] = [];
	for (let at = best; at >= 0; at = before[at] ?? -1) row.unshift(at);
	return row;
}

function ofKind<K extends DeckCardKind>(deck: readonly DeckCard[], kind: K): DeckCardOf<K>[] {
	return deck.filter((card): card is DeckCardOf<K> => card.kind === kind);
}

function inOrderOf<C extends DeckCard>(cards: readonly C[]): C[] {
	return [...cards].sort((one, other) => one.number - other.number);
}
