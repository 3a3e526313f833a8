import type { Routes } from '../../tables/routes.ts';

/** The pages of decks. */
export const RIVALS_DECK_ROUTES = {
	'/rivals/decks': { may: { GET: 'anyone' }, keeps: 'house' }
} as const satisfies Routes;
