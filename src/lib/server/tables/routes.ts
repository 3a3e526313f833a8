import { FORM, MOST_IN_A_FILE, RECORD, TAP, type Takes } from './paces.ts';
import { ROLES, type Role } from './roles.ts';

/**
 * Who may: anyone at all; who is signed in, guests too; who has an account; members of the group that the path
 * names (by `[group]`, or by a log of it) in one of these roles; or who holds the cards of the seat in the path.
 */
export type Who = 'anyone' | 'signed-in' | 'account' | readonly Role[] | { readonly holds: 'seat' };

/** What a request that changes something wants: a method, and for a named form action its name. */
type Change = 'POST' | 'PUT' | 'DELETE' | `POST ?/${string}`;

/** What of a route a phone keeps; the words are those of `ui/offline/told.ts`, and `shell` gets the route with it. */
export type Keeps = 'never' | 'page' | 'house' | 'shell' | 'data' | 'news';

interface OfGame {
	/** Of a path that names a log by `[log]`: the game whose logs alone have this; left out: logs of any. */
	readonly of?: string;
}

interface Read extends OfGame {
	readonly may: { readonly GET: Who } & { readonly [deed in Change]?: never };
	/** Only what its reader was shown anyway: no hand, stream or file, nothing sealed, no form about accounts. */
	readonly keeps: Keeps;
	/** Its answer lasts. */
	readonly takes?: 'stream';
}

interface Changed extends OfGame {
	readonly may: { readonly [deed in Change | 'GET']?: Who };
	readonly keeps: Keeps;
	/** How much one request may hold, and how fast such requests may come. */
	readonly takes: Takes;
}

/** A route and everything one can do there. */
export type Route = Read | Changed;
export type Routes = Readonly<Record<string, Route>>;

export const KEEPER: Who = ['keeper'];
export const MEMBERS: Who = ROLES;
const LEAVERS: Who = ['player', 'referee', 'spectator'];
export const WRITERS: Who = ['keeper', 'player', 'referee'];
export const PLAYERS: Who = ['keeper', 'player'];
export const CORRECTORS: Who = ['keeper', 'referee'];
const HOLDER: Who = { holds: 'seat' };

/** The routes of the house, for every game alike. */
export const HOUSE_ROUTES = {
	'/': { may: { GET: 'anyone' }, keeps: 'house' },
	'/about': { may: { GET: 'anyone' }, keeps: 'house' },
	'/account': {
		may: {
			GET: 'signed-in',
			'POST ?/become': 'signed-in',
			'POST ?/codes': 'account',
			'POST ?/delete': 'signed-in',
			'POST ?/end': 'account',
			'POST ?/known': 'account',
			'POST ?/others': 'account',
			'POST ?/password': 'account',
			'POST ?/remove-passkey': 'account',
			'POST ?/rename-passkey': 'account'
		},
		keeps: 'never',
		takes: FORM
	},
	'/account/data': { may: { GET: 'signed-in' }, keeps: 'never' },
	// Each command of each game has its own row, too; who may send none at all is stopped here.
	'/api/logs/[log]/commands': { may: { POST: WRITERS }, keeps: 'never', takes: RECORD },
	'/api/logs/[log]/drafts/[key]': {
		may: { GET: WRITERS, PUT: WRITERS, DELETE: WRITERS },
		keeps: 'never',
		takes: RECORD
	},
	'/api/logs/[log]/export': { may: { GET: MEMBERS }, keeps: 'never' },
	'/api/logs/[log]/events': { may: { GET: MEMBERS }, keeps: 'news' },
	'/api/logs/[log]/hands/[seat]': { may: { GET: HOLDER }, keeps: 'never' },
	// Only whoever plays all seats that code does not.
	'/api/logs/[log]/hurry': { may: { POST: PLAYERS }, keeps: 'never', takes: TAP },
	// Of those who may play, only somebody who does at that table borrows it; only the keeper calls it back.
	'/api/logs/[log]/lease': {
		may: { GET: MEMBERS, POST: PLAYERS, DELETE: PLAYERS },
		keeps: 'never',
		takes: TAP
	},
	'/api/logs/[log]/live': { may: { GET: MEMBERS }, keeps: 'never', takes: 'stream' },
	'/api/logs/[log]/steps': { may: { GET: MEMBERS }, keeps: 'never' },
	'/api/passkeys': { may: { POST: 'account' }, keeps: 'never', takes: FORM },
	'/api/passkeys/challenge': { may: { POST: 'anyone' }, keeps: 'never', takes: FORM },
	'/api/passkeys/offer': { may: { POST: 'account' }, keeps: 'never', takes: FORM },
	'/api/passkeys/sign-in': { may: { POST: 'anyone' }, keeps: 'never', takes: FORM },
	'/api/ready': { may: { GET: 'anyone' }, keeps: 'never' },
	// Only of what oneself waits for.
	'/api/work/[work]': {
		may: { GET: 'signed-in', DELETE: 'signed-in' },
		keeps: 'never',
		takes: TAP
	},
	'/design': { may: { GET: 'anyone' }, keeps: 'never' },
	'/groups': { may: { GET: 'signed-in', POST: 'account' }, keeps: 'page', takes: FORM },
	'/groups/[group]': {
		may: {
			GET: MEMBERS,
			'POST ?/delete': KEEPER,
			'POST ?/hand': KEEPER,
			'POST ?/invite': KEEPER,
			'POST ?/leave': LEAVERS,
			'POST ?/remove': KEEPER,
			'POST ?/rename': KEEPER,
			'POST ?/revoke': KEEPER,
			'POST ?/role': KEEPER
		},
		keeps: 'page',
		takes: FORM
	},
	'/groups/[group]/import': {
		may: { GET: KEEPER, POST: KEEPER },
		keeps: 'never',
		takes: { body: MOST_IN_A_FILE, pace: 'files' }
	},
	'/join/[token]': {
		may: { GET: 'anyone', 'POST ?/guest': 'anyone', 'POST ?/join': 'signed-in' },
		keeps: 'never',
		takes: FORM
	},
	'/offline': { may: { GET: 'anyone' }, keeps: 'house' },
	'/recover': { may: { GET: 'anyone', POST: 'anyone' }, keeps: 'never', takes: FORM },
	'/sign-in': { may: { GET: 'anyone', POST: 'anyone' }, keeps: 'never', takes: FORM },
	'/sign-out': { may: { GET: 'signed-in', POST: 'signed-in' }, keeps: 'never', takes: FORM },
	'/sign-up': { may: { GET: 'anyone', POST: 'anyone' }, keeps: 'never', takes: FORM }
} as const satisfies Routes;
