import type { BoardFacts } from '../board-facts.ts';

/** The source has it in eras 2 to 5, which would leave era 1 without a temperament. What is recorded may also count a vampire: another box scores each. */
export const facts = {
	id: 'B',
	name: 'The Beast Within',
	category: 'temperament',
	hasMoralityTokens: true,
	eras: [1, 5],
	aVampire: [-1, 4]
} as const satisfies BoardFacts;
