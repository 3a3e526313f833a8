import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { inWords, Refusal } from './refusal.ts';
import { copyDatabase } from './copying.ts';
import { programVersion, writeNote } from './note.ts';
import { besides, clear, finish, prepareTarget, syncFile, type Target } from './target.ts';
import { tryElsewhere } from './trial-process.ts';
import { numbered, type Findings, type Found, type Say, type Try } from './trial.ts';

/** What is backed up. */
export interface Source {
	/** The path of the database file. */
	readonly databaseFile: string;
	/** The key that the program made itself, as 64 hex digits; undefined: it comes from the settings and stays there. */
	readonly ownKey: string | undefined;
	/** The one that it follows, where the change to it was cut off. */
	readonly ownKeyBefore?: string | undefined;
	/** `VAULT_KEY`, if the settings have it. */
	readonly vaultKey: string | undefined;
}

export interface Making {
	/** An absolute path. */
	readonly file: string;
	/** Takes the place of a backup of that name. */
	readonly replace: boolean;
	readonly say: Say;
	readonly signal: AbortSignal;
	/** How the copy is tried; in a process of its own if not given. */
	readonly tryIt?: Try;
}

function goOn({ aborted }: AbortSignal): void {
	if (aborted) throw new Refusal('The backup was stopped. No file was left behind.');
}

async function copy(
	{ databaseFile, ownKey, ownKeyBefore }: Source,
	{ unfinished }: Target
): Promise<void> {
	await copyDatabase(databaseFile, unfinished);
	await writeNote(unfinished, {
		madeAt: new Date().toISOString(),
		version: programVersion(),
		...(ownKey === undefined ? { keyFrom: 'settings' } : { keyFrom: 'own', vaultKey: ownKey }),
		...(ownKeyBefore !== undefined && { vaultKeyBefore: ownKeyBefore })
	});
	await syncFile(unfinished);
}

/**
 * Makes a backup as one file: copies the database as it is at this moment, tries the copy, and only then gives the file
 * its name. Whatever goes wrong, no half of it is left.
 *
 * @throws Refusal which says what is in the way, or exactly what is broken
 */
export const makeBackup = (source: Source, making: Making): Promise<Findings> =>
	makeTried(source, making, (target) => making.tryIt ?? tryElsewhere(besides(target)));

/** The same, tried in another way. */
export async function makeTried<Result>(
	source: Source,
	{ file, replace, say, signal }: Omit<Making, 'tryIt'>,
	tryOf: (target: Target) => Try<Result>
): Promise<Result> {
	goOn(signal);
	const target = await prepareTarget(file, replace);
	// Where the program stops meanwhile, there is no time for more.
	const forget = () => {
		for (const path of besides(target)) rmSync(path, { recursive: true, force: true });
	};
	process.once('exit', forget);
	try {
		say('Copying the database…');
		await copy(source, target);
		goOn(signal);
		const trial = { file: target.unfinished, folder: target.trial, vaultKey: source.vaultKey };
		const found = await tryOf(target)(trial, { say, signal });
		goOn(signal);
		await finish(target);
		return found;
	} catch (error) {
		throw inWords(error, dirname(target.file));
	} finally {
		process.off('exit', forget);
		await clear(target);
	}
}

const several = (count: number, one: string, more = `${one}s`) =>
	`${numbered(count)} ${count === 1 ? one : more}`;

const ALL = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What was found, in words; nothing that tells how much is sealed. */
export function inNumbers({ chronicles, games, draws, events }: Found): string {
	const logs = [
		several(chronicles, 'chronicle'),
		...(games === 0 ? [] : [`${several(games, 'game')} outside them`]),
		...(draws === 0 ? [] : [several(draws, 'draw or deck', 'draws and decks')])
	];
	return `${ALL.format(logs)} with ${several(events, 'event')}, all replayed; everything sealed opened`;
}

const KEYS = {
	own: 'The file contains the key for sealed data: keep it as safe as the data folder.',
	settings:
		'The key for sealed data comes from VAULT_KEY and is not in the file. Keep it elsewhere: without it nothing sealed opens.'
};

/** What is said of a backup that holds. */
export const doneWith = (file: string, found: Findings): string =>
	`${KEYS[found.keyFrom]}\nDone: ${file} holds ${inNumbers(found)}.`;
