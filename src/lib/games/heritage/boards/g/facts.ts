import type { BoardFacts } from '../board-facts.ts';

export const facts = {
	id: 'G',
	name: 'The Court',
	category: 'class',
	eras: [5, 7],
	aVampire: [0, 2]
} as const satisfies BoardFacts;

/** The titles in the order in which they come up for a vote. */
export const TITLES = ['sheriff', 'harpy', 'seneschal', 'prince'] as const;

/** After so many activations a vote is held: two a player (rulebook, battleground G). */
export const activationsAVote = (players: number) => 2 * players;
