import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openApplication, type Application } from '../application.ts';
import type { Config } from '../config.ts';
import { isAway } from '../db/errors.ts';
import { lockFolder } from '../db/lock.ts';
import { StartupError } from '../startup.ts';
import { GIVEN_KEY } from '../vault/rotating.ts';
import { WrongKey } from '../vault/check-key.ts';
import { doneWith, inNumbers, makeBackup, type Making } from './making.ts';
import { carryOver } from './moving.ts';
import { Refusal } from './refusal.ts';
import { restore, type Restoring } from './restoring.ts';
import { guardOf } from './guard.ts';
import { changeKey, listing, sentenceOf, sourceOf } from './serving.ts';
import { ask, socketIn, type Request } from './socket.ts';

// What the commands of scripts/ do, built beside the program. Each answers its last words, or throws an error whose
// sentence is for the person at the terminal.

type Means = Pick<Making, 'say' | 'signal'>;

function databaseFileOf({ databaseFile }: Config): string {
	if (databaseFile !== undefined) return databaseFile;
	throw new Refusal(
		'The database is on a server (DATABASE_URL): back it up with that server’s tools, and keep VAULT_KEY elsewhere: without it nothing sealed opens. Or move it into a file with npm run move -- --back.'
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
		// At a database server there is no folder to ask through.
		if (request.ask === 'rotate-key' && config.databaseFile === undefined) return null;
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
				? `Elysium runs on ${folder}, and its path is too long for a socket. Stop it first, or give DATA_DIR a shorter path.`
				: `Elysium runs on ${folder} and takes no backup requests now: it is starting, stopping or in development. Try again in a moment, or stop it first.`
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
				`There is no database ${databaseFile}, or this user may not read its folder. Set DATA_DIR to the right folder, and run the command as the user who runs Elysium.`
			);
		const lock = await lockForBackup(folder);
		try {
			const source = sourceOf(config, databaseFile);
			if (source.ownKey === undefined && source.vaultKey === undefined)
				throw new Refusal(
					`The key for sealed data is missing: there is no ${path.join(config.dataDir, 'vault.key')}, and VAULT_KEY is not set. Put it back first.`
				);
			means.say('Elysium is not running: backing up its data folder directly.');
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
				`DATABASE_URL names a database outside the data folder ${config.dataDir}. Say where to restore with --data, then point the settings there.`
			);
		return restore({ ...rest, databaseFile, vaultKey: config.vaultKey, ...means });
	});

/** Gives the vault a new key, without a running program: opened as a start does, under the lock on its folder. */
export const rotateKeyHere = (config: Config) =>
	inSentences(async () => {
		const { databaseFile, vaultKey, vaultKeyOld } = config;
		if (vaultKey !== undefined && vaultKeyOld === undefined) throw new Refusal(GIVEN_KEY);
		if (databaseFile !== undefined && !existsSync(databaseFile))
			throw new Refusal(
				`There is no database ${databaseFile}. Set DATA_DIR to the right folder. Nothing was changed.`
			);
		const application = await openApplication({ ...config, guard: guardOf(config) });
		try {
			if (vaultKey === undefined) return await changeKey(() => application.rotateKey());
			return 'Done: everything is sealed with VAULT_KEY. Remove VAULT_KEY_OLD from the settings, but keep that key for older backups.';
		} finally {
			await application.close();
		}
	});

/** The two places that a move is between: the file in the data folder, and the server of the settings. */
async function opened(config: Config, file: string): Promise<[Application, Application]> {
	const { dataDir, vaultKey, databaseUrl, databaseToken } = config;
	const onFile = await openApplication({
		databaseUrl: pathToFileURL(file).href,
		dataDir,
		vaultKey
	});
	try {
		return [onFile, await openApplication({ databaseUrl, databaseToken, dataDir, vaultKey })];
	} catch (error) {
		await onFile.close();
		throw error;
	}
}

const otherKey = (where: string) =>
	new Refusal(
		`The sealed data in ${where} needs another key than the one in VAULT_KEY. Set VAULT_KEY to the right one, such as the one in the file vault.key. Nothing was changed.`
	);

/** Carries what is in the file of the data folder to the database server of the settings, or back. */
export const moveHere = (config: Config, back: boolean, { say }: Pick<Means, 'say'>) =>
	inSentences(async () => {
		const { dataDir, databaseFile, databaseUrl } = config;
		if (databaseFile !== undefined)
			throw new Refusal(
				'Set the database server first: DATABASE_URL, DATABASE_TOKEN and VAULT_KEY. The file is in DATA_DIR. Nothing was changed.'
			);
		const file = path.join(dataDir, 'elysium.db');
		if (!back && !existsSync(file))
			throw new Refusal(
				`There is no database ${file} to move. Set DATA_DIR to its folder. Nothing was changed.`
			);
		const server = new URL(databaseUrl).host;
		const [from, to] = back ? [server, file] : [file, server];
		say(`Moving the data from ${from} to ${to}…`);
		const applications = await opened(config, file).catch((error: unknown) => {
			throw error instanceof WrongKey ? otherKey(`${file} or on ${server}`) : error;
		});
		const [onFile, onServer] = applications;
		try {
			const found = back
				? await carryOver(onServer, onFile, to, say)
				: await carryOver(onFile, onServer, to, say);
			return `Done: ${to} holds ${inNumbers(found)}. The data in ${from} is unchanged.`;
		} catch (error) {
			throw isAway(error)
				? new Refusal(`${server} could no longer be reached. Nothing was moved.`)
				: error;
		} finally {
			for (const application of applications) await application.close();
		}
	});
