import type { BoardFacts } from '../board-facts.ts';

export const facts = {
	id: 'F',
	name: 'The Masquerade',
	category: 'geography',
	eras: [4, 6],
	aVampire: [0, 3]
} as const satisfies BoardFacts;

/** The last space of an investigator; one further is exposure. */
export const LAST_SPACE = 5;
/** What a vampire is worth, by the space of its investigator. */
export const INVESTIGATED_POINTS: readonly number[] = [3, 2, 2, 1, 1, 0];
