import { sameJson } from '../../core/json.ts';
import { isSameCharacter } from '../chronicle/own-cards.ts';
import { slipHolder } from '../chronicle/checks.ts';
import { homeOf } from '../register/whereabouts.ts';
import type { AssetCard, CharacterCard } from '../deck/cards.ts';
import type { ThingId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';

/**
 * A card of a deck meets what a group wrote down itself: where its id is taken by something else it comes
 * into the game under one that is free, so that no card of a sealed deck is ever refused.
 */

/** Ids that a card may come under, its own first; an id is 48 characters at most. */
const idsFor = (id: ThingId): ThingId[] => [
	id,
	...Array.from({ length: 98 }, (_, index) => `${id.slice(0, 45)}-${index + 2}`)
];

const freeId = (id: ThingId, isTaken: (id: ThingId) => boolean): ThingId =>
	idsFor(id).find((one) => !isTaken(one)) ?? id;

/** A character that comes into the game, under an id that nobody else has. */
export function characterInPlay(state: ChronicleState, card: CharacterCard): CharacterCard {
	const id = freeId(card.id, (one) => {
		const known = state.characters[one];
		if (!known) return false;
		const gone = state.banished.includes(one) || homeOf(state, one) !== null;
		return gone || !isSameCharacter(known, card);
	});
	return { ...card, id };
}

/** Whether a character of the deck has come into the game before. */
export function hasArrived({ deck }: ChronicleState, card: CharacterCard): boolean {
	return idsFor(card.id).some((id) => {
		const there = deck.characters[id];
		return there !== undefined && sameJson({ ...there, id: card.id }, card);
	});
}

/** An asset that comes into the game, under an id that no asset, obligation or other card has. */
export function assetInPlay(state: ChronicleState, card: AssetCard): AssetCard {
	const id = freeId(card.id, (one) => {
		const lies =
			slipHolder(state, one) !== null || state.obligationSupply.some((slip) => slip.id === one);
		return lies || state.deck.assets[one] !== undefined;
	});
	return { ...card, id };
}
