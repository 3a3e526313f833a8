import type { BoardFacts } from '../board-facts.ts';

export const facts = {
	id: 'A',
	name: 'Of Clans High and Low',
	category: 'class',
	eras: [1, 1],
	aVampire: [0, 2]
} as const satisfies BoardFacts;
