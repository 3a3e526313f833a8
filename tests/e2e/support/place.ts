import { createHash } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';

// Fixed for a folder, different between folders, so that two checkouts can test side by side.
const fingerprint = createHash('sha256').update(process.cwd()).digest().readUInt16BE(0);

/** Where the server under test listens. */
export const PORT = 20_000 + (fingerprint % 10_000);

/** The server under test, as it is reached from this machine. */
export const HOME = `http://127.0.0.1:${PORT}`;

/**
 * A folder of its own for each run, made by the server; Playwright's workers inherit the name from
 * the runner.
 */
export const DATA_DIR = (process.env['ELYSIUM_TEST_DATA'] ??= path.join(
	os.tmpdir(),
	`elysium-e2e-${process.pid}-${Date.now()}`
));

/**
 * A name of this machine that is not `localhost`: to Chromium a page there is not secure, just as
 * on a phone in the same Wi-Fi. The browser's own resolver rules lead it to this machine.
 */
export const LAN_NAME = `${(os.hostname().split('.')[0] ?? 'here').toLowerCase()}.local`;

/** A name that leads here although it is nobody's of ours. */
export const STRANGE_NAME = 'evil.test';

/** The id that an address names: of a chronicle or a game, else of a group. */
export const idIn = (address: string | undefined): string =>
	/\/(?:chronicles|evenings|games|matches|tables|groups)\/([\w-]{9,})/.exec(address ?? '')?.[1] ??
	'';
