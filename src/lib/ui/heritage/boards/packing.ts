import type { Point } from './picture.ts';

/** A round piece in a picture. */
export interface Disc extends Point {
	readonly r: number;
}

/** So many pieces on a ring so far from the middle, the first turned by so many degrees from the top. */
interface Ring {
	readonly pieces: number;
	readonly distance: number;
	readonly turn: number;
}

/** How large the pieces are, and the rings they stand on: the fewer, the roomier. Holds 20. */
function ringsOf(count: number): { readonly r: number; readonly rings: readonly Ring[] } {
	const one = { pieces: 1, distance: 0, turn: 0 };
	if (count <= 1) return { r: 9.5, rings: [one] };
	if (count === 2) return { r: 9.5, rings: [{ pieces: 2, distance: 10.5, turn: -90 }] };
	if (count === 3) return { r: 9.5, rings: [{ pieces: 3, distance: 12, turn: 0 }] };
	if (count === 4) return { r: 9.5, rings: [{ pieces: 4, distance: 14.4, turn: -45 }] };
	if (count === 5) return { r: 9.5, rings: [{ pieces: 5, distance: 16.8, turn: 0 }] };
	if (count <= 7) return { r: 8.6, rings: [{ pieces: count - 1, distance: 18.3, turn: -30 }, one] };
	if (count <= 12)
		return {
			r: 6.2,
			rings: [
				{ pieces: count - 3, distance: 20.6, turn: 0 },
				{ pieces: 3, distance: 7.5, turn: 180 }
			]
		};
	return {
		r: 4.9,
		rings: [
			{ pieces: count - 7, distance: 21.9, turn: 0 },
			{ pieces: 6, distance: 10.9, turn: 0 },
			one
		]
	};
}

/** So many pieces side by side round a middle, up to 20, none over another; outer rings first. */
export function packed(middle: Point, count: number): readonly Disc[] {
	const { r, rings } = ringsOf(count);
	return rings.flatMap(({ pieces, distance, turn }) =>
		Array.from({ length: pieces }, (_, at) => {
			const angle = ((turn + (at * 360) / pieces) * Math.PI) / 180;
			return {
				x: tenth(middle.x + distance * Math.sin(angle)),
				y: tenth(middle.y - distance * Math.cos(angle)),
				r
			};
		})
	);
}

/** So many pieces in a line, the middle of it given, each a step from the next. */
export function lined(middle: Point, count: number, step: Point, r: number): readonly Disc[] {
	return Array.from({ length: count }, (_, at) => {
		const steps = at - (count - 1) / 2;
		return { x: tenth(middle.x + steps * step.x), y: tenth(middle.y + steps * step.y), r };
	});
}

/** Rounded, so that server and phone write the very same numbers. */
export const tenth = (number: number): number => Math.round(number * 10) / 10;
