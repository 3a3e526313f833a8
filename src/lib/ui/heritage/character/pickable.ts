import type { CharacterKind } from '../../../games/heritage/vocabulary.ts';
import type { ChipCharacter } from './attributes.ts';

/** A character as it stands in a list to choose from. */
export interface PickableCharacter extends ChipCharacter {
	readonly id: string;
	readonly kind: CharacterKind;
	readonly stickers?: number;
	/** Whom one most likely means here; stands above all others. */
	readonly first?: true;
	/** Where it is, in a word or two. */
	readonly note?: string | undefined;
	/** Why it cannot be chosen here; the row then stays, greyed, and says so. */
	readonly blocked?: string | undefined;
}

const rankOf = ({ first, blocked }: PickableCharacter): number =>
	blocked === undefined ? (first ? 0 : 1) : 2;

/** Whom one most likely means first, who cannot be chosen last; else in the order they have. */
export const likeliestFirst = (characters: readonly PickableCharacter[]): PickableCharacter[] =>
	[...characters].sort((one, other) => rankOf(one) - rankOf(other));
