import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseErrorCode } from '../db/errors.ts';
import { log } from '../http/log.ts';
import { isBeforeUpdate, isDue, madeAt, nameOfBackup, surplus, type Keeping } from './rotation.ts';
import { syncFolder } from './target.ts';

/** Where, when and how many. */
export interface Plan extends Keeping {
	/** Absolute. */
	readonly folder: string;
	/** The hour of the day, 0 to 23, from which on one is made. */
	readonly hour: number;
}

/** The automatic backup as it goes. */
export interface Daily {
	/** Why the last one failed, in a sentence; null: it did not. */
	failure(): string | null;
	/** Makes one if it is time; asked again and again. */
	look(): Promise<void>;
	stop(): void;
}

const LOOK_EVERY_MS = 10 * 60 * 1000;
/** After one that failed, so many looks are let pass: an hour. */
const LOOKS_LET_PASS = 5;

async function namesIn(folder: string): Promise<string[]> {
	try {
		return await readdir(folder);
	} catch (error) {
		if (databaseErrorCode(error) === 'ENOENT') return [];
		throw error;
	}
}

/** When the automatic backups in a folder were made, oldest first. */
export async function backupsIn(folder: string): Promise<number[]> {
	const times = (await namesIn(folder)).map(madeAt).filter((at) => at !== null);
	return times.sort((a, b) => a - b);
}

/** The names of those that were made before an update. */
export const backupsBeforeUpdates = async (folder: string): Promise<string[]> =>
	(await namesIn(folder)).filter(isBeforeUpdate).sort();

async function rotate({ folder, ...keeping }: Plan, now: number): Promise<void> {
	for (const at of surplus(await backupsIn(folder), now, keeping))
		await rm(join(folder, nameOfBackup(at)), { force: true });
	await syncFolder(folder);
}

/**
 * Makes a backup once a day. Whether it is time is read off what lies in the folder, so that neither a restart nor a
 * clock that jumps makes one too many or none at all. Older ones go only once a new one was tried.
 *
 * @param make makes and tries one, or throws
 * @param sentenceOf what to say of an error
 */
export function keepDaily(
	plan: Plan,
	make: (file: string) => Promise<unknown>,
	sentenceOf: (error: unknown) => string,
	now: () => number = Date.now
): Daily {
	let failure: string | null = null;
	let letPass = 0;
	let isBusy = false;

	async function makeIfDue(): Promise<void> {
		const at = now();
		if (!isDue(await backupsIn(plan.folder), at, plan.hour)) return;
		await mkdir(plan.folder, { recursive: true, mode: 0o700 });
		await make(join(plan.folder, nameOfBackup(at)));
		failure = null;
		await rotate(plan, now());
		log.info('The daily backup was made and tried.');
	}

	async function look(): Promise<void> {
		if (isBusy || letPass-- > 0) return;
		isBusy = true;
		letPass = 0;
		try {
			await makeIfDue();
		} catch (error) {
			failure = sentenceOf(error);
			letPass = LOOKS_LET_PASS;
			log.error({ reason: failure }, 'The daily backup failed. Older backups are untouched.');
		}
		isBusy = false;
	}

	const timer = setInterval(() => void look(), LOOK_EVERY_MS);
	timer.unref();
	return { failure: () => failure, look, stop: () => clearInterval(timer) };
}
