import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Guard } from '../db/open.ts';
import { StartupError } from '../startup.ts';
import { backUpBeforeUpdate } from './before-update.ts';
import { isBeforeUpdate, madeAt } from './rotation.ts';

/** The newest automatic backup in a folder, by its name; null: there is none, or nobody may look. */
function newestBackup(folder: string): string | null {
	try {
		const names = readdirSync(folder).sort();
		const daily = names.findLast((name) => madeAt(name) !== null);
		return daily ?? names.findLast(isBeforeUpdate) ?? null;
	} catch {
		return null;
	}
}

/**
 * What is looked at when the program starts on a database file. A house whose database is gone is never taken for a new
 * one, and an older database is backed up before it is brought up to date.
 */
export function guardOf(config: Config): Guard {
	const { dataDir, databaseFile = '', backups } = config;
	const key = join(dataDir, 'vault.key');
	return {
		beforeNew(is) {
			const backup = backups ? newestBackup(backups.folder) : null;
			const what =
				is === 'missing'
					? `There is no database ${databaseFile}`
					: `The database ${databaseFile} is empty`;
			if (backup !== null && backups)
				throw new StartupError(
					`${what}, but there are backups of one in ${backups.folder}; put the database back, or restore the newest: npm run restore -- ${join(backups.folder, backup)}${existsSync(key) || is === 'empty' ? ' --replace' : ''}. For a new Elysium, give DATA_DIR and BACKUP_DIR other folders. Nothing was changed.`
				);
			if (existsSync(key))
				throw new StartupError(
					`${what}, but the key of one is still there (${key}); put the database back, or restore a backup with npm run restore. For a new Elysium, give DATA_DIR another folder. Nothing was changed.`
				);
		},
		beforeUpdate: (path) => backUpBeforeUpdate(config, path)
	};
}
