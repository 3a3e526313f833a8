import type { BoardFacts } from '../board-facts.ts';

/** What is recorded may also count a vampire: our reading scores the player, another box may not. */
export const facts = {
	id: 'H',
	name: 'The Rise of Humanity',
	category: 'temperament',
	hasMoralityTokens: true,
	eras: [6, 7],
	aVampire: [-1, 4]
} as const satisfies BoardFacts;
