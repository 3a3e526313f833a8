import type { Client, InStatement } from '@libsql/client';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { isConstraintError } from './errors.ts';
import { isPassing } from './line.ts';
import { appliedMigrations, MIGRATIONS, migrationsFolder, refuseNewer } from './migrate.ts';

const TRIES = 100;
const PAUSE_MS = 100;

/** As drizzle makes it, and each migration once: of several processes that start at the same time one is the first. */
const BEFORE_ALL = [
	`CREATE TABLE IF NOT EXISTS ${MIGRATIONS} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)`,
	`CREATE UNIQUE INDEX IF NOT EXISTS migrations_once ON ${MIGRATIONS} (hash)`
];

/** What is missing, all in one transaction; its first statement takes the place of whoever does it. */
async function missing(client: Client, folder: string): Promise<InStatement[]> {
	const applied = new Set(await appliedMigrations(client));
	return readMigrationFiles({ migrationsFolder: folder })
		.filter(({ hash }) => !applied.has(hash))
		.flatMap(({ hash, folderMillis, sql }) => [
			{
				sql: `INSERT INTO ${MIGRATIONS} (hash, created_at) VALUES (?, ?)`,
				args: [hash, folderMillis]
			},
			...sql
		]);
}

/**
 * Brings a database that several processes share to this program's schema. Of those who try at once one does it, the
 * others see that it is done.
 *
 * @throws StartupError when a newer Elysium wrote the database
 */
export async function migrateTogether(client: Client, folder = migrationsFolder()): Promise<void> {
	await refuseNewer(client, folder, 'give DATABASE_URL another database');
	for (let tries = 1; ; tries++) {
		try {
			for (const statement of BEFORE_ALL) await client.execute(statement);
			const statements = await missing(client, folder);
			if (statements.length > 0) await client.migrate(statements);
			return;
		} catch (error) {
			if (!(isConstraintError(error) || isPassing(error)) || tries === TRIES) throw error;
			await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
		}
	}
}
