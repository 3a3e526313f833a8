import { cityOf } from './city/city.ts';
import { hunterOf, seatOf, type Match } from './match/state.ts';
import { findRivalFault } from './rival-tokens.ts';
import { FEWEST_SEATS, MOST_SEATS } from './vocabulary.ts';

/** What is impossible about a match, whatever rules led to it; null: nothing. */
export function findUnsound(seats: readonly string[], match: Match): string | null {
	const { order, rivals, turn, result } = match;
	if (seats.length === 0) return null;
	if (seats.length < FEWEST_SEATS || seats.length > MOST_SEATS) return 'wrong-number-of-seats';
	if (order.length !== seats.length || seats.some((seat) => !order.includes(seat)))
		return 'order-of-others';
	if (rivals && findRivalFault(order, rivals) !== null) return 'rivals-unsound';
	if (turn && !seats.includes(turn.seat)) return 'turn-of-nobody';
	for (const seat of seats) {
		const { prestige, agenda, vampires } = seatOf(match, seat);
		if (prestige < 0 || agenda < 0) return 'less-than-nothing';
		if (vampires.some(({ blood, bp }) => blood < 0 || blood > bp)) return 'too-much-blood';
		if (vampires.some(({ place, blood }) => place === 'burned' && blood > 0))
			return 'burned-with-blood';
		if (new Set(vampires.map(({ id }) => id)).size < vampires.length) return 'vampire-twice';
	}
	const { cards, turned } = cityOf(match);
	if (new Set(cards.map(({ id }) => id)).size < cards.length || cards.length > turned)
		return 'city-card-twice';
	const princes = cards.filter(({ kind }) => kind === 'prince');
	if (princes.length > 1 || princes.some(({ place }) => place !== 'streets'))
		return 'prince-elsewhere';
	const bearers = Object.values(match.seats).flatMap(({ vampires }) =>
		vampires.filter(({ prince }) => prince)
	);
	if (bearers.length > 1) return 'two-princes';
	if (result) {
		if (result.falls.some(({ seat }) => seatOf(match, seat).agenda !== 0))
			return 'fallen-with-agenda';
		if (result.gains.some(({ seat, rival }) => hunterOf(match, rival) !== seat))
			return 'gain-of-another';
	}
	return null;
}
