import type { Ruleset } from '../ruleset.ts';

// What the boards begin with and pay, for their rules and for the pages that explain them: no schema comes along. Readings A to I.

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

/** The ladder of The Beast Within. */
export const BEAST_WITHIN: Morality = {
	start: 3,
	like: 1,
	draws: [4, 6],
	points: [-1, 0, 1, 2, 3, 4]
};

/** The ladder of The Rise of Humanity, by reading H: who is paid, those who change or those who stay as they are. */
export const RISE_OF_HUMANITY: { readonly [R in Ruleset['riseOfHumanity']]: Morality } = {
	change: { start: 3, like: -1, draws: [5, 3], points: [-1, 0, 1, 2, 3, 4] },
	// The mirror of The Beast Within: a player who stays the same sinks to where the points are.
	constancy: { start: 4, like: -1, draws: [3, 1], points: [4, 3, 2, 1, 0, -1] }
};

/** Ankhs of each direction in The War of the Princes, and in The Anarch Revolt. */
export const PRINCES_ANKHS = 5;
export const REVOLT_ANKHS = 3;

/** With so many judges The Inquisition opens a trial. */
export const TRIAL = 3;

/** The last space of an investigator; one further is exposure. */
export const LAST_SPACE = 5;
/** What a vampire is worth in The Masquerade, by the space of its investigator. */
export const INVESTIGATED_POINTS: readonly number[] = [3, 2, 2, 1, 1, 0];
