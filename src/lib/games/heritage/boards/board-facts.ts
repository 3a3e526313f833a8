import type { Category, Era } from '../vocabulary.ts';

/** What is printed on a board and in its rules: light enough for a page that only names it. */
export interface BoardFacts {
	/** A letter, e.g. `A`: its folder, and what events and cards call it. */
	readonly id: string;
	readonly name: string;
	readonly category: Category;
	/** First and last era on the table. */
	readonly eras: readonly [Era, Era];
	/** First and last eras under older rules, so that a chapter that was set with them stays as it was set. */
	readonly erasBefore?: readonly (readonly [Era, Era])[];
	/** In play in its eras only where the ruleset of a chronicle chooses it, in place of the board of its category. */
	readonly alternative?: true;
	/** What one vampire outside torpor can bring at least and at most. */
	readonly aVampire: readonly [number, number];
	/** Whether each player has a morality token on it. */
	readonly hasMoralityTokens?: true;
	/** What a player gets as one sum, whatever the bloodline, where the board says so. */
	readonly aPlayer?: readonly number[];
}

/** In what the two boards with morality tokens differ (readings B and H). */
export type Morality = {
	/** Where every token begins. */
	readonly start: number;
	/** Where a temperament like the token's sends it: 1 up, -1 down; an unlike one the other way. */
	readonly like: 1 | -1;
	/** Spaces that draw a clan scheme when a token comes onto them, from above or below. */
	readonly draws: readonly number[];
	/** What each space brings its player, from the lowest. */
	readonly points: readonly [number, number, number, number, number, number];
};
