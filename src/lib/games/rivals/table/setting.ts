import type { SeatId } from '../../core/seats.ts';
import type { Card, CardId } from '../cards/card.ts';
import { cardsOf, type CardSet } from '../cards/card-set.ts';
import { CITY_KINDS, LIBRARY_KINDS } from '../cards/vocabulary.ts';
import type { Readings } from '../readings.ts';

/** The cards one player brings [Set-Up 4] [Customizing Your Deck]. */
export type TableDeck = {
	readonly haven: CardId;
	readonly agenda: CardId;
	/** All vampires, the Leader too. */
	readonly faction: readonly CardId[];
	/** Left out: the vampire with the highest BP leads [Set-Up 6]. */
	readonly leader?: CardId;
	/** Each copy by itself. */
	readonly library: readonly CardId[];
};

/** What a match is dealt from, and how the group reads the rulebook. */
export type TableSetting = {
	readonly readings: Readings;
	/** Every card that may come up. */
	readonly cards: readonly Card[];
	/** Each copy by itself, Events too. */
	readonly city: readonly CardId[];
	/** Clockwise. A basic deck lies open; null: that player brings a deck of their own in secret. */
	readonly decks: { readonly [seat: SeatId]: TableDeck | null };
	/** The cardboard deals, and people say what comes up; left out: the app deals. */
	readonly dealer?: 'box';
	/** Who goes first; left out: drawn [Set-Up 9]. */
	readonly first?: SeatId;
};

/** Events that are put away unseen [Set-Up 1]; a smaller City keeps at least as many as it puts away. */
export const EVENTS_LEFT_OUT = 4;

const indexes = new WeakMap<readonly Card[], ReadonlyMap<CardId, Card>>();

/** A card by its id. One that is missing is a fault of the setting and throws. */
export function cardIn({ cards }: Pick<TableSetting, 'cards'>, id: CardId): Card {
	let index = indexes.get(cards);
	if (!index) {
		index = new Map(cards.map((card) => [card.id, card]));
		indexes.set(cards, index);
	}
	const card = index.get(id);
	if (!card) throw new Error(`no card ${id} in this setting`);
	return card;
}

/** Whether every card of a deck is there and of its kind. Its numbers are checked where decks are made. */
export function isSoundDeck(setting: Pick<TableSetting, 'cards'>, deck: TableDeck): boolean {
	const kindOf = (id: CardId): string | undefined =>
		setting.cards.find((card) => card.id === id)?.kind;
	const { haven, agenda, faction, leader, library } = deck;
	const isLibrary = (id: CardId): boolean => LIBRARY_KINDS.some((kind) => kind === kindOf(id));
	return (
		kindOf(haven) === 'haven' &&
		kindOf(agenda) === 'agenda' &&
		faction.length > 0 &&
		new Set(faction).size === faction.length &&
		faction.every((id) => kindOf(id) === 'vampire') &&
		(leader === undefined || faction.includes(leader)) &&
		library.every(isLibrary)
	);
}

/** What is wrong with a setting; null: nothing. */
export function findSettingFault(setting: TableSetting, seats: readonly SeatId[]): string | null {
	const isCity = (id: CardId): boolean => {
		const kind = setting.cards.find((card) => card.id === id)?.kind;
		return CITY_KINDS.some((one) => one === kind);
	};
	if (!setting.city.every(isCity)) return 'city-unsound';
	for (const seat of seats) {
		const deck = setting.decks[seat];
		if (deck === undefined || (deck === null && setting.dealer === 'box')) return 'deck-missing';
		if (deck !== null && !isSoundDeck(setting, deck)) return 'deck-unsound';
	}
	return setting.first === undefined || seats.includes(setting.first) ? null : 'first-unknown';
}

/** A deck of a player's own, and the cards it is made of, beside those of the set. */
export type OwnChoice = { readonly deck: TableDeck; readonly cards: readonly Card[] };

/** A setting of a set of cards, with the decks that players chose: by their ids in the set, or their own. */
export function settingFor(
	set: CardSet,
	decks: { readonly [seat: SeatId]: string | OwnChoice },
	readings: Readings
): TableSetting {
	const own = Object.values(decks).flatMap((one) => (typeof one === 'string' ? [] : one.cards));
	return {
		readings,
		cards: [...new Map([...own, ...cardsOf(set)].map((card) => [card.id, card])).values()],
		city: set.city.flatMap((card) =>
			Array.from({ length: 'copies' in card ? card.copies : 1 }, () => card.id)
		),
		decks: Object.fromEntries(
			Object.entries(decks).map(([seat, id]) => {
				if (typeof id !== 'string') return [seat, id.deck];
				const deck = set.decks.find((one) => one.id === id);
				if (!deck) throw new Error(`no deck ${id} in ${set.id}`);
				const { leader, agenda, haven, vampires, library } = deck;
				const cards = library.flatMap(({ card, copies }) =>
					Array.from({ length: copies }, () => card)
				);
				return [seat, { leader, agenda, haven, faction: vampires, library: cards }];
			})
		)
	};
}
