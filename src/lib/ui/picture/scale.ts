/** More than this phones refuse to paint: a side of a canvas, and all of it, in pixels. */
const LONGEST_SIDE = 8192;
const LARGEST_AREA = 16_000_000;

/** How many pixels each CSS pixel may get: as wanted, or less where the picture would be too large for a phone. */
export function scaleFor(width: number, height: number, wanted: number): number {
	return Math.min(
		wanted,
		LONGEST_SIDE / Math.max(width, height),
		Math.sqrt(LARGEST_AREA / (width * height))
	);
}
