import type { ByDirection } from '../../../games/heritage/boards/directions.ts';

/** The letter on its pieces. */
export const directionLetters: ByDirection<string> = {
	north: 'N',
	east: 'E',
	south: 'S',
	west: 'W'
};

/** Where its pieces point: degrees from the top, clockwise. */
export const directionTurns: ByDirection<number> = { north: 0, east: 90, south: 180, west: 270 };
