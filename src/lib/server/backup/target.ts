import { access, constants, link, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { databaseErrorCode } from '../db/errors.ts';
import { inWords, Refusal } from './refusal.ts';
import { isBackup } from './note.ts';

/** Where a backup goes, and what lies beside it while it is made. */
export interface Target {
	readonly file: string;
	/** The backup before it has its name. */
	readonly unfinished: string;
	/** The folder that it is restored into on trial. */
	readonly trial: string;
	readonly replace: boolean;
}

const isThere = (path: string): Promise<boolean> =>
	stat(path).then(
		() => true,
		() => false
	);

async function mayTake(file: string, replace: boolean): Promise<void> {
	const found = await stat(file).catch((error: unknown) => {
		if (databaseErrorCode(error) === 'ENOENT') return null;
		throw error;
	});
	if (!found) return;
	if (found.isDirectory())
		throw new Refusal(
			`${file} is a folder; name a file in it, such as ${join(file, 'elysium.backup')}.`
		);
	if (!replace)
		throw new Refusal(
			`${file} already exists. Choose another name, or add --replace to replace it.`
		);
	if (!(await isBackup(file)))
		throw new Refusal(`${file} is not an Elysium backup and is not replaced. Choose another name.`);
}

/**
 * Makes sure that a backup can go there, before any work is done.
 *
 * @throws Refusal where it cannot
 */
export async function prepareTarget(file: string, replace: boolean): Promise<Target> {
	const folder = dirname(file);
	try {
		if (!(await stat(folder)).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
		await mayTake(file, replace);
		await access(folder, constants.W_OK | constants.X_OK);
		await sweep(folder);
		const beside = join(folder, `.${basename(file)}.elysium-${process.pid}`);
		const unfinished = `${beside}.part`;
		const target = { file, unfinished, trial: `${beside}.trial`, replace };
		await clear(target);
		// Empty and closed to others from its first moment on: it will hold secrets.
		await (await open(unfinished, 'wx', 0o600)).close();
		return target;
	} catch (error) {
		throw inWords(error, folder);
	}
}

/** All that may lie beside a backup while it is made; a copy that ran out of room leaves its journal. */
export const besides = ({ unfinished, trial }: Target): string[] => [
	unfinished,
	`${unfinished}-journal`,
	trial
];

/** Throws away what lies beside a backup while it is made. */
export async function clear(target: Target): Promise<void> {
	for (const path of besides(target)) await rm(path, { recursive: true, force: true });
}

/** Gives a backup its name: whole or not at all, and on the disk before it counts. */
export async function finish({ file, unfinished, replace }: Target): Promise<void> {
	if (replace) await rename(unfinished, file);
	else await appear(unfinished, file);
	await syncFolder(dirname(file));
}

/** Never over a file that came meanwhile. */
async function appear(unfinished: string, file: string): Promise<void> {
	try {
		await link(unfinished, file);
		await rm(unfinished);
	} catch (error) {
		if (await isThere(file))
			throw new Refusal(
				`${file} appeared in the meantime and was left alone. Choose another name.`
			);
		// Some file systems know no second name of a file.
		if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'].includes(databaseErrorCode(error) ?? ''))
			throw error;
		await rename(unfinished, file);
	}
}

/** Waits until a file is on the disk. */
export async function syncFile(path: string): Promise<void> {
	const file = await open(path, 'r+');
	try {
		await file.sync();
	} finally {
		await file.close();
	}
}

/** Waits until the names in a folder are on the disk, where the system can say so. */
export async function syncFolder(folder: string): Promise<void> {
	const opened = await open(folder, 'r').catch(() => null);
	await opened?.sync().catch(() => undefined);
	await opened?.close();
}

const LEFT_BEHIND = /^\..+\.elysium-(\d+)\.(part|part-journal|trial)$/;
const AN_HOUR = 60 * 60 * 1000;

/** Throws away what backups left behind whose process was killed; another machine may share the folder, so not at once. */
async function sweep(folder: string): Promise<void> {
	for (const name of await readdir(folder)) {
		const process = LEFT_BEHIND.exec(name)?.[1];
		if (process === undefined || isAlive(Number(process))) continue;
		const path = join(folder, name);
		const { mtimeMs } = await stat(path);
		if (Date.now() - mtimeMs > AN_HOUR) await rm(path, { recursive: true, force: true });
	}
}

function isAlive(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		return databaseErrorCode(error) === 'EPERM';
	}
}
