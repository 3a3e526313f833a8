import { expect } from 'vitest';
import type { PictureSize, Point } from '../../../../src/lib/ui/heritage/boards/picture.ts';
import { ROOMS } from '../../../../src/lib/ui/heritage/boards/pictures.ts';

/** Every place lies in the picture, with so much around it that nothing is cut off. */
export function expectInside(
	letter: string,
	size: PictureSize,
	places: readonly Point[],
	around = size === 'full' ? 12 : 8
): void {
	const [width, height] = ROOMS[letter]?.[size] ?? [0, 0];
	for (const { x, y } of places) {
		expect(x).toBeGreaterThanOrEqual(around);
		expect(x).toBeLessThanOrEqual(width - around);
		expect(y).toBeGreaterThanOrEqual(around);
		expect(y).toBeLessThanOrEqual(height - around);
	}
}
