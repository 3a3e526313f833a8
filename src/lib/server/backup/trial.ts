import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asc, sum } from 'drizzle-orm';
import { openApplication, type Application } from '../application.ts';
import { entryOf, gamesOf } from '../../games/registry.ts';
import type { ChronicleRow } from '../logs/held.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import { WrongKey } from '../vault/check-key.ts';
import { whatDoesNotOpen } from '../vault/closed.ts';
import { inWords, Refusal } from './refusal.ts';
import { replayLog } from './replay.ts';
import { DATABASE, unpack } from './unpack.ts';

/** A backup to try, and the folder, which does not exist yet, that it is restored into for that. */
export interface Trial {
	readonly file: string;
	readonly folder: string;
	/** `VAULT_KEY`, if the settings have it. */
	readonly vaultKey: string | undefined;
}

/** What was found in a database that holds. */
export interface Found {
	readonly chronicles: number;
	/** Games outside a chronicle. */
	readonly games: number;
	/** Provable draws and deck lists, which are logs of their own. */
	readonly draws: number;
	/** In all logs together. */
	readonly events: number;
}

/** What was found in a backup that holds. */
export interface Findings extends Found {
	readonly madeAt: string;
	readonly keyFrom: 'own' | 'settings';
}

export type Say = (line: string) => void;

/** Tries a backup: restores it, opens it as a start does, replays every log, opens everything sealed. */
export type Try<Result = Findings> = (
	trial: Trial,
	means: { readonly say: Say; readonly signal: AbortSignal }
) => Promise<Result>;

/** How to call a log: by its address, never by what somebody wrote. */
function nameOf(game: string, id: string): string {
	const entry = entryOf(game);
	return entry ? `The ${entry.noun} at ${entry.at}/${id}` : `The log ${id}`;
}

/** Answers how many events it has. */
function replayOne({ database, keeping }: Application, row: ChronicleRow): Promise<number> {
	const kept = keeping(row.game)?.kept;
	if (kept) return replayLog(database.read, kept, row, nameOf(row.game, row.id));
	throw new Refusal(`The log ${row.id} is of a game that this Elysium does not know.`);
}

const SAY_EVERY_MS = 3000;

async function replayAll(application: Application, say: Say): Promise<Found> {
	const { read: reader } = application.database;
	const rows = await reader.select().from(chronicles).orderBy(asc(chronicles.createdAt));
	const [total] = await reader.select({ events: sum(chronicles.version) }).from(chronicles);
	let events = 0;
	let said = performance.now();
	for (const row of rows) {
		events += await replayOne(application, row);
		if (performance.now() - said < SAY_EVERY_MS) continue;
		said = performance.now();
		say(`Replayed ${numbered(events)} of ${numbered(Number(total?.events ?? 0))} events…`);
	}
	const count = (games: readonly string[]) =>
		rows.filter(({ game }) => games.includes(game)).length;
	return {
		chronicles: count(gamesOf('campaign')),
		games: count(gamesOf('match')),
		draws: count(gamesOf('part')),
		events
	};
}

export const numbered = (count: number): string => count.toLocaleString('en');

async function openSealed({ database, vault, keeping }: Application): Promise<void> {
	const closed = await whatDoesNotOpen(database.read, vault);
	if (closed.length === 0) return;
	const logs = await database.read
		.select({ id: chronicles.id, game: chronicles.game })
		.from(chronicles);
	const games = new Map(logs.map(({ id, game }) => [id, game]));
	const named = new Set(
		closed.map(({ chronicleId: id, key }) => {
			const game = games.get(id) ?? '';
			const what = keeping(game)?.kept.sealed?.whatIs(key);
			return what === undefined ? nameOf(game, id) : `${nameOf(game, id)}, ${what}`;
		})
	);
	throw new Refusal(
		`Something sealed does not open: it was changed or sealed with another key: ${[...named].join('; ')}.`
	);
}

/**
 * Replays every log of a database and opens everything sealed in it.
 *
 * @throws Refusal which names the first thing that is broken
 */
export async function findingsIn(application: Application, say: Say): Promise<Found> {
	const found = await replayAll(application, say);
	await openSealed(application);
	return found;
}

async function openRestored({ folder, vaultKey }: Trial): Promise<Application> {
	const databaseUrl = pathToFileURL(join(folder, DATABASE)).href;
	try {
		return await openApplication({ databaseUrl, dataDir: folder, vaultKey });
	} catch (error) {
		if (error instanceof WrongKey)
			throw new Refusal(
				vaultKey === undefined
					? 'The key in the backup is not the one for its sealed data.'
					: 'VAULT_KEY is not the key for the sealed data in the backup. Set VAULT_KEY to the right one.'
			);
		throw error;
	}
}

/** Tries a backup in this process; where it holds, what was restored stays in the folder, brought up to date. */
export async function tryHere(trial: Trial, { say }: { readonly say: Say }): Promise<Findings> {
	try {
		const { madeAt, keyFrom } = await unpack(trial.file, trial.folder);
		if (keyFrom === 'settings' && trial.vaultKey === undefined)
			throw new Refusal(
				'The sealed data in the backup needs the key from VAULT_KEY, which no backup contains. Set VAULT_KEY to that key and try again.'
			);
		say('Restored into a separate folder; replaying everything…');
		const vaultKey = keyFrom === 'own' ? undefined : trial.vaultKey;
		const application = await openRestored({ ...trial, vaultKey });
		try {
			return { ...(await findingsIn(application, say)), madeAt, keyFrom };
		} finally {
			await application.close();
		}
	} catch (error) {
		await rm(trial.folder, { recursive: true, force: true });
		throw inWords(error, trial.folder);
	}
}
