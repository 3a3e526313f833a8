import type { VendettaOptions } from './options.ts';
import type { Who } from './players.ts';
import { sittingOf, type Sitting } from './sitting.ts';
import { KINDS, THREE, type Kind } from './tables.ts';

/** One player of a kind among others of another, each seat in turn. */
export type Match = {
	readonly one: Who;
	readonly rest: Who;
	readonly sittings: readonly Sitting[];
	/** What a decision of the one took, on whatever machine this was. */
	readonly milliseconds: { readonly mean: number; readonly slowest: number };
};

export type Equal = { readonly kind: Kind; readonly sittings: readonly Sitting[] };

/** The ladder from the bottom, and what hiding is worth. */
export const PAIRS: readonly (readonly [Who, Who])[] = [
	['greedy', 'random'],
	['easy', 'random'],
	['medium', 'greedy'],
	['medium', 'easy'],
	['strong', 'medium'],
	['open', 'medium']
];

type Progress = (text: string) => void;

/** Equal players at each kind of table. */
export const measuredEqual = (
	{ games, seed }: VendettaOptions,
	progress: Progress
): readonly Equal[] =>
	KINDS.map((kind, at) => ({
		kind,
		sittings: Array.from({ length: games }, (_, nth) => {
			progress(`${kind.name}: ${nth + 1} of ${games} games`);
			return sittingOf(kind, nth, seed + at, () => 'curious');
		})
	}));

/** Unequal players, match by match. `now`: a clock, in milliseconds. */
export function* measuredMatches(
	{ matches, strong, seed }: VendettaOptions,
	progress: Progress,
	now: () => number
): Generator<Match> {
	for (const [at, [one, rest]] of PAIRS.entries()) {
		const count = one === 'strong' ? strong : matches;
		let [decisions, sum, slowest] = [0, 0, 0];
		const timed = (took: number) => {
			decisions++;
			sum += took;
			slowest = Math.max(slowest, took);
		};
		const sittings = Array.from({ length: count }, (_, nth) => {
			progress(`${one} against ${rest}: ${nth + 1} of ${count} games`);
			// Both kinds of table at each seat.
			const own = Math.floor(nth / 2) % THREE.seats;
			return sittingOf(
				THREE,
				nth,
				seed + KINDS.length + at,
				(seat) => (seat === own ? one : rest),
				{
					of: one,
					now,
					timed
				}
			);
		});
		yield { one, rest, sittings, milliseconds: { mean: sum / Math.max(1, decisions), slowest } };
	}
}
