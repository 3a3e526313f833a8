import type { BoardFacts } from '../../../../src/lib/games/heritage/boards/board-facts.ts';

/** A toy that a ruleset may choose in place of the first board of class. */
export const tenthFacts = {
	id: 'X',
	name: 'The Fair at Midnight',
	category: 'class',
	eras: [1, 1],
	aVampire: [0, 9],
	alternative: true
} as const satisfies BoardFacts;
