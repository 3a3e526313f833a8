import type { Ally, CardSet, ClanCard, LocationCard, Relic } from '../cards.ts';
import { clanNames } from '../clans.ts';
import type { Ability } from '../effects/ability.ts';
import { abilitiesWords } from '../effects/words.ts';
import { CLANS, type Clan } from '../vocabulary.ts';

/** What a group has told of the cards in its own box; all others are untold. */
export type ToldCards = Omit<CardSet, 'id'>;
export const NOTHING_TOLD: ToldCards = {
	clanCards: [],
	allies: [],
	relics: [],
	locationCards: []
};

/** Cards of a kind in the box [COMPONENTS]. */
const IN_THE_BOX = {
	starting: 2,
	others: 7,
	allies: 30,
	relics: 8,
	locationCards: 7
} as const;

const numbers = (n: number) => Array.from({ length: n }, (_, at) => at + 1);

/** Told cards first, then untold ones up to as many as the box has; an untold one never has the id of a told one. */
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

/** All cards of a group's box: those it has told, and for each other one a card of which nothing is known yet. */
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

const WORDS_AT_MOST = 900;

/** What abilities say, to be done by hand. */
function inWords(abilities: readonly Ability[], acts: boolean, says: 'player' | 'location') {
	if (abilities.length === 0) return [];
	const words = abilitiesWords(abilities, says).join(' ').replaceAll('By hand: ', '');
	return byHand(acts, words.slice(0, WORDS_AT_MOST).replace(/\.$/, ''));
}

/** The same cards for a table that does by hand what they say: the program counts, and reads them out. */
export const doneByHand = ({ clanCards, allies, relics, locationCards }: ToldCards): ToldCards => ({
	clanCards: clanCards.map((card) => ({
		...card,
		abilities: inWords(card.abilities, actsByItself(card.kind), 'player')
	})),
	allies: allies.map((card) => ({ ...card, abilities: inWords(card.abilities, false, 'player') })),
	relics: relics.map((card) => ({ ...card, abilities: inWords(card.abilities, false, 'player') })),
	locationCards: locationCards.map((card) => ({
		...card,
		abilities: inWords(card.abilities, false, 'location')
	}))
});

/** Those that are told. */
export const toldOf = ({ clanCards, allies, relics, locationCards }: ToldCards): ToldCards => ({
	clanCards: clanCards.filter(({ untold }) => untold !== true),
	allies: allies.filter(({ untold }) => untold !== true),
	relics: relics.filter(({ untold }) => untold !== true),
	locationCards: locationCards.filter(({ untold }) => untold !== true)
});

/** What was told before, and on top of it what is told now: a card of the same id is told anew. */
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
