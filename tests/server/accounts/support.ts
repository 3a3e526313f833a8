import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import type { Database } from '../../../src/lib/server/db/client.ts';

/** A database of its own for one test, gone afterwards. */
export async function temporaryDatabase(): Promise<Database> {
	const folder = mkdtempSync(join(tmpdir(), 'elysium-accounts-'));
	const database = await openDatabase({ databaseUrl: `file:${join(folder, 'elysium.db')}` });
	onTestFinished(async () => {
		await database.close();
		rmSync(folder, { recursive: true, force: true });
	});
	return database;
}
