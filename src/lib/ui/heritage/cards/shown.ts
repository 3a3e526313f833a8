import { boardOf } from '../../../games/heritage/boards/timeline.ts';
import type { CharacterCard, SchemeCard } from '../../../games/heritage/deck/cards.ts';
import { effectsWords } from '../../../games/heritage/effects/words.ts';
import type { Archetype, CharacterKind, Clan } from '../../../games/heritage/vocabulary.ts';
import type { ChipCharacter } from '../character/attributes.ts';

/** A character as a page shows it: what the abilities do is said in words made from their effects. */
export interface ShownCharacter extends ChipCharacter {
	readonly id: string;
	readonly kind: CharacterKind;
	readonly bonded: boolean;
	readonly abilities: readonly { readonly name: string; readonly words: readonly string[] }[];
}

/** A scheme as a page shows it. */
export interface ShownScheme {
	readonly id: string;
	readonly name: string;
	/** Null: of a battleground. */
	readonly clan: Clan | null;
	/** Such as “G The Court”; null: of a clan. */
	readonly battleground: string | null;
	readonly needs: readonly Archetype[];
	readonly words: readonly string[];
}

/** A card in words. For the server: the words are many, and a phone needs only those it shows. */
export function shownCharacter(card: CharacterCard): ShownCharacter {
	const { abilities, ...signs } = card;
	return {
		...signs,
		abilities: abilities.map(({ name, effects }) => ({ name, words: effectsWords(effects) }))
	};
}

export function shownScheme(card: SchemeCard): ShownScheme {
	const { id, name, needs } = card;
	const words = effectsWords(card.effects, 'scheme');
	return card.of === 'clan'
		? { id, name, needs, words, clan: card.clan, battleground: null }
		: { id, name, needs, words, clan: null, battleground: boardName(card.battleground) };
}

function boardName(letter: string): string {
	const board = boardOf(letter);
	return board ? `${letter} ${board.name}` : letter;
}

/** By clan, in the order of the game, then by name; schemes of battlegrounds come last. */
export function byClan<T extends { readonly clan: Clan | null; readonly name: string }>(
	cards: readonly T[]
): T[] {
	return [...cards].sort(
		(one, other) =>
			(one.clan ?? '~').localeCompare(other.clan ?? '~', 'en') ||
			one.name.localeCompare(other.name, 'en')
	);
}
