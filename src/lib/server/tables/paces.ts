import type { ROUTE_RIGHTS } from './rights.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/**
 * How much may come in a minute from one session, and from one address: forty phones behind one router still play. What is
 * sent counts once, and once more for each 32 kB of it.
 */
export const PACES = {
	/** what thumbs do at a table, and what a phone sends when it is back */
	taps: { session: 600, address: 6_000 },
	/** forms of accounts, groups and chronicles */
	forms: { session: 120, address: 1_200 },
	/** files, which cost more than they weigh; a whole file of 16 MB fits */
	files: { session: 1_000, address: 5_000 }
} as const;
export type Pace = keyof typeof PACES;

/** What a file of a chronicle may weigh, in either direction: what is exported can be imported again. */
export const MOST_IN_A_FILE = 16 * MEGABYTE;

/** How many streams stay open at once. */
export const OPEN_STREAMS = { session: 12, address: 500 } as const;

interface Row {
	/** Bytes that one request may hold. */
	readonly body: number;
	readonly pace: Pace;
}

const FORM: Row = { body: 64 * KILOBYTE, pace: 'forms' };
const TAP: Row = { body: 64 * KILOBYTE, pace: 'taps' };
/** Records with all their characters, and tables as they were set right by hand. */
const RECORD: Row = { body: 512 * KILOBYTE, pace: 'taps' };

type Rights = typeof ROUTE_RIGHTS;
/** The routes where something can be changed. */
type Changing = {
	[Route in keyof Rights]: Exclude<keyof Rights[Route], 'GET'> extends never ? never : Route;
}[keyof Rights];
/** The routes whose answer lasts. */
type Streaming = Extract<keyof Rights, `${string}/live`>;

/**
 * What each route takes, and how fast. A route that changes something, or streams, begins with a row here: without one
 * the type check fails.
 */
export const ROUTE_PACES: { readonly [Route in Changing]: Row } & {
	readonly [Route in Streaming]: 'stream';
} = {
	'/account': FORM,
	'/api/chronicles/[chronicle]/commands': RECORD,
	'/api/chronicles/[chronicle]/deck': TAP,
	'/api/chronicles/[chronicle]/drafts/[key]': RECORD,
	'/api/chronicles/[chronicle]/draws': TAP,
	'/api/chronicles/[chronicle]/lease': TAP,
	'/api/chronicles/[chronicle]/live': 'stream',
	'/api/draws/[draw]/commands': TAP,
	'/api/draws/[draw]/live': 'stream',
	'/api/games/[game]/commands': RECORD,
	'/api/games/[game]/live': 'stream',
	'/api/groups/[group]/games': { body: 4 * MEGABYTE, pace: 'files' },
	'/api/passkeys': FORM,
	'/api/passkeys/challenge': FORM,
	'/api/passkeys/offer': FORM,
	'/api/passkeys/sign-in': FORM,
	'/api/work/[work]': TAP,
	'/chronicles/[chronicle]/cards/add': { body: 512 * KILOBYTE, pace: 'forms' },
	'/chronicles/[chronicle]/chapters/[chapter]/set-up': FORM,
	'/chronicles/[chronicle]/chapters/[chapter]/table': FORM,
	'/chronicles/[chronicle]/deck': { body: 3 * MEGABYTE, pace: 'files' },
	'/chronicles/[chronicle]/export': FORM,
	'/chronicles/[chronicle]/players/new': FORM,
	'/chronicles/[chronicle]/settings': FORM,
	'/games/[game]': FORM,
	'/groups': FORM,
	'/groups/[group]': FORM,
	'/groups/[group]/chronicles/enter': { body: 512 * KILOBYTE, pace: 'forms' },
	'/groups/[group]/chronicles/import': { body: MOST_IN_A_FILE, pace: 'files' },
	'/groups/[group]/chronicles/new': FORM,
	'/join/[token]': FORM,
	'/recover': FORM,
	'/sign-in': FORM,
	'/sign-out': FORM,
	'/sign-up': FORM
};

const rowOf = (routeId: string): Row | 'stream' | null => {
	const rows: Readonly<Record<string, Row | 'stream'>> = ROUTE_PACES;
	return Object.hasOwn(rows, routeId) ? (rows[routeId] ?? null) : null;
};

/** Whether the answer of a route lasts. */
export const isStream = (routeId: string): boolean => rowOf(routeId) === 'stream';

/** What a route takes; of one that has no row, as little as of a form. */
export function takenBy(routeId: string): Row {
	const row = rowOf(routeId);
	return row === null || row === 'stream' ? FORM : row;
}
