import { FORM, LONG_FORM, MEGABYTE, TAP } from '../../tables/paces.ts';
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
	// Whoever may choose tries it out: see `mayAct`.
	'/api/logs/[log]/evenings': {
		of: 'heritage',
		may: { POST: WRITERS },
		keeps: 'never',
		takes: FORM
	},
	'/api/logs/[log]/past': { of: 'heritage', may: { GET: MEMBERS }, keeps: 'data' },
	'/api/logs/[log]/proof': { of: 'heritage-draw', may: { GET: MEMBERS }, keeps: 'data' },
	'/api/logs/[log]/table': { of: 'heritage', may: { GET: MEMBERS }, keeps: 'never' },
	'/api/groups/[group]/games': {
		may: { POST: WRITERS },
		keeps: 'never',
		takes: { body: 4 * MEGABYTE, pace: 'files' }
	},
	'/heritage/chronicles/[chronicle]': { may: { GET: MEMBERS }, keeps: 'page' },
	'/heritage/chronicles/[chronicle]/centuries': { may: { GET: MEMBERS }, keeps: 'page' },
	'/heritage/chronicles/[chronicle]/chapters/[chapter]': { may: { GET: MEMBERS }, keeps: 'page' },
	'/heritage/chronicles/[chronicle]/chapters/[chapter]/aftermath': {
		may: { GET: MEMBERS },
		keeps: 'page'
	},
	'/heritage/chronicles/[chronicle]/chapters/[chapter]/correct': {
		may: { GET: CORRECTORS },
		keeps: 'page'
	},
	'/heritage/chronicles/[chronicle]/chapters/[chapter]/mixing': {
		may: { GET: MEMBERS },
		keeps: 'page'
	},
	'/heritage/chronicles/[chronicle]/chapters/[chapter]/open': {
		may: { GET: MEMBERS },
		keeps: 'page'
	},
	'/heritage/chronicles/[chronicle]/chapters/[chapter]/record': {
		may: { GET: WRITERS },
		keeps: 'page'
	},
	'/heritage/chronicles/[chronicle]/chapters/[chapter]/set-up': {
		may: { GET: WRITERS, POST: WRITERS },
		keeps: 'page',
		takes: FORM
	},
	'/heritage/chronicles/[chronicle]/chapters/[chapter]/table': {
		may: { GET: MEMBERS, 'POST ?/finish': WRITERS },
		keeps: 'page',
		takes: FORM
	},
	// Who did what is everybody's to read in the ledger; who came, went and sits where is for whoever keeps it.
	'/heritage/chronicles/[chronicle]/audit': { may: { GET: KEEPER }, keeps: 'never' },
	'/heritage/chronicles/[chronicle]/book': { may: { GET: MEMBERS }, keeps: 'page' },
	'/heritage/chronicles/[chronicle]/box': { may: { GET: MEMBERS }, keeps: 'page' },
	'/heritage/chronicles/[chronicle]/cards': { may: { GET: MEMBERS }, keeps: 'page' },
	'/heritage/chronicles/[chronicle]/cards/add': {
		may: { GET: WRITERS, 'POST ?/read': WRITERS },
		keeps: 'never',
		takes: LONG_FORM
	},
	'/heritage/chronicles/[chronicle]/characters': { may: { GET: MEMBERS }, keeps: 'page' },
	'/heritage/chronicles/[chronicle]/characters/[character]': {
		may: { GET: MEMBERS },
		keeps: 'page'
	},
	'/heritage/chronicles/[chronicle]/characters/new': { may: { GET: WRITERS }, keeps: 'page' },
	'/heritage/chronicles/[chronicle]/end': { may: { GET: MEMBERS }, keeps: 'page' },
	'/heritage/chronicles/[chronicle]/eras/[era]': { may: { GET: MEMBERS }, keeps: 'page' },
	'/heritage/chronicles/[chronicle]/deck': {
		may: { GET: MEMBERS, 'POST ?/import': KEEPER },
		keeps: 'page',
		takes: { body: 3 * MEGABYTE, pace: 'files' }
	},
	// With what is sealed, under a passphrase, only the keeper takes a chronicle along.
	'/heritage/chronicles/[chronicle]/export': {
		may: { GET: MEMBERS, POST: KEEPER },
		keeps: 'never',
		takes: FORM
	},
	'/heritage/chronicles/[chronicle]/ledger': { may: { GET: MEMBERS }, keeps: 'page' },
	'/heritage/chronicles/[chronicle]/moments': { may: { GET: MEMBERS }, keeps: 'never' },
	'/heritage/chronicles/[chronicle]/moments/[sequence]': { may: { GET: MEMBERS }, keeps: 'page' },
	'/heritage/chronicles/[chronicle]/notes': { may: { GET: MEMBERS }, keeps: 'page' },
	'/heritage/chronicles/[chronicle]/players': { may: { GET: MEMBERS }, keeps: 'page' },
	'/heritage/chronicles/[chronicle]/players/[seat]': { may: { GET: MEMBERS }, keeps: 'page' },
	// As the command: who keeps the chronicle lets somebody new join.
	'/heritage/chronicles/[chronicle]/players/new': {
		may: { GET: KEEPER, POST: KEEPER },
		keeps: 'never',
		takes: FORM
	},
	'/heritage/chronicles/[chronicle]/prologue': { may: { GET: MEMBERS }, keeps: 'page' },
	'/heritage/chronicles/[chronicle]/prologue/[seat]': { may: { GET: WRITERS }, keeps: 'page' },
	'/heritage/chronicles/[chronicle]/settings': {
		may: { GET: KEEPER, 'POST ?/delete': KEEPER, 'POST ?/seat': KEEPER },
		keeps: 'never',
		takes: FORM
	},
	'/heritage/chronicles/[chronicle]/timeline': { may: { GET: MEMBERS }, keeps: 'page' },
	'/heritage/codex': { may: { GET: 'anyone' }, keeps: 'house' },
	'/heritage/codex/open-set': { may: { GET: 'anyone' }, keeps: 'house' },
	'/heritage/codex/open-set/[file]': { may: { GET: 'anyone' }, keeps: 'never' },
	'/heritage/design/bloodlines': { may: { GET: 'anyone' }, keeps: 'never' },
	'/heritage/design/boards': { may: { GET: 'anyone' }, keeps: 'never' },
	'/heritage/draws/[draw]': { may: { GET: MEMBERS }, keeps: 'page' },
	'/heritage/games/[game]': {
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
	'/heritage/groups/[group]/chronicles/enter': {
		may: { GET: KEEPER, POST: KEEPER },
		keeps: 'never',
		takes: LONG_FORM
	},
	'/heritage/groups/[group]/chronicles/new': {
		may: { GET: KEEPER, POST: KEEPER },
		keeps: 'never',
		takes: FORM
	},
	'/heritage/play': { may: { GET: 'anyone' }, keeps: 'house' },
	'/heritage/play/[local]': { may: { GET: 'anyone' }, keeps: 'shell' },
	'/heritage/play/[local]/move': { may: { GET: 'signed-in' }, keeps: 'never' },
	'/verify': { may: { GET: 'anyone' }, keeps: 'house' }
} as const satisfies Routes;
