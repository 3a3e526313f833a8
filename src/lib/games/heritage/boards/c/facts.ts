import type { BoardFacts } from '../board-facts.ts';

export const facts = {
	id: 'C',
	name: 'The War of the Princes',
	category: 'geography',
	eras: [1, 2],
	aVampire: [0, 2]
} as const satisfies BoardFacts;
