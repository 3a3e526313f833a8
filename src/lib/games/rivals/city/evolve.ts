import type { StepOf } from '../events.ts';
import { nightOf } from '../match/night.ts';
import { findCity, cityOf, withFacts, withPile } from './city.ts';
import { withVampire } from '../match/vampires.ts';
import type { CityCard, Match } from '../match/state.ts';

function turned(
	match: Match,
	{ id, card, seat, shuffled = [], byText }: StepOf<'CityTurned'>
): Match {
	const mixed = withPile(match, shuffled, 'deck');
	const { turned: before, cards } = cityOf(mixed);
	const up: CityCard = { id, place: 'streets', ...card, ...(seat !== undefined && { seat }) };
	const night = nightOf(match);
	return {
		...mixed,
		city: { turned: before + 1, cards: [...cards, up] },
		...(!byText && { night: { ...night, city: (night.city ?? 0) + 1 } })
	};
}

/** A Retainer that is burned is attached no longer. */
function moved(match: Match, { cards, to }: StepOf<'CityMoved'>): Match {
	const lost = cards.flatMap((id) => findCity(match, id)?.bearer ?? []);
	const without = lost.reduce(
		(now, bearer) =>
			withVampire(now, bearer, ({ retainers = 0, ...one }) => ({
				...one,
				...(retainers > 1 && { retainers: retainers - 1 })
			})),
		match
	);
	return withPile(without, cards, to);
}

/** What the City Deck makes of a match; it cannot refuse. */
export const cityFolds = {
	CityTurned: turned,
	CityMoved: moved,
	CityDescribed: (match: Match, { card, facts }: StepOf<'CityDescribed'>): Match =>
		withFacts(match, card, facts)
};
