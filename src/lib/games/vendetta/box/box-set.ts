import type { Ally, CardSet, ClanCard, LocationCard, Relic } from '../cards.ts';
import { clanNames } from '../clans.ts';
import type { Ability } from '../effects/ability.ts';
import { abilitiesWords } from '../effects/words.ts';
import { CLANS, type Clan, type Depth } from '../vocabulary.ts';

/** The cards of its own box that a group has entered; all others are untold. */
export type ToldCards = Omit<CardSet, 'id'>;
export const NOTHING_TOLD: ToldCards = {
	clanCards: [],
	allies: [],
	relics: [],
	locationCards: []
};

/** Cards of a kind in the box [COMPONENTS]. */
export const IN_THE_BOX = {
	starting: 2,
	others: 7,
	allies: 30,
	relics: 8,
	locationCards: 7
} as const;

const numbers = (n: number) => Array.from({ length: n }, (_, at) => at + 1);

/** Entered cards first, then untold ones, up to as many as the box has. An untold card never has the id of an entered one. */
function filled<Card extends { readonly id: string }>(
	told: readonly Card[],
	n: number,
	untold: (nth: number) => Card
): Card[] {
	const ids = new Set(told.map(({ id }) => id));
	const free = numbers(n).map(untold);
	const rest = free.filter(({ id }) => !ids.has(id));
	return [...told, ...rest.slice(0, Math.max(0, n - told.length))];
}

function clanCards(clan: Clan, told: readonly ClanCard[]): readonly ClanCard[] {
	const own = told.filter((card) => card.clan === clan);
	const name = clanNames[clan];
	const untold = { clan, kind: 'plain', power: 0, abilities: [], untold: true } as const;
	return [
		...filled(
			own.filter(({ starting }) => starting === true),
			IN_THE_BOX.starting,
			(nth): ClanCard => ({
				...untold,
				id: `${clan}-starting-${nth}`,
				name: `${name} starting card ${nth}`,
				starting: true,
				abilities: []
			})
		),
		...filled(
			own.filter(({ starting }) => starting !== true),
			IN_THE_BOX.others,
			(nth): ClanCard => ({
				...untold,
				id: `${clan}-${nth}`,
				name: `${name} card ${nth}`,
				abilities: []
			})
		)
	];
}

/** All cards of a group's box: those it has entered, and an unknown card for each of the others. */
export function boxSet(told: ToldCards): CardSet {
	return {
		id: 'own-box',
		clanCards: CLANS.flatMap((clan) => clanCards(clan, told.clanCards)),
		allies: filled(told.allies, IN_THE_BOX.allies, (nth): Ally => ({
			id: `ally-${nth}`,
			name: `Ally ${nth}`,
			kind: 'human',
			influence: 0,
			feed: 0,
			drainBlood: 0,
			drainedInfluence: 0,
			abilities: [],
			untold: true
		})),
		relics: filled(told.relics, IN_THE_BOX.relics, (nth): Relic => ({
			id: `relic-${nth}`,
			name: `Relic ${nth}`,
			influence: 0,
			abilities: [],
			untold: true
		})),
		locationCards: filled(told.locationCards, IN_THE_BOX.locationCards, (nth): LocationCard => ({
			id: `location-card-${nth}`,
			name: `Location card ${nth}`,
			abilities: [],
			untold: true
		}))
	};
}

/** Where a card says what to do, it is on the card. */
const ON_THE_CARD = 'do what the card says';

/** The abilities of a card to which the table sees by hand; `acts`: in its step. */
const byHand = (acts: boolean, text = ON_THE_CARD): Ability[] =>
	acts
		? [{ ability: 'acts', effects: [{ do: 'manual', text }] }]
		: [{ ability: 'always', rule: { rule: 'manual', text } }];

/** The same for a relic: its player uses it. */
const usedByHand = (text = ON_THE_CARD): Ability[] => [
	{ ability: 'use', effects: [{ do: 'manual', text }] }
];

const actsByItself = (kind: ClanCard['kind']): boolean =>
	kind === 'preparation' || kind === 'conflict' || kind === 'aftermath';

/** A card as somebody reads it off the table: Power and kind, and what it does is done by hand. */
export const toldClanCard = (
	{ id, clan, name, starting }: ClanCard,
	{ kind, power }: Pick<ClanCard, 'kind' | 'power'>
): ClanCard => ({
	id,
	clan,
	name,
	...(starting === true && { starting }),
	kind,
	power,
	abilities: kind === 'plain' ? [] : byHand(actsByItself(kind))
});

/** The same for an Ally and its values, and for a relic. */
export const toldAlly = (
	{ id, name }: Ally,
	values: Pick<Ally, 'kind' | 'influence' | 'feed' | 'drainBlood' | 'drainedInfluence'>
): Ally => ({ id, name, ...values, abilities: byHand(false) });
export const toldRelic = ({ id, name }: Relic, influence: number): Relic => ({
	id,
	name,
	influence,
	abilities: usedByHand()
});

/** What a card of a sort says, as a text to be done by hand; empty: what is on the card. */
export function manualFor(of: string, kind: string, text: string): Ability[] {
	const words = text === '' ? ON_THE_CARD : text;
	if (of === 'relic') return usedByHand(words);
	const acts = kind === 'preparation' || kind === 'conflict' || kind === 'aftermath';
	return byHand(of === 'clan card' && acts, words);
}

const WORDS_AT_MOST = 900;

/** What abilities say, to be done by hand; null: nothing. */
function wordsOf(abilities: readonly Ability[], says: 'player' | 'location' = 'player') {
	if (abilities.length === 0) return null;
	const words = abilitiesWords(abilities, says)
		.join(' ')
		.replace(/^By hand: /, '');
	return words.slice(0, WORDS_AT_MOST).replace(/\.$/, '');
}

const orNothing = <T>(words: string | null, made: (words: string) => T[]): T[] =>
	words === null ? [] : made(words);

/** The same cards for a table that does by hand what they say: the program counts, and reads them out. */
export const doneByHand = ({ clanCards, allies, relics, locationCards }: ToldCards): ToldCards => ({
	clanCards: clanCards.map((card) => ({
		...card,
		abilities: orNothing(wordsOf(card.abilities), (words) => byHand(actsByItself(card.kind), words))
	})),
	allies: allies.map((card) => ({
		...card,
		abilities: orNothing(wordsOf(card.abilities), (words) => byHand(false, words))
	})),
	relics: relics.map((card) => ({
		...card,
		abilities: orNothing(wordsOf(card.abilities), usedByHand)
	})),
	locationCards: locationCards.map((card) => ({
		...card,
		abilities: orNothing(wordsOf(card.abilities, 'location'), (words) => byHand(false, words))
	}))
});

/** The cards that are entered. */
export const toldOf = ({ clanCards, allies, relics, locationCards }: ToldCards): ToldCards => ({
	clanCards: clanCards.filter(({ untold }) => untold !== true),
	allies: allies.filter(({ untold }) => untold !== true),
	relics: relics.filter(({ untold }) => untold !== true),
	locationCards: locationCards.filter(({ untold }) => untold !== true)
});

/** What was entered before and what is entered now; a card of the same id is replaced. */
export function toldTogether(before: ToldCards, now: ToldCards): ToldCards {
	const joined = <Card extends { readonly id: string }>(
		old: readonly Card[],
		fresh: readonly Card[]
	): Card[] => [...old.filter(({ id }) => !fresh.some((one) => one.id === id)), ...fresh];
	return {
		clanCards: joined(before.clanCards, now.clanCards),
		allies: joined(before.allies, now.allies),
		relics: joined(before.relics, now.relics),
		locationCards: joined(before.locationCards, now.locationCards)
	};
}

/** The same with what was read off some cards at a table: what was typed of their abilities stays. */
export function rememberedWith(before: ToldCards, told: ToldCards): ToldCards {
	const typed = new Map(
		[...before.clanCards, ...before.allies, ...before.relics].map(({ id, abilities }) => [
			id,
			abilities
		])
	);
	const kept = <Card extends { readonly id: string; readonly abilities: readonly Ability[] }>(
		card: Card
	): Card => ({ ...card, abilities: typed.get(card.id) ?? card.abilities });
	return toldTogether(before, {
		clanCards: told.clanCards.map(kept),
		allies: told.allies.map(kept),
		relics: told.relics.map(kept),
		locationCards: told.locationCards.filter(
			({ id }) => !before.locationCards.some((one) => one.id === id)
		)
	});
}

/** Told cards as a depth needs them. */
export const atDepth = (told: ToldCards, depth: Depth): ToldCards =>
	depth === 'twin' ? told : doneByHand(told);

/** Those of some cards that a set has. */
export function cardsIn(set: ToldCards, cards: ToldCards): ToldCards {
	const own = <Card extends { readonly id: string }>(
		all: readonly Card[],
		some: readonly Card[]
	): Card[] => some.filter(({ id }) => all.some((one) => one.id === id));
	return {
		clanCards: own(set.clanCards, cards.clanCards),
		allies: own(set.allies, cards.allies),
		relics: own(set.relics, cards.relics),
		locationCards: own(set.locationCards, cards.locationCards)
	};
}
