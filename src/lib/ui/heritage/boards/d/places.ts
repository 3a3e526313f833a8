import { ARCHETYPES, type Archetype, type Class } from '../../../../games/heritage/vocabulary.ts';
import type { PictureSize, Point } from '../picture.ts';

/** Every archetype has a wire of its own: its token slides to either bench and back to the middle. */
export const WIRES = {
	full: { egalitarian: 122, waiting: 214, elitist: 306, top: 106, wire: 39 },
	glance: { egalitarian: 26, waiting: 85, elitist: 144, top: 49, wire: 20 }
} as const;

/** Where the token of an archetype lies: on the bench of its side; without one it waits between them. */
export function placeOf(archetype: Archetype, side: Class | null, size: PictureSize): Point {
	const { top, wire } = WIRES[size];
	return {
		x: WIRES[size][side ?? 'waiting'],
		y: top + ARCHETYPES.indexOf(archetype) * wire
	};
}
