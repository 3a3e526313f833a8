import { expect } from 'vitest';
import type { Disc } from '../../../../src/lib/ui/heritage/boards/packing.ts';
import type { PictureSize } from '../../../../src/lib/ui/heritage/boards/picture.ts';
import { ROOMS } from '../../../../src/lib/ui/heritage/boards/pictures.ts';

/** Every disc lies whole in the picture, and none over another. */
export function expectApart(letter: string, size: PictureSize, discs: readonly Disc[]): void {
	const [width, height] = ROOMS[letter]?.[size] ?? [0, 0];
	for (const [at, { x, y, r }] of discs.entries()) {
		expect(Math.min(x, y, width - x, height - y), `${x} ${y}`).toBeGreaterThanOrEqual(r);
		for (const other of discs.slice(at + 1))
			expect(
				Math.hypot(x - other.x, y - other.y),
				`${x} ${y} and ${other.x} ${other.y}`
			).toBeGreaterThanOrEqual(r + other.r);
	}
}
