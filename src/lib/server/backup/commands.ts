import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { lockFolder } from '../db/lock.ts';
import { StartupError } from '../startup.ts';
import { doneWith, makeBackup, type Making } from './making.ts';
import { Refusal } from './refusal.ts';
import { restore, type Restoring } from './restoring.ts';
import { listing, sentenceOf, sourceOf } from './serving.ts';
import { ask, socketIn, type Request } from './socket.ts';

// What the commands of scripts/ do, built beside the program. Each answers its last words, or throws an error whose
// sentence is for the person at the terminal.

type Means = Pick<Making, 'say' | 'signal'>;

function databaseFileOf({ databaseFile }: Config): string {
	if (databaseFile !== undefined) return databaseFile;
	throw new Refusal(
		'The database is on a server (DATABASE_URL): use its own means for a backup of it, and copy the data folder too, which holds the key of what is sealed.'
	);
}

async function inSentences<Result>(work: () => Promise<Result>): Promise<Result> {
	try {
		return await work();
	} catch (error) {
		throw new Refusal(sentenceOf(error), { cause: error });
	}
}

/** Asks the running program; null: none runs on this data, or it cannot be asked. */
export const askProgram = (
	config: Config,
	request: Request,
	means: Means
): Promise<string | null> =>
	inSentences(async () => {
		const socket = socketIn(path.dirname(databaseFileOf(config)));
		return socket === null ? null : ask(socket, request, means);
	});

async function lockForBackup(folder: string) {
	try {
		return await lockFolder(folder);
	} catch (error) {
		if (!(error instanceof StartupError)) throw error;
		throw new Refusal(
			socketIn(folder) === null
				? `Elysium runs on ${folder}, and the path is too long for a socket to ask it through; stop it first, or give DATA_DIR a shorter path.`
				: `Elysium runs on ${folder} and takes no request for a backup: it is just starting or stopping, or runs for development. Try again in a moment, or stop it first.`
		);
	}
}

/** Makes a backup without a running program, under the lock on the data folder. */
export const backUpHere = (config: Config, file: string, replace: boolean, means: Means) =>
	inSentences(async () => {
		const databaseFile = databaseFileOf(config);
		const folder = path.dirname(databaseFile);
		if (!existsSync(databaseFile))
			throw new Refusal(
				`There is no database ${databaseFile}, or this user may not look into its folder; name the right folder with DATA_DIR, and run the command as the user who runs Elysium.`
			);
		const lock = await lockForBackup(folder);
		try {
			const source = sourceOf(config, databaseFile);
			if (source.ownKey === undefined && source.vaultKey === undefined)
				throw new Refusal(
					`The key of what is sealed is missing: there is no ${path.join(config.dataDir, 'vault.key')}, and VAULT_KEY is not set. Put it back first.`
				);
			means.say('Elysium is not running: the backup is made of its data folder itself.');
			return doneWith(file, await makeBackup(source, { file, replace, ...means }));
		} finally {
			lock.release();
		}
	});

/** The automatic backups, without a running program. */
export const listHere = (config: Config) => inSentences(() => listing(config.backups, null));

/** Restores a backup into a data folder; into that of the settings if none is named. */
export const restoreHere = (
	config: Config,
	wish: Pick<Restoring, 'file' | 'replace'> & { readonly data: string | undefined },
	means: Means
) =>
	inSentences(async () => {
		const { data, ...rest } = wish;
		const databaseFile =
			data === undefined ? databaseFileOf(config) : path.join(data, 'elysium.db');
		if (data === undefined && path.dirname(databaseFile) !== config.dataDir)
			throw new Refusal(
				`DATABASE_URL names a database outside the data folder ${config.dataDir}; say where to restore to with --data, and let the settings point there afterwards.`
			);
		return restore({ ...rest, databaseFile, vaultKey: config.vaultKey, ...means });
	});
