import type { Question } from '../../../../games/heritage/table/request.ts';

/* What these ask only the cards know; with the app they are dealt. */
const CHANCE = new Set<Question['prompt']>([
	'deal-mixed-cards',
	'which-character-came',
	'which-card-turned',
	'which-scheme-drawn',
	'who-goes-first',
	'which-allegiance',
	'which-archetype-showed',
	'whom-the-lot-favours'
]);

/** Whether a question is about what the cardboard shows, and not about what somebody wants. */
export const isOfChance = ({ prompt }: Pick<Question, 'prompt'>): boolean => CHANCE.has(prompt);
