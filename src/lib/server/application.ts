import { dirname } from 'node:path';
import type { Registration } from './accounts/registrations.ts';
import { Sessions } from './accounts/sessions.ts';
import { Clocks } from './logs/clocks.ts';
import { ComputerMoves } from './logs/computer.ts';
import { Integrity } from './logs/integrity.ts';
import { KEPT_GAMES, type KeepingByName } from './games/registry.ts';
import type { AnyKeeping } from './logs/keeping.ts';
import { createChronicles } from './logs/service.ts';
import { REAL_SURROUNDINGS } from './logs/surroundings.ts';
import { createFiles } from './logs/files.ts';
import { Pasts } from './logs/pasts.ts';
import { sweepUnfinished } from './logs/taking-in.ts';
import { databasePath, openDatabase, prepareFolder, type DatabaseSettings } from './db/open.ts';
import type { Database } from './db/client.ts';
import { reasonNotToOpen } from './db/not-opened.ts';
import { closeGivenFolder } from './db/private.ts';
import { countInMemory, countTogether } from './http/counting.ts';
import { Readiness } from './http/readiness.ts';
import { Limits } from './http/limits.ts';
import { Paces } from './http/paces.ts';
import { log } from './http/log.ts';
import { reportOf } from './http/report.ts';
import { Listeners } from './live/listeners.ts';
import { workHere } from './long-work/long-work.ts';
import { isBuilt, Threads } from './long-work/threads.ts';
import { Watches } from './long-work/watches.ts';
import { Neighbours } from './live/neighbours.ts';
import { quotasTimes, type Quotas } from './tables/quotas.ts';
import { checkKey, keyStillFits } from './vault/check-key.ts';
import { masterKey, settleKey, unmake, type MasterKey } from './vault/master-key.ts';
import { rotateKey } from './vault/rotating.ts';
import { createVault, type Vault } from './vault/vault.ts';

/** Everything the server is made of, opened once and handed to whoever needs it. */
export interface Application {
	readonly database: Database;
	readonly sessions: Sessions;
	readonly limits: Limits;
	/** How much there may be of what. */
	readonly quotas: Quotas;
	/** How fast what is sent is taken, and how many streams are open. */
	readonly paces: Paces;
	/** Who may make an account. */
	readonly registration: Registration;
	/** What is open of a game: its logs, their files, what they remember. */
	readonly keeping: KeepingByName;
	/** What long work somebody waits for, and how far it is. */
	readonly watches: Watches;
	/** What no one may see yet. */
	readonly vault: Vault;
	/** Gives the vault a new key, while everything goes on. */
	rotateKey(): Promise<void>;
	/** Who listens to which log. */
	readonly listeners: Listeners;
	/** Whether the database is whole. */
	readonly integrity: Integrity;
	/** Whether something can be written just now. */
	readonly readiness: Readiness;
	/** What goes on by itself; once it is started. */
	readonly clocks: Clocks;
	/** Code that plays seats; once it is started. */
	readonly rivals: ComputerMoves;
	/** Ends all live streams, which would never end by themselves. */
	hangUp(): void;
	close(): Promise<void>;
}

export interface ApplicationSettings extends DatabaseSettings {
	/** multiplies the limits on signing in, recovery and invitations, and on all that is sent; 1 if not given */
	readonly rateLimitFactor?: number;
	/** multiplies how much there may be of what; 1 if not given */
	readonly quotaFactor?: number;
	/** who may make an account; anybody if not given */
	readonly registration?: Registration;
	/** the folder of what is no database, such as the vault's key; beside the database file if not given */
	readonly dataDir?: string;
	/** the vault's key as 64 hex digits; the one in its file if not given */
	readonly vaultKey?: string | undefined;
	/** the key before it, as 64 hex digits, with which things may still be sealed */
	readonly vaultKeyOld?: string | undefined;
	/** the code of a start that found another key: what does not open is thrown away */
	readonly vaultForget?: string | undefined;
}

function masterKeyOf({
	databaseUrl,
	dataDir,
	vaultKey,
	vaultKeyOld
}: ApplicationSettings): MasterKey {
	const isFile = databaseUrl.startsWith('file:');
	// A key that one process made in its folder no other would have: the settings demand one.
	if (!isFile && vaultKey === undefined) throw new Error('A database server needs a given key.');
	const folder = dataDir ?? (isFile ? dirname(databasePath(databaseUrl)) : '');
	if (vaultKey === undefined) prepareFolder(folder);
	return masterKey(folder, vaultKey, vaultKeyOld);
}

/** The key of a vault and the database it lies in. A new house has its database first: a key alone tells of one that is lost. */
async function openVault(settings: ApplicationSettings) {
	const database = await openDatabase(settings);
	try {
		const key = masterKeyOf(settings);
		await checkKey(database, key, settings.vaultForget).catch((error: unknown) => {
			unmake(key);
			throw error;
		});
		settleKey(key);
		if (settings.dataDir !== undefined) closeGivenFolder(settings.dataDir);
		return { database, key };
	} catch (error) {
		await database.close();
		throw error;
	}
}

/**
 * Opens an application on its own; tests open as many as they like, each on its own folder, with games of their own too.
 *
 * @throws StartupError which says in a sentence why it cannot be opened
 */
export async function openApplication(
	settings: ApplicationSettings,
	games = KEPT_GAMES
): Promise<Application> {
	try {
		return await opened(settings, games);
	} catch (error) {
		const { databaseUrl: url } = settings;
		throw url.startsWith('file:') ? reasonNotToOpen(error, databasePath(url)) : error;
	}
}

/** A thought that takes longer is given up: a quick move takes its place. */
const THOUGHT_MS = 20_000;

const A_DAY_MS = 24 * 60 * 60 * 1000;

async function opened(
	settings: ApplicationSettings,
	games: typeof KEPT_GAMES
): Promise<Application> {
	const { database, key } = await openVault(settings);
	const ring = { key: key.key };
	const vault = createVault(
		ring,
		REAL_SURROUNDINGS.now,
		database.shared ? keyStillFits : undefined
	);
	const quotas = quotasTimes(settings.quotaFactor ?? 1);
	const means = { ...REAL_SURROUNDINGS, vault, quotas };
	const listeners = new Listeners();
	const { databaseUrl: url } = settings;
	const file = url.startsWith('file:') ? databasePath(url) : null;
	const integrity = new Integrity(
		database,
		file,
		async ({ id, game }, watch) => (await kept.get(game)?.logs.prove(id, watch)) ?? null
	);
	const isBroken = (id: string): boolean => integrity.brokenAt(id) !== null;
	const threads = isBuilt() ? new Threads(settings) : null;
	// Code that plays never waits for large files, and reaches no database.
	const thinking = isBuilt() ? new Threads(null, { threads: 1, limit: THOUGHT_MS }) : null;
	const kept = new Map(
		games.map((game): [string, AnyKeeping] => {
			const { name } = game.game;
			const work: AnyKeeping['work'] = threads?.of(name) ?? workHere(game, database.read);
			const logs = createChronicles(database, game, means, {
				listeners,
				isBroken,
				work,
				wrote: () => rivals.nudge()
			});
			const files = createFiles(database, game, means, work, isBroken);
			return [name, { kept: game, work, logs, files, pasts: new Pasts(database.read, name, work) }];
		})
	);
	await sweepUnfinished(database, REAL_SURROUNDINGS.now(), database.shared);
	const sweeping = setInterval(() => {
		sweepUnfinished(database, REAL_SURROUNDINGS.now(), true).catch((error: unknown) =>
			log.error(reportOf(error), 'Leftovers of interrupted imports were not deleted.')
		);
	}, A_DAY_MS).unref();
	for (const { logs } of kept.values())
		for (const { chronicle, cause } of await logs.refreshTables())
			log.error(
				{ chronicle, ...reportOf(cause) },
				'This chronicle cannot be replayed and is skipped.'
			);
	const counting = database.shared ? countTogether(database, key.key) : countInMemory();
	const neighbours = database.shared ? new Neighbours(database, listeners) : null;
	const clocks = new Clocks(database, kept, REAL_SURROUNDINGS.now);
	// Each game is kept under its own name, so in its own types.
	const keeping = ((game: string) => kept.get(game) ?? null) as KeepingByName;
	const rivals = new ComputerMoves(kept, {
		database,
		vault,
		now: REAL_SURROUNDINGS.now,
		think: async (game, question) =>
			(await (thinking?.of(game) ?? kept.get(game)?.work)?.think(question)) ?? null
	});
	const hangUp = (): void => listeners.end();
	return {
		database,
		keeping,
		clocks,
		rivals,
		watches: new Watches(),
		vault,
		rotateKey: () => rotateKey(database, ring, key.from),
		quotas,
		sessions: new Sessions(database),
		registration: settings.registration ?? 'open',
		limits: new Limits(settings.rateLimitFactor, counting),
		paces: new Paces(settings.rateLimitFactor),
		listeners,
		integrity,
		readiness: new Readiness(database, file),
		hangUp,
		async close() {
			hangUp();
			clearInterval(sweeping);
			integrity.stop();
			neighbours?.stop();
			await clocks.stop();
			// A thought under way ends with its thread.
			await Promise.all([rivals.stop(), thinking?.stop()]);
			await threads?.stop();
			await database.close();
		}
	};
}

// The one mutable thing at module level in the server: the application that requests meet. It hangs on globalThis
// because the development server loads this module anew on every edit and must find, and close, the one before.
const HOLDER = Symbol.for('elysium.application');
const holder = globalThis as typeof globalThis & { [HOLDER]?: Promise<Application> };

/** Opens the application of this process; called once by the server hooks before the first request. */
export async function startApplication(
	settings: ApplicationSettings,
	games = KEPT_GAMES
): Promise<Application> {
	const before = holder[HOLDER];
	// One that could not be opened has nothing to close.
	await before?.then(
		(application) => application.close(),
		() => undefined
	);
	const opened = openApplication(settings, games);
	holder[HOLDER] = opened;
	return opened;
}

/** The application of this process. Asking before it is started is a bug. */
export function application(): Promise<Application> {
	const running = holder[HOLDER];
	if (!running) throw new Error('The application is asked for before it is started.');
	return running;
}
