import { drawn, type Region, type Wars } from '../../../../games/heritage/boards/i/wars.ts';
import type { Allegiance } from '../../../../games/heritage/boards/i/facts.ts';
import { REGIONS, SPACES } from '../../../../games/heritage/boards/i/facts.ts';
import { followed, type Followed, type Placed } from '../following.ts';
import { tenth, type Disc } from '../packing.ts';
import type { PictureSize, Point } from '../picture.ts';

type Soldier = { readonly kind: Allegiance; readonly place: string; readonly supply?: boolean };

/** The ring of regions, and how large a token on it is. */
type Plan = {
	readonly middle: Point;
	readonly radius: number;
	readonly r: number;
};
export const RINGS: { readonly [S in PictureSize]: Plan } = {
	full: { middle: { x: 179, y: 148 }, radius: 116, r: 13 },
	glance: { middle: { x: 85, y: 60 }, radius: 49, r: 5.8 }
};

/** A point of the ring, by degrees from the top, clockwise. */
function onRing({ middle }: Plan, radius: number, degrees: number): Point {
	const angle = (degrees * Math.PI) / 180;
	return {
		x: tenth(middle.x + radius * Math.sin(angle)),
		y: tenth(middle.y - radius * Math.cos(angle))
	};
}

/** Where a region begins on the ring, in degrees from the top; each is a quarter of it. */
const startOf = (region: Region): number => REGIONS.indexOf(region) * 90;

/** The five spaces of a region along its arc. */
export function spacesOf(region: Region, size: PictureSize): readonly Disc[] {
	const plan = RINGS[size];
	return Array.from({ length: SPACES }, (_, at) => ({
		...onRing(plan, plan.radius, startOf(region) + 45 + (at - (SPACES - 1) / 2) * 16.4),
		r: plan.r
	}));
}

/** Where each allegiance keeps what is not on the map. */
export function campsOf(wars: Wars): ReadonlyMap<Allegiance, Disc> {
	const sides = drawn(wars);
	return new Map(
		sides.map((side, at) => [side, { x: tenth(24 + (at * 358) / sides.length), y: 318, r: 13 }])
	);
}

/** The next token of each supply; in a glance there is no room for it. */
function supplyOf(wars: Wars, size: PictureSize): readonly (Soldier & Disc)[] {
	if (size === 'glance') return [];
	return [...campsOf(wars)].map(([kind, camp]) => ({
		kind,
		place: 'supply',
		supply: true,
		...camp
	}));
}

/** Every token on the map, and the next of each supply, recognised from the picture before. */
export function tokensOfI(
	size: PictureSize
): (wars: Wars, before: readonly Followed[]) => readonly Placed<Soldier>[] {
	return (wars, before) =>
		followed(before, [
			...REGIONS.flatMap((region) => {
				const spaces = spacesOf(region, size);
				return wars.regions[region].flatMap((kind, at): (Soldier & Disc)[] => {
					const space = spaces[at];
					return space ? [{ kind, place: region, ...space }] : [];
				});
			}),
			...supplyOf(wars, size)
		]);
}

/** The ground of a region: a quarter of the ring, a little apart from its neighbours. */
export function sectorOf(region: Region, size: PictureSize): string {
	const plan = RINGS[size];
	const half = plan.r * 1.4;
	const [from, to] = [startOf(region) + 2, startOf(region) + 88];
	const [outer, inner] = [plan.radius + half, plan.radius - half];
	const point = (radius: number, degrees: number): string => {
		const { x, y } = onRing(plan, radius, degrees);
		return `${x} ${y}`;
	};
	return `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
}

/** In which corner a region is named, and where the foot of its banner stands. */
export const CORNERS: { readonly [R in Region]: Point & { readonly flag: number } } = {
	'north-east': { x: 352, y: 16, flag: 46 },
	'south-east': { x: 352, y: 280, flag: 262 },
	'south-west': { x: 6, y: 280, flag: 262 },
	'north-west': { x: 6, y: 16, flag: 46 }
};
