import type { VampireId } from '../../../../games/heritage/bloodline/bloodline.ts';
import type { Place } from './layout.ts';

/** Whom a key leads to from a vampire; null: it is no key of the tree, or there is nobody. */
export function stepFrom(places: readonly Place[], from: VampireId, key: string): VampireId | null {
	const here = places.find(({ id }) => id === from);
	if (!here) return null;
	switch (key) {
		case 'ArrowUp':
			return here.sire;
		case 'ArrowDown':
			return places.find(({ sire }) => sire === from)?.id ?? null;
		case 'ArrowLeft':
			return beside(places, here, -1);
		case 'ArrowRight':
			return beside(places, here, 1);
		case 'Home':
			return places[0]?.id ?? null;
		case 'End':
			return places.at(-1)?.id ?? null;
	}
	return null;
}

/** The next of the same generation: siblings first, since they stand together, then cousins. */
function beside(places: readonly Place[], here: Place, step: 1 | -1): VampireId | null {
	const generation = places.filter((place) => place.generation === here.generation);
	return generation[generation.indexOf(here) + step]?.id ?? null;
}
