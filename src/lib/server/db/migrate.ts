import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartupError } from '../startup.ts';

const TABLE = '__drizzle_migrations';

/** Where the migrations lie: the start script runs in the project's own folder. */
const migrationsFolder = () => join(process.cwd(), 'drizzle');

async function applied(client: Client): Promise<string[]> {
	const exists = await client.execute({
		sql: `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?`,
		args: [TABLE]
	});
	if (exists.rows.length === 0) return [];
	const rows = await client.execute(`SELECT hash FROM ${TABLE}`);
	return rows.rows.map((row) => String(row['hash']));
}

/** How many migrations a database has that this program does not know: none, unless a newer Elysium wrote it. */
export async function unknownMigrations(
	client: Client,
	folder = migrationsFolder()
): Promise<number> {
	const known = new Set(readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash));
	return (await applied(client)).filter((hash) => !known.has(hash)).length;
}

/**
 * Brings the database to this program's schema.
 *
 * @throws StartupError when the database has migrations this program does not know: a newer Elysium wrote it
 */
export async function migrateDatabase(client: Client, folder = migrationsFolder()): Promise<void> {
	if ((await unknownMigrations(client, folder)) > 0)
		throw new StartupError(
			'The database was written by a newer Elysium than this one; update the program (git pull), or point DATA_DIR to another folder. Nothing was changed.'
		);
	await migrate(drizzle(client), { migrationsFolder: folder });
}
