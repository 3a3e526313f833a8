import { LAST_SPACE as LAST } from '../../../../games/heritage/boards/f/facts.ts';
import { DIRECTIONS, type Direction } from '../../../../games/heritage/boards/directions.ts';
import type { PictureSize, Point } from '../picture.ts';

/** The spaces of an investigator, the last at the door. */
export const SPACES: readonly number[] = Array.from({ length: LAST + 1 }, (_, space) => space);

const STREETS = {
	full: { left: 110, step: 37, top: 56, street: 48 },
	glance: { left: 38, step: 17.5, top: 15, street: 23 }
} as const;

/** Where a space of a direction lies; one past the last is where it is exposed. */
export function placeOf(direction: Direction, space: number, size: PictureSize): Point {
	const { left, step, top, street } = STREETS[size];
	return { x: left + space * step, y: top + DIRECTIONS.indexOf(direction) * street };
}
