import type { SeatId } from '../core/seats.ts';
import { numberOf } from './match/state.ts';
import { decksPlayed, type DeckRate } from './deck-tally.ts';
import { isPlayed, type PlayedMatch } from './played-match.ts';
import { rateOf, type Rate } from './rate.ts';
import { readingsOf } from './setting.ts';
import { FEWEST_SEATS, MOST_SEATS } from './vocabulary.ts';

/** Somebody in the league. */
interface LeagueRow extends Rate {
	readonly key: string;
	/** As they were called last. */
	readonly name: string;
	readonly points: number;
}

export interface League {
	/** How many matches came to a result. */
	readonly matches: number;
	/** Most points first, then most matches won, then the fewest played. */
	readonly rows: readonly LeagueRow[];
	/** By how many played, and by the number of the player, from 1. */
	readonly bySeat: readonly (Rate & { readonly size: number; readonly number: number })[];
	/** Most matches first. */
	readonly byDeck: readonly DeckRate[];
	/** How matches of so many players were won; those nobody played are left out. */
	readonly bySize: readonly {
		readonly size: number;
		readonly matches: number;
		/** By 13 Agenda, by knocking out the own Rival, and otherwise. */
		readonly agenda: number;
		readonly rival: number;
		readonly most: number;
	}[];
}

/** One seat of one match that came to a result. */
interface Sat {
	readonly key: string;
	readonly name: string;
	readonly size: number;
	readonly number: number;
	readonly won: boolean;
	readonly points: number;
}

/** Reading leaguePoints: for winning, and for the most Agenda of the others; those who share it each have it. */
function satIn({ state, people }: PlayedMatch): Sat[] {
	const { match, setting } = state;
	const { result, order } = match;
	if (!result) return [];
	const { win, next } = readingsOf(setting).leaguePoints;
	const others = order.filter(
		(seat) => seat !== result.winner && !result.falls.some((fall) => fall.seat === seat)
	);
	const most = Math.max(...others.map((seat) => result.agenda[seat] ?? 0));
	return order.map((seat) => {
		const won = seat === result.winner;
		const isNext = others.includes(seat) && result.agenda[seat] === most;
		return {
			key: people[seat]?.key ?? seat,
			name: people[seat]?.name ?? seat,
			size: order.length,
			number: numberOf(match, seat),
			won,
			points: won ? win : isNext ? next : 0
		};
	});
}

/** What the matches of a group, the oldest first, come to. Those without a result do not count. */
export function leagueOf(matches: readonly PlayedMatch[]): League {
	const played = matches.filter(isPlayed);
	const sat = played.flatMap(satIn);
	const keys = [...new Set(sat.map(({ key }) => key))];
	const rows = keys.map((key): LeagueRow => {
		const own = sat.filter((one) => one.key === key);
		const points = own.reduce((sum, one) => sum + one.points, 0);
		return { key, name: own.at(-1)?.name ?? '', points, ...rateOf(own) };
	});
	const numbers = Array.from({ length: MOST_SEATS }, (_, at) => at + 1);
	const sizes = numbers.filter((size) => size >= FEWEST_SEATS);
	return {
		matches: played.length,
		rows: rows.sort((a, b) => b.points - a.points || b.won - a.won || a.played - b.played),
		bySeat: sizes.flatMap((size) =>
			numbers
				.map((number) => {
					const here = sat.filter((one) => one.size === size && one.number === number);
					return { size, number, ...rateOf(here) };
				})
				.filter((one) => one.played > 0)
		),
		byDeck: decksPlayed(matches),
		bySize: sizes
			.map((size) => {
				const here = played.flatMap(({ state: { match } }) =>
					match.order.length === size && match.result ? [match.result] : []
				);
				const by = (how: string): number => here.filter(({ decided }) => decided === how).length;
				const [agenda, rival] = [by('agenda'), by('rival')];
				return { size, matches: here.length, agenda, rival, most: here.length - agenda - rival };
			})
			.filter(({ matches }) => matches > 0)
	};
}

/** Matches that two players play against each other until somebody has won two. */
export interface Series {
	/** Of the match that is asked about, in its series, from 1. */
	readonly nth: number;
	/** How many of it each of the two has won, by seat of that match. */
	readonly won: { readonly [seat: SeatId]: number };
	/** Null: it goes on. */
	readonly winner: SeatId | null;
}

/** A series is won with so many matches. */
const SERIES_WON = 2;

/** Reading series: the series that a match of two belongs to, among the matches of its group, the oldest first; null: it is one match. */
export function seriesOf(matches: readonly PlayedMatch[], id: string): Series | null {
	const asked = matches.find((one) => one.id === id);
	if (!asked || !isOfSeries(asked)) return null;
	const pair = pairOf(asked);
	let [nth, won] = [0, {} as { [key: string]: number }];
	for (const one of matches) {
		if (!isOfSeries(one) || pairOf(one) !== pair) continue;
		if (Object.values(won).some((wins) => wins >= SERIES_WON)) [nth, won] = [0, {}];
		if (one.state.match.result === null && one.id !== id) continue;
		nth++;
		const winner = one.state.match.result?.winner ?? null;
		const key = winner === null ? null : keyOf(one, winner);
		if (key !== null) won = { ...won, [key]: (won[key] ?? 0) + 1 };
		if (one.id === id) break;
	}
	const seats = asked.state.seats;
	return {
		nth,
		won: Object.fromEntries(seats.map((seat) => [seat, won[keyOf(asked, seat)] ?? 0])),
		winner: seats.find((seat) => (won[keyOf(asked, seat)] ?? 0) >= SERIES_WON) ?? null
	};
}

const isOfSeries = ({ state: { seats, setting } }: PlayedMatch): boolean =>
	seats.length === FEWEST_SEATS && readingsOf(setting).series === 'best-of-three';

const keyOf = ({ people }: PlayedMatch, seat: SeatId): string => people[seat]?.key ?? seat;

/** The two who play, whoever sits where. */
const pairOf = (match: PlayedMatch): string =>
	match.state.seats
		.map((seat) => keyOf(match, seat))
		.sort()
		.join(' ');
