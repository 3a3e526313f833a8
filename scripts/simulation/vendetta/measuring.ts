import type { VendettaOptions } from './options.ts';
import type { Who } from './players.ts';
import { sittingOf, type Sitting } from './sitting.ts';
import { KINDS, type Kind } from './tables.ts';

/** One player of a kind among others of another, each seat in turn. */
export type Match = {
	readonly one: Who;
	readonly rest: Who;
	readonly sittings: readonly Sitting[];
};

export type Measured = {
	readonly options: VendettaOptions;
	readonly equal: readonly { readonly kind: Kind; readonly sittings: readonly Sitting[] }[];
	readonly matches: readonly Match[];
};

export const PAIRS: readonly (readonly [Who, Who])[] = [
	['greedy', 'random'],
	['open', 'curious']
];

/** At this kind of table unequal players meet. */
const FOUR: Kind = { name: '4', seats: 4, teams: false };

/** Plays everything; `progress` is told after each game. */
export function measure(options: VendettaOptions, progress: (text: string) => void): Measured {
	const { games, matches, seed } = options;
	const play = (
		kind: Kind,
		count: number,
		from: number,
		whoAt: (nth: number, seat: number) => Who
	) =>
		Array.from({ length: count }, (_, nth) => {
			progress(`${kind.name}: ${nth + 1} of ${count} games`);
			return sittingOf(kind, nth, from, (seat) => whoAt(nth, seat));
		});
	return {
		options,
		equal: KINDS.map((kind, at) => ({
			kind,
			sittings: play(kind, games, seed + at, () => 'curious')
		})),
		matches: PAIRS.map(([one, rest], at) => ({
			one,
			rest,
			sittings: play(FOUR, matches, seed + KINDS.length + at, (nth, seat) =>
				Math.floor(nth / 2) % FOUR.seats === seat ? one : rest
			)
		}))
	};
}
