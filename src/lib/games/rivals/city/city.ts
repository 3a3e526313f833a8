import { refuse } from '../../core/decision.ts';
import type { SeatId } from '../../core/seats.ts';
import {
	cityCards,
	type City,
	type CityCard,
	type CityFacts,
	type CityId,
	type Match
} from '../match/state.ts';
import { nightOf } from '../match/night.ts';
import { findVampire, isActive } from '../match/vampires.ts';
import type { Readings } from '../readings.ts';
import { CITY_DECK } from '../vocabulary.ts';

/* The City Deck as the table turns it up: what lies in the Streets, and both piles beside it [The City Deck] [Beginning Phase]. */

const NO_CITY: City = { turned: 0, cards: [] };

export const cityOf = ({ city = NO_CITY }: Pick<Match, 'city'>): City => city;

export const cardsIn = (
	match: Pick<Match, 'city'>,
	place: CityCard['place']
): readonly CityCard[] => cityOf(match).cards.filter((one) => one.place === place);

/** Cards left in the City Deck. Later sets may have more: never less than 0. */
export const cityDeck = (match: Pick<Match, 'city'>): number =>
	Math.max(0, CITY_DECK - cityOf(match).cards.length);

export const findCity = (match: Pick<Match, 'city'>, id: CityId): CityCard | undefined =>
	cityOf(match).cards.find((one) => one.id === id);

/** Cards that the City step still turns up: R5: in the first turn as many as there are players, later one. Without any card left none. */
export function cityDue(match: Match): number {
	const due = cityCards(match) - (nightOf(match).city ?? 0);
	const left = cityDeck(match) + cardsIn(match, 'discard').length;
	return Math.max(0, Math.min(due, left));
}

/** R8: from an empty deck nobody draws: the discard pile becomes it. Burned cards stay out. */
export const shuffledFor = (match: Pick<Match, 'city'>): readonly CityId[] =>
	cityDeck(match) > 0 ? [] : cardsIn(match, 'discard').map(({ id }) => id);

/** R9: the Events that a text shuffles back: burned ones; the one that says so still lies in the Streets. */
export const burnedEvents = (match: Pick<Match, 'city'>): readonly CityId[] =>
	cardsIn(match, 'burned')
		.filter(({ kind }) => kind === 'event' || kind === 'ongoing')
		.map(({ id }) => id);

/** R7: Ongoing Events of a player, which burn as their next City step begins. */
export const ownOngoing = (match: Pick<Match, 'city'>, seat: SeatId): readonly CityId[] =>
	cardsIn(match, 'streets')
		.filter((one) => one.kind === 'ongoing' && one.seat === seat)
		.map(({ id }) => id);

/** Events in the Streets that are to be resolved and burned. */
export const openEvents = (match: Pick<Match, 'city'>): readonly CityCard[] =>
	cardsIn(match, 'streets').filter(({ kind }) => kind === 'event');

/** The antagonists in the Streets: how many, their Intel together, and the damage they deal [Antagonist Step]. */
export function antagonistsIn(match: Pick<Match, 'city'>) {
	const all = cardsIn(match, 'streets').filter(({ kind }) => kind === 'antagonist');
	const sum = (of: (card: CityFacts) => number): number =>
		all.reduce((total, one) => total + of(one), 0);
	return {
		antagonists: all.length,
		intel: sum(({ intel = 1 }) => intel),
		damage: sum(({ harm = 1 }) => harm)
	};
}

interface Turning {
	readonly of: number;
	readonly card: CityFacts;
	readonly byText?: true;
}

/** Why this card cannot be turned up now; null: it can. `of`: how many were seen to be turned up. */
export function findTurningFault(
	match: Match,
	{ of, card, byText }: Turning,
	{ firstCity }: Pick<Readings, 'firstCity'>
) {
	const { turn } = match;
	if (!turn) return refuse('no-turn');
	if (of !== cityOf(match).turned) return refuse('city-moved-on');
	if (cityDeck(match) + cardsIn(match, 'discard').length === 0) return refuse('city-empty');
	if (!byText) {
		if (turn.phase !== 'beginning') return refuse('city-not-now');
		if (cityDue(match) < 1) return refuse('city-turned');
		if (firstCity === 'one-by-one' && openEvents(match).length > 0) return refuse('event-first');
	}
	const hasPrince = cityOf(match).cards.some(({ kind }) => kind === 'prince');
	return card.kind === 'prince' && hasPrince ? refuse('prince-twice', {}, 'card') : null;
}

/** Where a City card may be put by hand. */
export const CITY_PILES = ['discard', 'burned', 'deck'] as const;
export type CityPile = (typeof CITY_PILES)[number];

/** Why these cannot go there; null: they can. Nobody gets a reward for it (R10). */
export function findPileFault(match: Pick<Match, 'city'>, ids: readonly CityId[], to: CityPile) {
	for (const id of ids) {
		const card = findCity(match, id);
		if (!card) return refuse('no-such-city', {}, 'cards');
		if (card.kind === 'prince') return refuse('prince-stays', {}, 'cards');
		if (card.place === to) return refuse('city-there', {}, 'cards');
		// R9: an Event that is being resolved is not shuffled back with the others.
		if (to === 'deck' && card.kind === 'event' && card.place === 'streets')
			return refuse('city-resolving', {}, 'cards');
	}
	return null;
}

const withCards = (match: Match, to: (card: CityCard) => CityCard | null): Match => ({
	...match,
	city: {
		...cityOf(match),
		cards: cityOf(match).cards.flatMap((one) => {
			const now = to(one);
			return now === null ? [] : [now];
		})
	}
});

/** The match with these City cards elsewhere; in the deck nobody knows them. */
export function withPile(match: Match, ids: readonly CityId[], to: CityPile): Match {
	if (ids.length === 0) return match;
	return withCards(match, (card) => {
		if (!ids.includes(card.id)) return card;
		const { seat: _token, bearer: _vampire, ...bare } = card;
		return to === 'deck' ? null : { ...bare, place: to };
	});
}

/** A mortal that a vampire attached as a Retainer. */
export const withAttached = (match: Match, id: CityId, bearer: string): Match =>
	withCards(match, (card) => (card.id === id ? { ...card, place: 'attached', bearer } : card));

/** What the card says, in place of what was typed of it before. */
export const withFacts = (match: Match, id: CityId, facts: CityFacts): Match =>
	withCards(match, (card) => {
		if (card.id !== id) return card;
		const { place, seat, bearer } = card;
		return {
			id,
			place,
			...(seat !== undefined && { seat }),
			...(bearer !== undefined && { bearer }),
			...facts
		};
	});

/** Retainers of a vampire that is in play no longer are burned [Torpor]. */
export function withoutLostRetainers(match: Match): Match {
	const lost = cardsIn(match, 'attached').filter(({ bearer = '' }) => {
		const found = findVampire(match, bearer);
		return !found || !isActive(found.vampire);
	});
	return withPile(
		match,
		lost.map(({ id }) => id),
		'burned'
	);
}
