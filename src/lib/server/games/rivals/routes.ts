import { FORM, MOST_IN_A_FILE } from '../../tables/paces.ts';
import { KEEPER, MEMBERS, PLAYERS, WRITERS, type Routes } from '../../tables/routes.ts';

/** The pages of Rivals. */
export const RIVALS_ROUTES = {
	'/rivals/codex': { may: { GET: 'anyone' }, keeps: 'house' },
	'/rivals/play': { may: { GET: 'anyone' }, keeps: 'house' },
	'/rivals/table': { may: { GET: 'anyone' }, keeps: 'house' },
	'/rivals/table/[local]': { may: { GET: 'anyone' }, keeps: 'shell' },
	'/rivals/matches/[match]': { may: { GET: MEMBERS }, keeps: 'page' },
	'/rivals/matches/[match]/history': { may: { GET: MEMBERS }, keeps: 'never' },
	'/rivals/matches/[match]/settings': {
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
	'/rivals/groups/[group]/matches': { may: { GET: MEMBERS }, keeps: 'page' },
	'/rivals/groups/[group]/matches/bring': {
		may: { GET: PLAYERS, POST: PLAYERS },
		keeps: 'never',
		takes: { body: MOST_IN_A_FILE, pace: 'files' }
	},
	'/rivals/groups/[group]/matches/new': {
		may: { GET: WRITERS, POST: WRITERS },
		keeps: 'never',
		takes: FORM
	}
} as const satisfies Routes;
