import type { CharacterCard, SchemeCard } from '../deck/cards.ts';
import type { Effect } from '../effects/effect.ts';
import type { Archetype, Clan, Class, Geography, Temperament } from '../vocabulary.ts';

/** What a clan brings to the open set; everyone may know it. */
export type ClanSet = {
	/** The two faces of the leader card. */
	readonly leaders: readonly CharacterCard[];
	readonly characters: readonly CharacterCard[];
	readonly schemes: readonly SchemeCard[];
};

type Attributes = readonly [Class, Temperament, Geography, Archetype];

/** Writes the cards of one clan, each in a line or two. */
export function cardsOf(clan: Clan) {
	const character = (
		kind: 'basic' | 'leader',
		id: string,
		name: string,
		[side, temperament, geography, archetype]: Attributes
	): CharacterCard => ({
		id,
		name,
		clan,
		kind,
		class: side,
		temperament,
		geography,
		archetype,
		bonded: false,
		abilities: []
	});
	return {
		leader: (id: string, name: string, ...attributes: Attributes) =>
			character('leader', id, name, attributes),
		basic: (id: string, name: string, ...attributes: Attributes) =>
			character('basic', id, name, attributes),
		scheme: (
			id: string,
			name: string,
			needs: readonly Archetype[],
			...effects: Effect[]
		): SchemeCard => ({ of: 'clan', id, name, clan, needs: [...needs], effects })
	};
}

/** An ancilla: the character with a printed ability. */
export function able(character: CharacterCard, name: string, ...effects: Effect[]): CharacterCard {
	return {
		...character,
		abilities: [...character.abilities, { name, effects, sticker: null }]
	};
}

/** Only its own clan recruits it. */
export function bonded(character: CharacterCard): CharacterCard {
	return { ...character, bonded: true };
}
