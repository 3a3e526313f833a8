import type { SeatId } from '../core/seats.ts';
import { keyOf } from './decks/names.ts';
import { FEWEST_SEATS, MOST_SEATS } from './vocabulary.ts';
import type { NamedDeck } from './match/state.ts';
import { isPlayed, type PlayedMatch } from './played-match.ts';
import { rateOf, type Rate } from './rate.ts';

/** A deck in one seat of a match that came to a result. */
interface DeckSat {
	readonly match: string;
	readonly seat: SeatId;
	readonly size: number;
	readonly won: boolean;
	readonly deck: NamedDeck;
}

/** How a deck did, over all and by how many played. */
export interface DeckRate extends Rate {
	readonly key: string;
	/** As it was called last. */
	readonly title: string;
	/** The id of its log; left out: the group does not keep it. */
	readonly deck?: string;
	readonly bySize: readonly (Rate & { readonly size: number })[];
}

/** A deck of the group is one deck whatever it is called; any other is known by its name. */
const deckKey = ({ deck, title }: NamedDeck): string => deck ?? `name ${keyOf(title)}`;

const satWith = ({ id, state: { match } }: PlayedMatch): DeckSat[] =>
	match.order.flatMap((seat) => {
		const deck = match.decks?.[seat];
		const won = match.result?.winner === seat;
		return deck ? [{ match: id, seat, size: match.order.length, won, deck }] : [];
	});

const SIZES = Array.from({ length: MOST_SEATS - FEWEST_SEATS + 1 }, (_, at) => FEWEST_SEATS + at);

const bySizeOf = (sat: readonly DeckSat[]): DeckRate['bySize'] =>
	SIZES.map((size) => ({ size, ...rateOf(sat.filter((one) => one.size === size)) })).filter(
		({ played }) => played > 0
	);

/** Each deck that a match with a result names, the most played first. */
export function decksPlayed(matches: readonly PlayedMatch[]): readonly DeckRate[] {
	const sat = matches.filter(isPlayed).flatMap(satWith);
	const keys = [...new Set(sat.map(({ deck }) => deckKey(deck)))];
	const rows = keys.map((key): DeckRate => {
		const own = sat.filter(({ deck }) => deckKey(deck) === key);
		const last = own.at(-1)?.deck;
		return {
			key,
			title: last?.title ?? '',
			...(last?.deck !== undefined && { deck: last.deck }),
			...rateOf(own),
			bySize: bySizeOf(own)
		};
	});
	return rows.sort((a, b) => b.played - a.played || b.won - a.won);
}

/** The matches of one deck of the group, the oldest first, and how it did in those with a result. */
export function recordOf(matches: readonly PlayedMatch[], deck: string) {
	const played = matches.filter(isPlayed).flatMap(satWith);
	const own = played.filter((one) => one.deck.deck === deck);
	const all = matches
		.flatMap(satWith)
		.filter((one) => one.deck.deck === deck)
		.map(({ match, seat, won }) => ({ match, seat, won }));
	return { rate: rateOf(own), bySize: bySizeOf(own), matches: all };
}
