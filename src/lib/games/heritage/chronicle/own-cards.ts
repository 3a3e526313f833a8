import type { CharacterCard } from '../deck/cards.ts';
import type { EventOf } from '../events.ts';
import type { Character, ThingId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';

/** A character as the register knows it by its card alone: what the abilities do stands on the card. */
function entryOf({ abilities: _, ...signs }: CharacterCard): Character {
	return { ...signs, ability: '', card: null };
}

/** Whether an entry of the register and a card are one character: the same name, clan, kind and signs. */
export function isSameCharacter(known: Character, card: CharacterCard): boolean {
	return (
		known.name === card.name &&
		known.clan === card.clan &&
		known.kind === card.kind &&
		known.class === card.class &&
		known.temperament === card.temperament &&
		known.geography === card.geography &&
		known.archetype === card.archetype &&
		known.bonded === card.bonded
	);
}

/** Cards of the group's own. Characters that the register lacks come into it; who is there stays as it is. */
export function cardsAdded(
	state: ChronicleState,
	{ characters, schemes }: EventOf<'CardsAdded'>
): ChronicleState {
	const { cards } = state;
	const brought = characters.filter(({ id }) => !state.characters[id]);
	return {
		...state,
		characters: { ...state.characters, ...byId(brought.map(entryOf)) },
		cards: {
			characters: { ...cards.characters, ...byId(characters) },
			schemes: { ...cards.schemes, ...byId(schemes) },
			brought: [...cards.brought, ...brought.map(({ id }) => id)]
		}
	};
}

/** Without these cards, and without the entries of the register that go with them. */
export function cardsRemoved(
	state: ChronicleState,
	{ ids, forgotten }: EventOf<'CardsRemoved'>
): ChronicleState {
	const { cards } = state;
	return {
		...state,
		characters: without(state.characters, forgotten),
		cards: {
			characters: without(cards.characters, ids),
			schemes: without(cards.schemes, ids),
			brought: cards.brought.filter((id) => !ids.includes(id))
		}
	};
}

type ById<T> = { readonly [id: ThingId]: T };

function byId<T extends { readonly id: ThingId }>(things: readonly T[]): ById<T> {
	return Object.fromEntries(things.map((thing) => [thing.id, thing]));
}

function without<T>(things: ById<T>, ids: readonly ThingId[]): ById<T> {
	return Object.fromEntries(Object.entries(things).filter(([id]) => !ids.includes(id)));
}
