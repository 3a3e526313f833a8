import type { SeatId } from '../../core/seats.ts';
import { sidesOf, type AtTable } from '../seating.ts';
import { isOut, totalOf } from './parts.ts';
import type { AheadBy, FinalCount, Place } from './shapes.ts';

/** A player or a team, as the end finds it. */
interface Side {
	readonly seats: readonly SeatId[];
	/** Those of them who are still in the game. */
	readonly playing: readonly SeatId[];
	readonly total: number | null;
}

/** One thing that is asked to put level sides in order; more is better. */
interface Measure {
	readonly by: AheadBy;
	/** Null: nobody said yet. */
	of(side: Side): number | null;
}

/** Sides that only something besides Influence can put in order. */
export interface Level {
	readonly by: AheadBy;
	/** In turn order as they sit. */
	readonly seats: readonly SeatId[];
	/** Whether it is known, so that they are in order. */
	readonly isKnown: boolean;
}

export interface Ranking {
	/** From the first; where something is still to be said, level sides stand as they sit. */
	readonly places: readonly Place[];
	/** What had to be asked to break ties, in the order in which it was. */
	readonly asked: readonly Level[];
}

/**
 * The final order (rulebook, End of the game and Tag Team mode): who is in before who is out, most Influence first, of those
 * who are out the later one first (reading out). Ties: a card that wins them (reading winTies), more Blood in the Pool, then turn order
 * from the Ambition token. Teams by their sums, and by their first player in turn order; of a team with one player out the
 * other's figures alone count (reading teamOut). Every seat has to be counted.
 */
export function rankingOf(table: AtTable, count: FinalCount): Ranking {
	const sides = sidesOf(table.seats, table.teams).map((seats) => sideOf(seats, count));
	return ranked(sides, measuresOf(table, count));
}

/** Influence of a side: of those who are still in; null: nobody is. */
function sideOf(seats: readonly SeatId[], count: FinalCount): Side {
	const playing = seats.filter((seat) => outIn(count, seat) === null);
	const totals = playing.map((seat) => {
		const counted = count.seats[seat];
		return counted ? (totalOf(counted) ?? 0) : 0;
	});
	return { seats, playing, total: playing.length > 0 ? sumOf(totals) : null };
}

function outIn({ seats }: FinalCount, seat: SeatId): number | null {
	const counted = seats[seat];
	return counted && isOut(counted) ? counted.out : null;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

function measuresOf({ seats: round }: AtTable, count: FinalCount): readonly Measure[] {
	const holder = count.ambition === null ? -1 : round.indexOf(count.ambition);
	const turnOf = (seat: SeatId): number =>
		(round.indexOf(seat) - holder + round.length) % round.length;
	const isPlaying = ({ playing }: Side): boolean => playing.length > 0;
	const hasCard = ({ playing }: Side): boolean =>
		playing.some((seat) => count.winsTies.includes(seat));

	function bloodOf(side: Side): number | null {
		// Of two such cards, and of two who are out, turn order says which comes first.
		if (!isPlaying(side) || hasCard(side)) return 0;
		const drops = side.playing.map((seat) => count.blood[seat]);
		return drops.includes(undefined) ? null : sumOf(drops.map((drop) => drop ?? 0));
	}

	return [
		{ by: 'in', of: (side) => (isPlaying(side) ? 1 : 0) },
		{ by: 'influence', of: ({ total }) => total ?? 0 },
		{
			by: 'later',
			of: (side) =>
				isPlaying(side) ? 0 : Math.max(...side.seats.map((seat) => outIn(count, seat) ?? 0))
		},
		{
			by: 'later',
			of: (side) =>
				isPlaying(side)
					? 0
					: Math.max(...side.seats.map((seat) => (count.wentOut ?? []).indexOf(seat)))
		},
		{ by: 'card', of: (side) => (hasCard(side) ? 1 : 0) },
		{ by: 'blood', of: bloodOf },
		{
			by: 'order',
			of: (side) => {
				if (holder < 0) return null;
				const seats = isPlaying(side) ? side.playing : side.seats;
				return -Math.min(...seats.map(turnOf));
			}
		}
	];
}

/** Level sides, put in order by the first measure that tells them apart, and then by the next. */
function ranked(level: readonly Side[], measures: readonly Measure[]): Ranking {
	const [measure, ...further] = measures;
	if (level.length < 2 || !measure) return { places: level.map(lastPlace), asked: [] };
	const worths = level.map(measure.of);
	const isKnown = !worths.includes(null);
	const asked = isAsked(measure, worths)
		? [{ by: measure.by, seats: level.flatMap(({ seats }) => seats), isKnown }]
		: [];
	if (!isKnown) return { places: level.map(lastPlace), asked };
	const groups = [...new Set(worths)]
		.sort((a, b) => (b ?? 0) - (a ?? 0))
		.map((worth) =>
			ranked(
				level.filter((_, index) => worths[index] === worth),
				further
			)
		);
	return {
		places: groups.flatMap(({ places }, index) =>
			index === groups.length - 1 ? places : endedBy(places, measure.by)
		),
		asked: [...asked, ...groups.flatMap((group) => group.asked)]
	};
}

/** Whether people are asked for a measure: not for Blood that nobody has to have. */
const isAsked = ({ by }: Measure, worths: readonly (number | null)[]): boolean =>
	by === 'order' || (by === 'blood' && worths.some((worth) => worth !== 0));

const lastPlace = ({ seats, total }: Side): Place => ({ seats: [...seats], total, ahead: null });

/** The last of them is ahead of whoever comes next by this. */
const endedBy = (places: readonly Place[], by: AheadBy): Place[] =>
	places.map((place, index) => (index === places.length - 1 ? { ...place, ahead: by } : place));
