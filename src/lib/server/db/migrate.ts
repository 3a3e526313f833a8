import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartupError } from '../startup.ts';

/** The table of those that a database has. */
export const MIGRATIONS = '__drizzle_migrations';

/** Where the migrations lie: the start script runs in the project's own folder. */
export const migrationsFolder = () => join(process.cwd(), 'drizzle');

/** The migrations that a database has, by their hashes. */
export async function appliedMigrations(client: Client): Promise<string[]> {
	const exists = await client.execute({
		sql: `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?`,
		args: [MIGRATIONS]
	});
	if (exists.rows.length === 0) return [];
	const rows = await client.execute(`SELECT hash FROM ${MIGRATIONS}`);
	return rows.rows.map((row) => String(row['hash']));
}

/** How many migrations of this program a database lacks; a new one lacks all of them. */
export async function pendingMigrations(
	client: Client,
	folder = migrationsFolder()
): Promise<number> {
	const applied = new Set(await appliedMigrations(client));
	return readMigrationFiles({ migrationsFolder: folder }).filter(({ hash }) => !applied.has(hash))
		.length;
}

/** How many migrations a database has that this program does not know: none, unless a newer Elysium wrote it. */
export async function unknownMigrations(
	client: Client,
	folder = migrationsFolder()
): Promise<number> {
	const known = new Set(readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash));
	return (await appliedMigrations(client)).filter((hash) => !known.has(hash)).length;
}

/**
 * @param otherwise what to do instead of updating, for the sentence
 * @throws StartupError when the database has migrations this program does not know: a newer Elysium wrote it
 */
export async function refuseNewer(
	client: Client,
	folder: string,
	otherwise: string
): Promise<void> {
	if ((await unknownMigrations(client, folder)) > 0)
		throw new StartupError(
			`A newer Elysium wrote this database. Update the program (git pull), or ${otherwise}. Nothing was changed.`
		);
}

/** Brings the database to this program's schema. */
export async function migrateDatabase(client: Client, folder = migrationsFolder()): Promise<void> {
	await migrate(drizzle(client), { migrationsFolder: folder });
}
