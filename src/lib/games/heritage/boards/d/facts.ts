import type { BoardFacts } from '../board-facts.ts';

export const facts = {
	id: 'D',
	name: 'The Inquisition',
	category: 'class',
	eras: [2, 4],
	aVampire: [0, 1]
} as const satisfies BoardFacts;

/** So many judges open a trial. */
export const TRIAL = 3;
