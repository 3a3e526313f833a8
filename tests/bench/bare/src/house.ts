import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Sessions } from '$lib/server/accounts/sessions';
import { users } from '$lib/server/db/schema/accounts';
import { openDatabase } from '$lib/server/db/open';

/** One person, and a table for what they post. */
async function open(folder: string) {
	const databaseUrl = pathToFileURL(path.join(folder, 'bare.db')).href;
	const database = await openDatabase({ databaseUrl });
	const table = 'CREATE TABLE rows (seq INTEGER PRIMARY KEY, user_id TEXT, body TEXT)';
	await database.write(async (transaction) => {
		await transaction.execute(table, []);
		await transaction.insert(users).values({ id: 'somebody', name: 'Somebody', createdAt: 0 });
	});
	const sessions = new Sessions(database);
	const { id: secret } = await sessions.open('somebody');
	return {
		sessions,
		/** Of their session. */
		secret,
		/** Writes one row, in a transaction of its own; answers its number. */
		keep: (userId: string, body: string): Promise<number> =>
			database.write(async (transaction) => {
				const row = 'INSERT INTO rows (user_id, body) VALUES (?, ?)';
				return Number((await transaction.execute(row, [userId, body])).lastInsertRowid);
			})
	};
}

let opened: ReturnType<typeof open> | undefined;
export const house = () => (opened ??= open(process.env['BARE_FOLDER'] ?? '.'));
