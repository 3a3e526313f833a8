import pino from 'pino';

/** The server's log, one JSON line an entry on the error stream: the terminal's page stays readable. */
export const log = pino(
	{ base: null, level: process.env['NODE_ENV'] === 'test' ? 'silent' : 'info' },
	pino.destination({ fd: 2, sync: true })
);
