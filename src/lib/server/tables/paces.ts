const KILOBYTE = 1024;
export const MEGABYTE = 1024 * KILOBYTE;

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

/** What a route takes. */
export interface Takes {
	/** Bytes that one request may hold. */
	readonly body: number;
	readonly pace: Pace;
}

export const FORM: Takes = { body: 64 * KILOBYTE, pace: 'forms' };
/** A form that holds whole tables and lists of cards. */
export const LONG_FORM: Takes = { body: 512 * KILOBYTE, pace: 'forms' };
export const TAP: Takes = { body: 64 * KILOBYTE, pace: 'taps' };
/** Records with all their characters, and tables as they were set right by hand. */
export const RECORD: Takes = { body: 512 * KILOBYTE, pace: 'taps' };
