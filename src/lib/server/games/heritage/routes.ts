import { FORM, LONG_FORM, MEGABYTE, MOST_IN_A_FILE, TAP } from '../../tables/paces.ts';
import { CORRECTORS, KEEPER, MEMBERS, PLAYERS, WRITERS, type Routes } from '../../tables/routes.ts';

/** The routes of chronicles, of games outside them, and of draws. */
export const HERITAGE_ROUTES = {
	// Each wish has its own row, too: see WISH_RIGHTS.
	'/api/logs/[log]/deck': { of: 'heritage', may: { POST: WRITERS }, keeps: 'never', takes: TAP },
	'/api/logs/[log]/draws': {
		of: 'heritage',
		may: { GET: MEMBERS, POST: WRITERS },
		keeps: 'never',
		takes: TAP
	},
	'/api/logs/[log]/past': { of: 'heritage', may: { GET: MEMBERS }, keeps: 'data' },
	'/api/logs/[log]/proof': { of: 'heritage-draw', may: { GET: MEMBERS }, keeps: 'data' },
	'/api/logs/[log]/table': { of: 'heritage', may: { GET: MEMBERS }, keeps: 'never' },
	'/api/groups/[group]/games': {
		may: { POST: WRITERS },
		keeps: 'never',
		takes: { body: 4 * MEGABYTE, pace: 'files' }
	},
	'/chronicles/[chronicle]': { may: { GET: MEMBERS }, keeps: 'page' },
	'/chronicles/[chronicle]/centuries': { may: { GET: MEMBERS }, keeps: 'page' },
	'/chronicles/[chronicle]/chapters/[chapter]': { may: { GET: MEMBERS }, keeps: 'page' },
	'/chronicles/[chronicle]/chapters/[chapter]/aftermath': { may: { GET: MEMBERS }, keeps: 'page' },
	'/chronicles/[chronicle]/chapters/[chapter]/correct': { may: { GET: CORRECTORS }, keeps: 'page' },
	'/chronicles/[chronicle]/chapters/[chapter]/mixing': { may: { GET: MEMBERS }, keeps: 'page' },
	'/chronicles/[chronicle]/chapters/[chapter]/open': { may: { GET: MEMBERS }, keeps: 'page' },
	'/chronicles/[chronicle]/chapters/[chapter]/record': { may: { GET: WRITERS }, keeps: 'page' },
	'/chronicles/[chronicle]/chapters/[chapter]/set-up': {
		may: { GET: WRITERS, POST: WRITERS },
		keeps: 'page',
		takes: FORM
	},
	'/chronicles/[chronicle]/chapters/[chapter]/table': {
		may: { GET: MEMBERS, 'POST ?/finish': WRITERS },
		keeps: 'page',
		takes: FORM
	},
	// Who did what is everybody's to read in the ledger; who came, went and sits where is for whoever keeps it.
	'/chronicles/[chronicle]/audit': { may: { GET: KEEPER }, keeps: 'never' },
	'/chronicles/[chronicle]/book': { may: { GET: MEMBERS }, keeps: 'page' },
	'/chronicles/[chronicle]/box': { may: { GET: MEMBERS }, keeps: 'page' },
	'/chronicles/[chronicle]/cards': { may: { GET: MEMBERS }, keeps: 'page' },
	'/chronicles/[chronicle]/cards/add': {
		may: { GET: WRITERS, 'POST ?/read': WRITERS },
		keeps: 'never',
		takes: LONG_FORM
	},
	'/chronicles/[chronicle]/characters': { may: { GET: MEMBERS }, keeps: 'page' },
	'/chronicles/[chronicle]/characters/[character]': { may: { GET: MEMBERS }, keeps: 'page' },
	'/chronicles/[chronicle]/characters/new': { may: { GET: WRITERS }, keeps: 'page' },
	'/chronicles/[chronicle]/end': { may: { GET: MEMBERS }, keeps: 'page' },
	'/chronicles/[chronicle]/eras/[era]': { may: { GET: MEMBERS }, keeps: 'page' },
	'/chronicles/[chronicle]/deck': {
		may: { GET: MEMBERS, 'POST ?/import': KEEPER },
		keeps: 'page',
		takes: { body: 3 * MEGABYTE, pace: 'files' }
	},
	// With what is sealed, under a passphrase, only the keeper takes a chronicle along.
	'/chronicles/[chronicle]/export': {
		may: { GET: MEMBERS, POST: KEEPER },
		keeps: 'never',
		takes: FORM
	},
	'/chronicles/[chronicle]/ledger': { may: { GET: MEMBERS }, keeps: 'page' },
	'/chronicles/[chronicle]/moments': { may: { GET: MEMBERS }, keeps: 'never' },
	'/chronicles/[chronicle]/moments/[sequence]': { may: { GET: MEMBERS }, keeps: 'page' },
	'/chronicles/[chronicle]/notes': { may: { GET: MEMBERS }, keeps: 'page' },
	'/chronicles/[chronicle]/players': { may: { GET: MEMBERS }, keeps: 'page' },
	'/chronicles/[chronicle]/players/[seat]': { may: { GET: MEMBERS }, keeps: 'page' },
	// As the command: who keeps the chronicle lets somebody new join.
	'/chronicles/[chronicle]/players/new': {
		may: { GET: KEEPER, POST: KEEPER },
		keeps: 'never',
		takes: FORM
	},
	'/chronicles/[chronicle]/prologue': { may: { GET: MEMBERS }, keeps: 'page' },
	'/chronicles/[chronicle]/prologue/[seat]': { may: { GET: WRITERS }, keeps: 'page' },
	'/chronicles/[chronicle]/settings': {
		may: { GET: KEEPER, 'POST ?/delete': KEEPER, 'POST ?/seat': KEEPER },
		keeps: 'never',
		takes: FORM
	},
	'/chronicles/[chronicle]/timeline': { may: { GET: MEMBERS }, keeps: 'page' },
	'/codex': { may: { GET: 'anyone' }, keeps: 'house' },
	'/codex/open-set': { may: { GET: 'anyone' }, keeps: 'house' },
	'/codex/open-set/[file]': { may: { GET: 'anyone' }, keeps: 'never' },
	'/design/bloodlines': { may: { GET: 'anyone' }, keeps: 'never' },
	'/design/boards': { may: { GET: 'anyone' }, keeps: 'never' },
	'/draws/[draw]': { may: { GET: MEMBERS }, keeps: 'page' },
	'/games/[game]': {
		may: {
			GET: MEMBERS,
			'POST ?/delete': KEEPER,
			'POST ?/leave': PLAYERS,
			'POST ?/seat': KEEPER,
			'POST ?/take': PLAYERS
		},
		keeps: 'page',
		takes: FORM
	},
	'/groups/[group]/chronicles/enter': {
		may: { GET: KEEPER, POST: KEEPER },
		keeps: 'never',
		takes: LONG_FORM
	},
	'/groups/[group]/chronicles/import': {
		may: { GET: KEEPER, POST: KEEPER },
		keeps: 'never',
		takes: { body: MOST_IN_A_FILE, pace: 'files' }
	},
	'/groups/[group]/chronicles/new': {
		may: { GET: KEEPER, POST: KEEPER },
		keeps: 'never',
		takes: FORM
	},
	'/play': { may: { GET: 'anyone' }, keeps: 'house' },
	'/play/[local]': { may: { GET: 'anyone' }, keeps: 'shell' },
	'/play/[local]/move': { may: { GET: 'signed-in' }, keeps: 'never' },
	'/verify': { may: { GET: 'anyone' }, keeps: 'house' }
} as const satisfies Routes;
