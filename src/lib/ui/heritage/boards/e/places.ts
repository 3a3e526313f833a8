import type { Revolt } from '../../../../games/heritage/boards/e/rules.ts';
import { DIRECTIONS, type Direction } from '../../../../games/heritage/boards/directions.ts';
import { followed, slotted, type Followed, type Placed } from '../following.ts';
import { lined, type Disc } from '../packing.ts';
import type { PictureSize, Point } from '../picture.ts';

const WHERE = ['city', 'barricades', 'fire'] as const;
type Where = (typeof WHERE)[number];
type Ankh = { readonly kind: Direction; readonly place: string };

/** How far apart things lie in each size of the picture. */
type Plan = {
	readonly columns: readonly number[];
	readonly heights: { readonly [W in Where]: number };
	readonly step: number;
	readonly berth: number;
	readonly r: number;
};
const PLANS: { readonly [S in PictureSize]: Plan } = {
	full: {
		columns: [47, 135, 223, 311],
		heights: { city: 84, barricades: 165, fire: 237 },
		step: 22,
		berth: 46,
		r: 9.5
	},
	glance: {
		columns: [22, 64, 106, 148],
		heights: { city: 40, barricades: 70, fire: 98 },
		step: 12,
		berth: 26,
		r: 5.4
	}
};

/** Where the ankhs of a direction stand in its city or lie in the fire: the middle of the row. */
export function middleOf(direction: Direction, where: 'city' | 'fire', size: PictureSize): Point {
	const { columns, heights } = PLANS[size];
	return { x: columns[DIRECTIONS.indexOf(direction)] ?? 0, y: heights[where] };
}

/** The places on the barricades, empty or not: one a player. */
export function berths(places: number, size: PictureSize): readonly Disc[] {
	const { columns, heights, berth, r } = PLANS[size];
	const middle = { x: ((columns[1] ?? 0) + (columns[2] ?? 0)) / 2, y: heights.barricades };
	return lined(middle, places, { x: berth, y: 0 }, r);
}

/** The places of one direction in its city or in the fire. */
export function rowOf(
	direction: Direction,
	where: 'city' | 'fire',
	count: number,
	size: PictureSize
): readonly Disc[] {
	const { step, r } = PLANS[size];
	return lined(middleOf(direction, where, size), count, { x: step, y: 0 }, r);
}

/** How many ankhs stand on the barricades, of all directions. */
export function manning(state: Revolt): number {
	return DIRECTIONS.reduce((all, direction) => all + state[direction].barricades, 0);
}

/** How many ankhs a direction has in all, wherever they are. */
export function ankhsOf({ city, barricades, fire }: Revolt[Direction]): number {
	return city + barricades + fire;
}

/** Every ankh where it stands or lies, recognised from the picture before. */
export function ankhsOfE(
	size: PictureSize
): (state: Revolt, before: readonly Followed[]) => readonly Placed<Ankh>[] {
	return (state, before) => {
		const ankhs = DIRECTIONS.flatMap((kind) =>
			WHERE.flatMap((where) =>
				Array.from({ length: state[kind][where] }, (): Ankh => ({
					kind,
					place: where === 'barricades' ? where : `${where} of ${kind}`
				}))
			)
		);
		const slots = new Map([
			['barricades', berths(state.places, size)],
			...DIRECTIONS.flatMap((kind) =>
				(['city', 'fire'] as const).map(
					(where) =>
						[`${where} of ${kind}`, rowOf(kind, where, ankhsOf(state[kind]), size)] as const
				)
			)
		]);
		return slotted(followed(before, ankhs), (place) => slots.get(place) ?? []);
	};
}
