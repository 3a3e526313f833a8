import type { NamedDeck } from '../../../games/rivals/match/state.ts';

/** A deck of a group, as far as everybody sees it. */
export interface GroupDeck {
	readonly id: string;
	readonly title: string;
	readonly owner: string;
	/** The account of its owner; null: they left. */
	readonly ownerId: string | null;
}

/** A choice while it is made. `deck`: the id of a deck of the group, `OTHER_DECK`, or empty: not named. */
export interface TypedDeck {
	readonly deck: string;
	readonly title: string;
}

/** In place of an id: any other deck, by its name. */
export const OTHER_DECK = 'other';

export const NO_DECK: TypedDeck = { deck: '', title: '' };

/** As a match names it; null: not named. */
export function namedDeck(
	{ deck, title }: TypedDeck,
	decks: readonly Pick<GroupDeck, 'id' | 'title'>[]
): NamedDeck | null {
	if (deck === OTHER_DECK) return title.trim() === '' ? null : { title: title.trim() };
	const known = decks.find(({ id }) => id === deck);
	return known ? { title: known.title, deck: known.id } : null;
}

/** As a form shows what a match named. A deck that the group no longer keeps is known by its name alone. */
export function typedDeck(
	named: NamedDeck | null | undefined,
	decks: readonly Pick<GroupDeck, 'id'>[]
): TypedDeck {
	if (!named) return NO_DECK;
	return decks.some(({ id }) => id === named.deck)
		? { deck: named.deck ?? '', title: '' }
		: { deck: OTHER_DECK, title: named.title };
}
