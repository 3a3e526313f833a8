import { FORM, LONG_FORM } from '../../tables/paces.ts';
import { MEMBERS, PLAYERS, WRITERS, type Routes } from '../../tables/routes.ts';

/** The pages of decks. */
export const RIVALS_DECK_ROUTES = {
	'/rivals/decks': { may: { GET: 'anyone' }, keeps: 'house' },
	// Of a secret list a phone keeps what its owner was shown. Only the owner and the keeper delete: the action asks who it is.
	'/rivals/decks/[deck]': {
		may: { GET: MEMBERS, 'POST ?/delete': WRITERS },
		keeps: 'page',
		takes: FORM
	},
	'/rivals/groups/[group]/decks': { may: { GET: MEMBERS }, keeps: 'page' },
	'/rivals/groups/[group]/decks/new': {
		may: { GET: PLAYERS, POST: PLAYERS },
		keeps: 'never',
		takes: LONG_FORM
	}
} as const satisfies Routes;
