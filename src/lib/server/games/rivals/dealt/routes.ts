import { FORM } from '../../../tables/paces.ts';
import { KEEPER, MEMBERS, PLAYERS, WRITERS, type Routes } from '../../../tables/routes.ts';

/** The pages of matches that Elysium deals. */
export const RIVALS_DEALT_ROUTES = {
	'/rivals/tables/[table]': {
		may: { GET: MEMBERS, 'POST ?/lay': WRITERS },
		keeps: 'page',
		takes: FORM
	},
	'/rivals/tables/[table]/history': { may: { GET: MEMBERS }, keeps: 'never' },
	'/rivals/tables/[table]/settings': {
		may: {
			GET: WRITERS,
			'POST ?/delete': KEEPER,
			'POST ?/leave': PLAYERS,
			'POST ?/seat': KEEPER,
			'POST ?/take': PLAYERS
		},
		keeps: 'never',
		takes: FORM
	},
	'/rivals/groups/[group]/tables/new': {
		may: { GET: WRITERS, POST: WRITERS },
		keeps: 'never',
		takes: FORM
	}
} as const satisfies Routes;
