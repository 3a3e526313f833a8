import type { CharacterKind } from '../../../games/heritage/vocabulary.ts';
import type { ChipCharacter } from '../../attributes.ts';

/** A character as it stands in a list to choose from. */
export interface PickableCharacter extends ChipCharacter {
	readonly id: string;
	readonly kind: CharacterKind;
	readonly stickers?: number;
	/** Where it is, in a word or two. */
	readonly note?: string | undefined;
	/** Why it cannot be chosen here; the row then stays, greyed, and says so. */
	readonly blocked?: string | undefined;
}
