import type { CharacterCard } from '../deck/cards.ts';
import { OPEN_CARD_IDS } from '../open/ids.ts';
import type { ChronicleState } from '../state.ts';
import { isSameCharacter } from './own-cards.ts';

/**
 * The same cards, but a character that the register already has without a card, by name, clan, kind
 * and signs, comes under the register's id, so that its stickers and its haven stay with it. Where two
 * of the register could be meant, the card keeps its own id.
 */
export function recognised(
	state: ChronicleState,
	cards: readonly CharacterCard[]
): CharacterCard[] {
	const free = Object.values(state.characters).filter(
		({ id }) => !state.cards.characters[id] && !OPEN_CARD_IDS.has(id)
	);
	return cards.map((card) => {
		if (state.characters[card.id]) return card;
		const [meant, other] = free.filter((known) => isSameCharacter(known, card));
		return meant && !other ? { ...card, id: meant.id } : card;
	});
}
