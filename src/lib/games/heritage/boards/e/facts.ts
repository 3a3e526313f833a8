import type { BoardFacts } from '../board-facts.ts';

export const facts = {
	id: 'E',
	name: 'The Anarch Revolt',
	category: 'geography',
	eras: [3, 3],
	aVampire: [0, 2]
} as const satisfies BoardFacts;
