import { estimated, halfWidth, shareInterval } from '../../../src/lib/games/core/search/sample.ts';
import type { Sat, Sitting } from './sitting.ts';
import { sidesOf, type Kind } from './tables.ts';

/** What the cards should come to: the least and the most of each. */
export const BANDS = {
	/** Wins over a fair share: of a clan, and of who has the Ambition token first. */
	clan: [0.75, 1.25],
	first: [0.85, 1.15],
	/** Games won by who leads alone after round 2. */
	led: [0, 0.65],
	/** Influence between the first and the second. */
	margin: [2, 6],
	/** Frenzies a game. */
	frenzies: [0.5, 3],
	/** Seats that are out. */
	out: [0, 0.02],
	/** Plays that are face down, and choices that are to withdraw. */
	down: [0.2, 0.6],
	withdrew: [0.1, 0.35],
	/** What having a card adds to the share of games its holder wins. */
	card: [-0.12, 0.12],
	relic: [0.05, 0.35],
	/** Wins over a fair share of one better player among others. */
	better: [1.4, Infinity],
	/** The same of one who never plays face down. */
	open: [0, 1]
} as const;
export type Band = keyof typeof BANDS;

/** A figure with the interval that holds the true one in 95 of 100 such experiments; `of`: out of how many. */
export type Figure = {
	readonly value: number;
	readonly low: number;
	readonly high: number;
	readonly of: number;
};

export type Verdict = 'met' | 'missed' | 'open';

/** Met or missed where the whole interval lies on one side of a bound; else so few games cannot tell. */
export function verdictOf(band: Band, { low, high }: Pick<Figure, 'low' | 'high'>): Verdict {
	const [least, most] = BANDS[band];
	if (low >= least && high <= most) return 'met';
	return high < least || low > most ? 'missed' : 'open';
}

function share(times: number, of: number): Figure {
	const [low, high] = shareInterval(times, of);
	return { value: of === 0 ? 0 : times / of, low, high, of };
}

export function mean(numbers: readonly number[]): Figure {
	const { mean: value, error } = estimated(numbers);
	const half = halfWidth(error, numbers.length);
	return { value, low: value - half, high: value + half, of: numbers.length };
}

export type Seated = Sat & { readonly kind: Kind };

export const seatedIn = (sittings: readonly Sitting[]): readonly Seated[] =>
	sittings.flatMap(({ kind, seats }) => seats.map((seat) => ({ ...seat, kind })));

/** Wins of some seats over their fair share. */
export function winsOverFair(seats: readonly Seated[]): Figure {
	const fair = seats.reduce((sum, { kind }) => sum + 1 / sidesOf(kind), 0);
	const wins = seats.filter(({ won }) => won).length;
	const [low, high] = shareInterval(wins, seats.length);
	const by = fair === 0 ? 0 : seats.length / fair;
	return { value: fair === 0 ? 0 : wins / fair, low: low * by, high: high * by, of: seats.length };
}

/** How much more of their games some seats win than others, beyond what their tables make likely. */
export function shift(some: readonly Seated[], others: readonly Seated[]): Figure {
	const beyond = (seats: readonly Seated[]) =>
		estimated(seats.map(({ won, kind }) => Number(won) - 1 / sidesOf(kind)));
	const [a, b] = [beyond(some), beyond(others)];
	const value = a.mean - b.mean;
	const half = 1.96 * Math.hypot(a.error, b.error);
	return { value, low: value - half, high: value + half, of: some.length };
}

const total = (sittings: readonly Sitting[], of: (one: Sitting) => number) =>
	sittings.reduce((sum, one) => sum + of(one), 0);

/** How games of one kind go, measure by measure. */
export function courseOf(sittings: readonly Sitting[]): readonly (readonly [Band, Figure])[] {
	const seats = seatedIn(sittings);
	const ledBySomebody = sittings.filter((one) => one.seats.some(({ led }) => led));
	const leaders = ledBySomebody.filter((one) => one.seats.some(({ led, won }) => led && won));
	const down = total(sittings, (one) => one.down);
	const withdrew = total(sittings, (one) => one.withdrew);
	return [
		['first', winsOverFair(seats.filter(({ first }) => first))],
		['led', share(leaders.length, ledBySomebody.length)],
		['margin', mean(sittings.map(({ margin }) => margin))],
		['frenzies', mean(sittings.map(({ frenzies }) => frenzies))],
		['out', share(seats.filter(({ out }) => out).length, seats.length)],
		['down', share(down, down + total(sittings, (one) => one.up))],
		['withdrew', share(withdrew, withdrew + total(sittings, (one) => one.stayed))]
	];
}
