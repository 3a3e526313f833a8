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
function* idsFor(id: ThingId): Generator<ThingId> {
	yield id;
	for (let copy = 2; copy < 100; copy++) yield `${id.slice(0, 45)}-${copy}`;
}

function freeId(id: ThingId, isTaken: (id: ThingId) => boolean): ThingId {
	for (const one of idsFor(id)) if (!isTaken(one)) return one;
	return id;
}

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
	for (const id of idsFor(card.id)) {
		const there = deck.characters[id];
		if (there && sameJson({ ...there, id: card.id }, card)) return true;
	}
	return false;
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
