import { entryOf } from '../../../games/heritage/chronicle/cast-registered.ts';
import { openCharacters } from '../../../games/heritage/open/open-set.ts';
import type { Character } from '../../../games/heritage/shapes.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { bringsCards } from '../chapter/aftermath/sticker-designs.ts';

/**
 * Of the cards that the program brings, those that the register does not know yet, as it writes them down. Before its first
 * live chapter a chronicle dealt by the app knows nobody else.
 */
export function strangersTo(state: ChronicleState): Character[] {
	if (!bringsCards(state)) return [];
	return openCharacters
		.filter(({ id }) => !state.characters[id])
		.map(entryOf)
		.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
