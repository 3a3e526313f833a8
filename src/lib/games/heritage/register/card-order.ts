import type { Character } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';

/** Between which numbered characters of the register a card belongs; null: none on that side. */
export type CardPlace = { readonly after: Character | null; readonly before: Character | null };

/**
 * The characters of the register in the order of the numbers on their cards, by which those of an
 * expansion find their place among the others (ruling 30); those without a number last, as they were
 * typed in.
 */
export function inCardOrder({ characters }: ChronicleState): Character[] {
	const rank = ({ card }: Character) => card ?? Infinity;
	return Object.values(characters).sort((one, other) =>
		rank(one) === rank(other) ? 0 : rank(one) - rank(other)
	);
}

/**
 * Where a card of this number finds its place: right after one character and before the next (ruling
 * 30), whether or not a card of that number is known already.
 */
export function placeOfCard(state: ChronicleState, number: number): CardPlace {
	const numbered = inCardOrder(state).filter(({ card }) => card !== null);
	return {
		after: numbered.findLast(({ card }) => card !== null && card < number) ?? null,
		before: numbered.find(({ card }) => card !== null && card > number) ?? null
	};
}
