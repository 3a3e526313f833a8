import { FORM, LONG_FORM } from '../../tables/paces.ts';
import { KEEPER, MEMBERS, PLAYERS, WRITERS, type Routes } from '../../tables/routes.ts';

/** The pages of Vendetta. */
export const VENDETTA_ROUTES = {
	'/vendetta/box': { may: { GET: 'anyone' }, keeps: 'house' },
	'/vendetta/codex': { may: { GET: 'anyone' }, keeps: 'house' },
	'/vendetta/evenings/[evening]': {
		may: { GET: MEMBERS, 'POST ?/lay': WRITERS },
		keeps: 'page',
		takes: FORM
	},
	'/vendetta/evenings/[evening]/history': { may: { GET: MEMBERS }, keeps: 'never' },
	'/vendetta/evenings/[evening]/laid-open': { may: { GET: MEMBERS }, keeps: 'never' },
	'/vendetta/evenings/[evening]/settings': {
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
	'/vendetta/play': { may: { GET: 'anyone' }, keeps: 'house' },
	'/vendetta/play/[local]': { may: { GET: 'anyone' }, keeps: 'shell' },
	'/vendetta/groups/[group]/box': { may: { GET: MEMBERS }, keeps: 'page' },
	'/api/groups/[group]/vendetta-box': {
		may: { GET: MEMBERS, PUT: WRITERS, DELETE: WRITERS },
		keeps: 'never',
		takes: LONG_FORM
	},
	'/vendetta/groups/[group]/evenings': { may: { GET: MEMBERS }, keeps: 'page' },
	'/vendetta/groups/[group]/evenings/new': {
		may: { GET: WRITERS, POST: WRITERS },
		keeps: 'never',
		takes: FORM
	}
} as const satisfies Routes;
