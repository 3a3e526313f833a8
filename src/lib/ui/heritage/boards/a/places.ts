import { END } from '../../../../games/heritage/boards/a/rules.ts';
import type { PictureSize, Point } from '../picture.ts';

/** From the egalitarian end, which lies left on every board of classes, to the elitist one. */
export const SPACES: readonly number[] = Array.from({ length: 2 * END + 1 }, (_, at) => at - END);

const TRACK = {
	full: { middle: 179, step: 48, y: 86 },
	glance: { middle: 85, step: 23.5, y: 52 }
} as const;

/** Where a space of the track lies, −3 to 3. */
export function placeOf(space: number, size: PictureSize): Point {
	const { middle, step, y } = TRACK[size];
	return { x: middle + space * step, y };
}
