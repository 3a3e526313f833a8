import type { Json } from '../../../core/json.ts';
import { EMPTY_STACK, type Stack } from '../../../core/steps/stack.ts';
import type { Deck } from '../deck.ts';

export type Version = {
	readonly deck: Deck;
	/** Why it was changed, as its owner says; empty: they said nothing. */
	readonly note: string;
};

export type DeckState = {
	/** The seat of its owner; none: it has not begun. */
	readonly seats: readonly string[];
	readonly title: string;
	/** The versions, the first one first; those that were undone can be redone. Empty where the list is secret. */
	readonly versions: Stack<Version>;
	/** Whether everybody in the group may read it. */
	readonly shown: boolean;
	/** The end of a match that names it shows it. */
	readonly showsAfterMatch?: true;
};

export const NO_DECK: DeckState & Json = {
	seats: [],
	title: '',
	versions: EMPTY_STACK,
	shown: false
};

/** The version that stands. */
export const versionNow = ({ versions }: DeckState): Version | null =>
	versions.steps.at(-1) ?? null;
