import type { Chance } from '../chance.ts';

/** A move worth a thought, and what it is believed to come to before it is tried; 0 for all: nothing is believed. */
export type Candidate<Move> = { readonly move: Move; readonly prior: number };

/** A move is given up once it is so many standard errors behind the one on top, but not before so many worlds. */
export type Race = { readonly worlds: number; readonly errors: number };

/**
 * What a game brings so that the choice of a seat can be searched. `View` is all that the seat may know, and the search is
 * given nothing else; `World` is one of the ways in which all that it does not know can be (a determinization).
 */
export interface Searched<View, World, Move> {
	/** The whole moves that are worth a thought, the most promising first; none: there is nothing to choose. */
	candidatesFor(view: View, chance: Chance): readonly Candidate<Move>[];
	/** How many worlds it would take to unsettle what is believed of the candidates; left out: none. */
	readonly trust?: number;
	/** Worths that differ by less are as good as each other: neither takes the other's place. Left out: none are. */
	readonly level?: number;
	/**
	 * By how much the lead of one move over another usually differs from world to world, a standard deviation: it counts as
	 * one world, so that a few worlds that happen to agree are not taken for certainty. Left out: only worlds count.
	 */
	readonly spread?: number;
	/** When a move is given up, so that others are tried in more worlds; left out: late. */
	readonly race?: Race;
	/**
	 * Worlds that agree with the view, drawn one after the other, each as likely as the seat has to believe. They may end:
	 * then all of them have been looked at.
	 */
	worldsFor(view: View, chance: Chance): Iterable<World>;
	/** What a move comes to in a world, for the seat of the view; on any scale, more is better. */
	worthIn(view: View, world: World, move: Move, chance: Chance): number;
}
