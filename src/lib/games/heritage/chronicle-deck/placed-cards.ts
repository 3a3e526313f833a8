import type { DeckCard, DeckCardKind, DeckCardOf } from './cards.ts';

/** A card and its place in the file, as `cards[3]`. */
export type PlacedCard<C extends DeckCard = DeckCard> = { readonly at: string; readonly card: C };

export function inPlaces(cards: readonly DeckCard[]): PlacedCard[] {
	return cards.map((card, index) => ({ at: `cards[${index}]`, card }));
}

/** The cards of one kind. */
export function ofKind<K extends DeckCardKind>(
	placed: readonly PlacedCard[],
	kind: K
): PlacedCard<DeckCardOf<K>>[] {
	return placed.flatMap(({ at, card }) => (isOf(card, kind) ? [{ at, card }] : []));
}

/** The number of a chapter's overview; null: there is none. */
export function overviewNumber(placed: readonly PlacedCard[], chapter: number): number | null {
	const overview = ofKind(placed, 'overview').find(({ card }) => card.chapter === chapter);
	return overview?.card.number ?? null;
}

function isOf<K extends DeckCardKind>(card: DeckCard, kind: K): card is DeckCardOf<K> {
	return card.kind === kind;
}
