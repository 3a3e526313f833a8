import { open } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type Client } from '@libsql/client';
import * as v from 'valibot';
import { KEY_PATTERN } from '../vault/key-pattern.ts';
import { Refusal } from './refusal.ts';

/** What a backup says of itself, in a table of its own that a restored database does not have. */
const noteSchema = v.object({
	/** Instants are ISO 8601, in UTC. */
	madeAt: v.string(),
	/** Which Elysium made it. */
	version: v.string(),
	/** `own`: the program made the key of what is sealed, and it travels here; otherwise it came from the settings. */
	keyFrom: v.picklist(['own', 'settings']),
	vaultKey: v.optional(v.pipe(v.string(), v.regex(KEY_PATTERN))),
	/** The key that it follows: some things may still be sealed with it. */
	vaultKeyBefore: v.optional(v.pipe(v.string(), v.regex(KEY_PATTERN)))
});
export type Note = v.InferOutput<typeof noteSchema>;

const TABLE = 'elysium_backup';
/** Stands in the header of a backup, so that it is told from any other database by its first bytes. */
const MARK = 0x456c7942;
const MARK_AT = 68;
const MAGIC = 'SQLite format 3\0';

/** The version of this program, as its package says. */
export function programVersion(): string {
	const text = readFileSync(join(process.cwd(), 'package.json'), 'utf8');
	return v.parse(v.object({ version: v.string() }), JSON.parse(text)).version;
}

/** Does something with a database file that nobody else has open. */
async function inFile<Result>(path: string, work: (client: Client) => Promise<Result>) {
	const client = createClient({ url: pathToFileURL(path).href, concurrency: 1 });
	try {
		// Kept in memory, so that nothing lies beside the file even where the process dies.
		await client.execute('PRAGMA journal_mode = MEMORY');
		return await work(client);
	} finally {
		client.close();
	}
}

/** Brings into a database file what still lies in the log beside it. */
export async function gather(path: string): Promise<void> {
	const client = createClient({ url: pathToFileURL(path).href, concurrency: 1 });
	try {
		await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
	} finally {
		client.close();
	}
}

/** Makes a backup of a bare copy. */
export function writeNote(path: string, note: Note): Promise<void> {
	return inFile(path, async (client) => {
		await client.execute(`CREATE TABLE ${TABLE} (name TEXT PRIMARY KEY, value TEXT NOT NULL)`);
		for (const [name, value] of Object.entries(note))
			await client.execute({
				sql: `INSERT INTO ${TABLE} VALUES (?, ?)`,
				args: [name, value ?? null]
			});
		await client.execute(`PRAGMA application_id = ${MARK}`);
	});
}

/** Whether a file is a backup of Elysium, by its first bytes; throws where it cannot be read. */
export async function isBackup(path: string): Promise<boolean> {
	const file = await open(path, 'r');
	try {
		const head = Buffer.alloc(100);
		const { bytesRead } = await file.read(head, 0, head.length, 0);
		return (
			bytesRead === head.length &&
			head.toString('latin1', 0, MAGIC.length) === MAGIC &&
			head.readUInt32BE(MARK_AT) === MARK
		);
	} finally {
		await file.close();
	}
}

async function readNote(client: Client): Promise<Note> {
	const { rows } = await client.execute(`SELECT name, value FROM ${TABLE}`);
	const read = v.safeParse(
		noteSchema,
		Object.fromEntries(rows.map(({ name, value }) => [String(name), value]))
	);
	if (!read.success) throw new Refusal('The backup is damaged: its description cannot be read.');
	return read.output;
}

/** Makes a bare database of a backup again; what it said of itself is gone from the file, and given back. */
export function takeNote(path: string): Promise<Note> {
	return inFile(path, async (client) => {
		const { rows } = await client.execute('PRAGMA integrity_check(1)');
		const [found] = rows;
		if (found?.[0] !== 'ok')
			throw new Refusal(
				`The backup is damaged: its database is incomplete (${String(found?.[0]).split('\n')[0]}).`
			);
		const note = await readNote(client);
		// The key shall not stay in the pages that the table leaves behind.
		await client.execute('PRAGMA secure_delete = ON');
		await client.execute(`DROP TABLE ${TABLE}`);
		await client.execute('PRAGMA application_id = 0');
		return note;
	});
}
