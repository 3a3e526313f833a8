import type { Server } from 'node:net';
import path from 'node:path';
import type { Config } from '../config.ts';
import { closeBackupFolder } from '../db/private.ts';
import { createQueue } from '../db/queue.ts';
import { log } from '../http/log.ts';
import { reportOf } from '../http/report.ts';
import { StartupError } from '../startup.ts';
import { ownKeys } from '../vault/master-key.ts';
import { backupsBeforeUpdates, backupsIn, keepDaily, type Plan } from './daily.ts';
import { doneWith, makeBackup, type Making, type Source } from './making.ts';
import { Refusal } from './refusal.ts';
import { nameOfBackup } from './rotation.ts';
import { openDesk, socketIn, type Desk } from './socket.ts';
import { TrialBroke } from './trial-process.ts';

type Settings = Pick<Config, 'dataDir' | 'databaseFile' | 'vaultKey' | 'backups'>;

/** What is backed up under these settings. */
export function sourceOf({ dataDir, vaultKey }: Settings, databaseFile: string): Source {
	const [ownKey, ownKeyBefore] = vaultKey === undefined ? ownKeys(dataDir) : [];
	return { databaseFile, vaultKey, ownKey, ownKeyBefore };
}

/** What the person who asked is told of an error; what was not written for people stands in the log. */
export function sentenceOf(error: unknown): string {
	if (error instanceof Refusal || error instanceof StartupError) return error.message;
	const report = error instanceof TrialBroke ? error.report : reportOf(error);
	log.error({ ...report }, 'A backup broke.');
	return `The backup failed because of an internal error (${report?.code ?? report?.name ?? 'its trial ended early'}). No file was left behind. The log says more.`;
}

/** Gives the vault a new key; answers the last words of the command. */
export async function changeKey(rotateKey: () => Promise<void>): Promise<string> {
	try {
		await rotateKey();
	} catch (error) {
		if (error instanceof Refusal || error instanceof StartupError) throw error;
		log.error(reportOf(error), 'Changing the key failed.');
		throw new Refusal(
			'Changing the key failed. Nothing is lost. Run npm run rotate-key again. The log has the reason.'
		);
	}
	return 'Done: everything sealed has a new key. Older backups contain the old one and restore with it.';
}

/** The automatic backups, a line each: when they were made, and not how large they are. */
export async function listing(plan: Plan | undefined, failure: string | null): Promise<string> {
	if (!plan) return 'No automatic backups are made (BACKUP_DIR is off).';
	const made = await backupsIn(plan.folder);
	const failed = failure === null ? [] : [`The last automatic backup failed: ${failure}`];
	const lines = [
		...(await backupsBeforeUpdates(plan.folder)),
		...made.map((at) => nameOfBackup(at))
	].map((name) => `  ${name}`);
	const first =
		lines.length === 0
			? `There are no automatic backups in ${plan.folder} yet.`
			: `Automatic backups in ${plan.folder}:`;
	return [first, ...lines, ...failed].join('\n');
}

/** Backups as the running program makes them: asked for on its socket, and once a day by itself. */
export interface Backups {
	/** Why the last automatic one failed, in a sentence; null: it did not. */
	failure(): string | null;
	stop(): void;
}

/** The desk in a data folder; null where there can be none: then the program runs without it. */
async function opened(folder: string, desk: Desk): Promise<Server | null> {
	const socket = socketIn(folder);
	try {
		if (socket !== null) return await openDesk(socket, desk);
		log.warn('The path of the data folder is too long for a socket.');
	} catch (error) {
		log.warn(reportOf(error), 'No socket can be made in the data folder.');
	}
	log.warn('npm run backup works only while Elysium is stopped. The daily backup still runs.');
	return null;
}

const notHere = () => Promise.reject(new Refusal('The key cannot be changed here.'));

const NONE: Backups = { failure: () => null, stop: () => undefined };

/**
 * Begins to take requests and to make the daily ones. A database on a server has means of its own.
 *
 * @param afterEach is told of each that was made, or failed
 * @param rotateKey gives the vault a new key
 */
export async function serveBackups(
	settings: Settings,
	afterEach: () => unknown = () => undefined,
	rotateKey: () => Promise<void> = notHere
): Promise<Backups> {
	const { databaseFile, backups: plan } = settings;
	if (databaseFile === undefined) return NONE;
	if (plan) closeBackupFolder(plan.folder);
	const source = () => sourceOf(settings, databaseFile);
	const stopping = new AbortController();
	const queue = createQueue();
	let waiting = 0;

	async function make(making: Making) {
		if (waiting++ > 0) making.say('Another backup is running; this one comes next…');
		const signal = AbortSignal.any([making.signal, stopping.signal]);
		try {
			// Which key it takes along is known only once it is its turn.
			return await queue(() => makeBackup(source(), { ...making, signal }));
		} finally {
			waiting--;
			void afterEach();
		}
	}

	const daily =
		plan &&
		keepDaily(
			plan,
			(file) =>
				make({ file, replace: false, say: () => undefined, signal: new AbortController().signal }),
			sentenceOf
		);
	const failure = () => daily?.failure() ?? null;
	const desk: Desk = async (request, means) => {
		if (request.ask === 'list') return listing(plan, failure());
		// A backup under way has the key of what it copied.
		if (request.ask === 'rotate-key') return queue(() => changeKey(rotateKey));
		const { file, replace } = request;
		try {
			return doneWith(file, await make({ file, replace, ...means }));
		} catch (error) {
			throw new Refusal(sentenceOf(error));
		}
	};
	const server = await opened(path.dirname(databaseFile), desk);
	return {
		failure,
		stop() {
			daily?.stop();
			server?.close();
			stopping.abort();
		}
	};
}
