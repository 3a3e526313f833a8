import type { CharacterCard } from '../deck/cards.ts';
import type { NamedBy } from '../effects/attributes.ts';
import type { SeatId } from '../shapes.ts';
import { chooseOne, type Resolving } from '../table/request.ts';
import { ARCHETYPES, CLASSES, GEOGRAPHIES, TEMPERAMENTS } from '../vocabulary.ts';

/** What may be named of each category; no word stands in two of them. */
const WORDS: { readonly [By in NamedBy]: readonly string[] } = {
	class: CLASSES,
	temperament: TEMPERAMENTS,
	geography: GEOGRAPHIES,
	archetype: ARCHETYPES
};

/** A player names one attribute or archetype of the categories that a card allows. */
export function nameAnAttribute(seat: SeatId, by: readonly NamedBy[]): Resolving<string | null> {
	const options = [...new Set(by)].flatMap((category) => WORDS[category]);
	return chooseOne({ seat, prompt: 'name-an-attribute', options });
}

/** Whether a character has what was named. */
export function shows(card: CharacterCard, named: string): boolean {
	return WORDS_OF.some((category) => card[category] === named);
}

const WORDS_OF = ['class', 'temperament', 'geography', 'archetype'] as const;
