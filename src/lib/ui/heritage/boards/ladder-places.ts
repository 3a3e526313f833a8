import { SPACES } from '../../../games/heritage/boards/morality-tokens.ts';
import type { PictureSize, Point } from './picture.ts';

/** The rungs of the ladder, from the top. */
export const RUNGS: readonly number[] = Array.from({ length: SPACES }, (_, at) => SPACES - at);

export const LADDER = {
	full: { top: 26, rung: 37, left: 66, right: 292, foot: 254 },
	glance: { top: 13, rung: 19, left: 28, right: 150, foot: 127 }
} as const;

/** How high a rung lies; 6 is the topmost. */
export function heightOf(space: number, size: PictureSize): number {
	return LADDER[size].top + (SPACES - space) * LADDER[size].rung;
}

/** Where the token of a player lies: each has a lane of its own, so that none covers another. */
export function placeOf(space: number, lane: number, lanes: number, size: PictureSize): Point {
	const { left, right } = LADDER[size];
	return { x: left + ((lane + 0.5) * (right - left)) / lanes, y: heightOf(space, size) };
}
