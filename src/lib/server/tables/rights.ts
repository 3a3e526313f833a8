import { ROLES, type Role } from './roles.ts';

/**
 * Who may: anyone at all; who is signed in, guests too; who has an account; members of the group that the path
 * names (by `[group]` or `[chronicle]`) in one of these roles; or who holds the cards of the seat in the path.
 */
export type Who = 'anyone' | 'signed-in' | 'account' | readonly Role[] | { readonly holds: 'seat' };

/** What a request wants of a route: a method, and for a named form action its name. */
type Deed = 'GET' | 'POST' | 'PUT' | 'DELETE' | `POST ?/${string}`;

type Row = { readonly [deed in Deed]?: Who };

const KEEPER: Who = ['keeper'];
const MEMBERS: Who = ROLES;
const LEAVERS: Who = ['player', 'referee', 'spectator'];
const WRITERS: Who = ['keeper', 'player', 'referee'];
const PLAYERS: Who = ['keeper', 'player'];
const CORRECTORS: Who = ['keeper', 'referee'];
const HOLDER: Who = { holds: 'seat' };

/**
 * Every route and everything one can do there. What has no row here is refused: a new route begins by saying whom
 * it is for. The authorisation matrix test asks each cell of this table with real requests.
 */
export const ROUTE_RIGHTS = {
	'/': { GET: 'anyone' },
	'/about': { GET: 'anyone' },
	'/account': {
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
	'/account/data': { GET: 'signed-in' },
	// Each command has its own row below; who may send none at all is stopped here.
	'/api/chronicles/[chronicle]/commands': { POST: WRITERS },
	// Each wish has its own row, too: see WISH_RIGHTS.
	'/api/chronicles/[chronicle]/deck': { POST: WRITERS },
	'/api/chronicles/[chronicle]/drafts/[key]': { GET: WRITERS, PUT: WRITERS, DELETE: WRITERS },
	'/api/chronicles/[chronicle]/draws': { GET: MEMBERS, POST: WRITERS },
	'/api/chronicles/[chronicle]/events': { GET: MEMBERS },
	'/api/chronicles/[chronicle]/hands/[seat]': { GET: HOLDER },
	// Of those who may play, only somebody who does at that table borrows it; only the keeper calls it back.
	'/api/chronicles/[chronicle]/lease': { GET: MEMBERS, POST: PLAYERS, DELETE: PLAYERS },
	'/api/chronicles/[chronicle]/live': { GET: MEMBERS },
	'/api/chronicles/[chronicle]/past': { GET: MEMBERS },
	'/api/chronicles/[chronicle]/steps': { GET: MEMBERS },
	'/api/chronicles/[chronicle]/table': { GET: MEMBERS },
	// Each of its commands has its own row below: see DRAW_RIGHTS.
	'/api/draws/[draw]/commands': { POST: WRITERS },
	'/api/draws/[draw]/events': { GET: MEMBERS },
	'/api/draws/[draw]/live': { GET: MEMBERS },
	'/api/draws/[draw]/proof': { GET: MEMBERS },
	// Round a single game sits whoever is there: everybody who plays in the group plays every seat.
	'/api/games/[game]/commands': { POST: WRITERS },
	'/api/games/[game]/events': { GET: MEMBERS },
	'/api/games/[game]/hands/[seat]': { GET: WRITERS },
	'/api/games/[game]/live': { GET: MEMBERS },
	'/api/groups/[group]/games': { POST: WRITERS },
	'/api/passkeys': { POST: 'account' },
	'/api/passkeys/challenge': { POST: 'anyone' },
	'/api/passkeys/offer': { POST: 'account' },
	'/api/passkeys/sign-in': { POST: 'anyone' },
	'/api/ready': { GET: 'anyone' },
	// Only of what oneself waits for.
	'/api/work/[work]': { GET: 'signed-in', DELETE: 'signed-in' },
	'/chronicles/[chronicle]': { GET: MEMBERS },
	'/chronicles/[chronicle]/centuries': { GET: MEMBERS },
	'/chronicles/[chronicle]/chapters/[chapter]': { GET: MEMBERS },
	'/chronicles/[chronicle]/chapters/[chapter]/aftermath': { GET: MEMBERS },
	'/chronicles/[chronicle]/chapters/[chapter]/correct': { GET: CORRECTORS },
	'/chronicles/[chronicle]/chapters/[chapter]/mixing': { GET: MEMBERS },
	'/chronicles/[chronicle]/chapters/[chapter]/open': { GET: MEMBERS },
	'/chronicles/[chronicle]/chapters/[chapter]/record': { GET: WRITERS },
	'/chronicles/[chronicle]/chapters/[chapter]/set-up': { GET: WRITERS, POST: WRITERS },
	'/chronicles/[chronicle]/chapters/[chapter]/table': { GET: MEMBERS, 'POST ?/finish': WRITERS },
	// Who did what is everybody's to read in the ledger; who came, went and sits where is for whoever keeps it.
	'/chronicles/[chronicle]/audit': { GET: KEEPER },
	'/chronicles/[chronicle]/book': { GET: MEMBERS },
	'/chronicles/[chronicle]/box': { GET: MEMBERS },
	'/chronicles/[chronicle]/cards': { GET: MEMBERS },
	'/chronicles/[chronicle]/cards/add': { GET: WRITERS, 'POST ?/read': WRITERS },
	'/chronicles/[chronicle]/characters': { GET: MEMBERS },
	'/chronicles/[chronicle]/characters/[character]': { GET: MEMBERS },
	'/chronicles/[chronicle]/characters/new': { GET: WRITERS },
	'/chronicles/[chronicle]/end': { GET: MEMBERS },
	'/chronicles/[chronicle]/eras/[era]': { GET: MEMBERS },
	'/chronicles/[chronicle]/deck': { GET: MEMBERS, 'POST ?/import': KEEPER },
	// With what is sealed, under a passphrase, only the keeper takes a chronicle along.
	'/chronicles/[chronicle]/export': { GET: MEMBERS, POST: KEEPER },
	'/chronicles/[chronicle]/ledger': { GET: MEMBERS },
	'/chronicles/[chronicle]/moments': { GET: MEMBERS },
	'/chronicles/[chronicle]/moments/[sequence]': { GET: MEMBERS },
	'/chronicles/[chronicle]/notes': { GET: MEMBERS },
	'/chronicles/[chronicle]/players': { GET: MEMBERS },
	'/chronicles/[chronicle]/players/[seat]': { GET: MEMBERS },
	// As the command: who keeps the chronicle lets somebody new join.
	'/chronicles/[chronicle]/players/new': { GET: KEEPER, POST: KEEPER },
	'/chronicles/[chronicle]/prologue': { GET: MEMBERS },
	'/chronicles/[chronicle]/prologue/[seat]': { GET: WRITERS },
	'/chronicles/[chronicle]/settings': {
		GET: KEEPER,
		'POST ?/delete': KEEPER,
		'POST ?/seat': KEEPER
	},
	'/chronicles/[chronicle]/timeline': { GET: MEMBERS },
	'/codex': { GET: 'anyone' },
	'/codex/open-set': { GET: 'anyone' },
	'/codex/open-set/[file]': { GET: 'anyone' },
	'/design': { GET: 'anyone' },
	'/design/bloodlines': { GET: 'anyone' },
	'/design/boards': { GET: 'anyone' },
	'/draws/[draw]': { GET: MEMBERS },
	'/games/[game]': { GET: MEMBERS, 'POST ?/delete': KEEPER },
	'/groups': { GET: 'signed-in', POST: 'account' },
	'/groups/[group]': {
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
	'/groups/[group]/chronicles/enter': { GET: KEEPER, POST: KEEPER },
	'/groups/[group]/chronicles/import': { GET: KEEPER, POST: KEEPER },
	'/groups/[group]/chronicles/new': { GET: KEEPER, POST: KEEPER },
	'/join/[token]': { GET: 'anyone', 'POST ?/guest': 'anyone', 'POST ?/join': 'signed-in' },
	'/offline': { GET: 'anyone' },
	'/play': { GET: 'anyone' },
	'/play/[local]': { GET: 'anyone' },
	'/play/[local]/move': { GET: 'signed-in' },
	'/recover': { GET: 'anyone', POST: 'anyone' },
	'/sign-in': { GET: 'anyone', POST: 'anyone' },
	'/sign-out': { GET: 'signed-in', POST: 'signed-in' },
	'/sign-up': { GET: 'anyone', POST: 'anyone' },
	'/verify': { GET: 'anyone' }
} as const satisfies Readonly<Record<string, Row>>;

/** Who may do this there; null: nobody, it is not in the table. */
export function whoMay(routeId: string, deed: string): Who | null {
	const rows: Readonly<Record<string, Readonly<Record<string, Who>>>> = ROUTE_RIGHTS;
	const row = Object.hasOwn(rows, routeId) ? rows[routeId] : undefined;
	return row && Object.hasOwn(row, deed) ? (row[deed] ?? null) : null;
}
