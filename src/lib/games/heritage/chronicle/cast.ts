import type { Ability, CharacterCard, SchemeCard, StickerCard } from '../deck/cards.ts';
import { isSameName } from '../naming.ts';
import { homeOf, stickersOf } from '../register/whereabouts.ts';
import type { Character, SeatId, Sticker, ThingId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';

/** What a set of cards brings to a chapter; passed in, so that a phone need not carry it. */
export type CardSet = {
	readonly characters: readonly CharacterCard[];
	readonly leaders: readonly CharacterCard[];
	/** Of clans and battlegrounds, with those that were unlocked. */
	readonly schemes: readonly SchemeCard[];
	readonly stickers: readonly StickerCard[];
};

/** What the next chapter can be played with, as a table is set with it. */
export type Cast = {
	/** Everyone who may come up, leaders too, with stickers as abilities; by id. */
	readonly cast: readonly CharacterCard[];
	readonly schemes: readonly SchemeCard[];
	/** Which leaders each player may choose among: unlocked ones serve only at home (ruling 19). */
	readonly leaders: { readonly [seat: SeatId]: readonly ThingId[] };
};

/** What a card holds at most; a pile of more stickers counts up to there. */
const ABILITIES_AT_MOST = 12;

/**
 * The cast and schemes of the next chapter: the set's, the group's own, those of the chronicle deck, and whoever else is in the
 * register, without the banished. Who somebody is, the register says; what the abilities do, the card,
 * and where there is none the group's own words, for the table to carry out. Stickers come below, with
 * the effects of the set's design of that kind and name, or else as words. A battleground whose scheme
 * the group made has that one alone. Who became part of a monstrosity is free again (ruling 29), and
 * what came with an expansion since the last chapter is among them (ruling 31).
 */
export function castOf(state: ChronicleState, set: CardSet): Cast {
	const printed = byId([...set.leaders, ...set.characters]);
	const strangers = [...printed.values()].filter(({ id }) => !state.characters[id]);
	const known = Object.values(state.characters).map((character) =>
		knownCard(state, set, character, printed.get(character.id))
	);
	const cast = [...strangers, ...known]
		.filter(({ id }) => !state.banished.includes(id))
		.sort((one, other) => (one.id < other.id ? -1 : 1));
	return {
		cast,
		schemes: schemesOf(state, set),
		leaders: Object.fromEntries(state.seats.map((seat) => [seat, leadersOf(state, cast, seat)]))
	};
}

function knownCard(
	state: ChronicleState,
	set: CardSet,
	character: Character,
	printed: CharacterCard | undefined
): CharacterCard {
	const { ability, card: _number, ...signs } = character;
	const card =
		state.cards.characters[character.id] ?? state.deck.characters[character.id] ?? printed;
	const stickers = stickersOf(state, character.id).map((sticker) => stuck(set, sticker));
	const abilities = [...(card?.abilities ?? told(ability)), ...stickers];
	return { ...signs, abilities: abilities.slice(0, ABILITIES_AT_MOST) };
}

/** A printed ability that the group only wrote down. */
function told(ability: string): Ability[] {
	if (ability === '') return [];
	return [{ name: 'Special ability', effects: [{ do: 'manual', text: ability }], sticker: null }];
}

function stuck({ stickers }: CardSet, { kind, name, text }: Sticker): Ability {
	const design = stickers.find((one) => one.kind === kind && isSameName(one.name, name));
	const effects = design?.effects ?? [{ do: 'manual' as const, text: text || name }];
	return { name, effects: [...effects], sticker: kind };
}

function schemesOf({ cards, deck }: ChronicleState, set: CardSet): SchemeCard[] {
	const own = Object.values({ ...deck.schemes, ...cards.schemes });
	const ids = new Set(own.map(({ id }) => id));
	const boards = new Set(own.flatMap((card) => boardOf(card) ?? []));
	const kept = set.schemes.filter((card) => !ids.has(card.id) && !boards.has(boardOf(card) ?? ''));
	return [...kept, ...own];
}

const boardOf = (card: SchemeCard): string | null =>
	card.of === 'battleground' ? card.battleground : null;

function leadersOf(state: ChronicleState, cast: readonly CharacterCard[], seat: SeatId): ThingId[] {
	const serves = (id: ThingId) => [null, seat].includes(homeOf(state, id));
	return cast.filter(({ id, kind }) => kind === 'leader' && serves(id)).map(({ id }) => id);
}

function byId(cards: readonly CharacterCard[]): ReadonlyMap<ThingId, CharacterCard> {
	return new Map(cards.map((card) => [card.id, card]));
}
