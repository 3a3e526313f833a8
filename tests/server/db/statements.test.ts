import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFile, type Clients } from '../../../src/lib/server/db/client.ts';
import { isConstraintError } from '../../../src/lib/server/db/errors.ts';

let folder: string;
let clients: Clients;
const open = async () =>
	(clients = await openFile(pathToFileURL(join(folder, 'statements.db')).href));
const close = () => {
	clients.reader.close();
	clients.writer.close();
};

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-statements-'));
	await open();
	await clients.writer.execute('CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT)');
});
afterEach(() => {
	close();
	rmSync(folder, { recursive: true });
});

const write = (id: number, word: string) =>
	clients.writer.execute({ sql: 'INSERT INTO words VALUES (?, ?)', args: [id, word] });
const all = async () =>
	(await clients.reader.execute('SELECT * FROM words ORDER BY id')).rows.map((row) => ({ ...row }));

test('a statement that was refused runs again with other values', async () => {
	await write(1, 'one');
	await expect(write(1, 'again')).rejects.toSatisfy(isConstraintError);
	await write(2, 'two');
	expect(await all()).toEqual([
		{ id: 1, word: 'one' },
		{ id: 2, word: 'two' }
	]);
});

test('a statement that was refused in a transaction leaves the next one free', async () => {
	await write(1, 'one');
	const transaction = await clients.writer.transaction('write');
	const again = { sql: 'INSERT INTO words VALUES (?, ?)', args: [1, 'again'] };
	await expect(transaction.execute(again)).rejects.toSatisfy(isConstraintError);
	transaction.close();
	const next = await clients.writer.transaction('write');
	await next.execute({ sql: 'INSERT INTO words VALUES (?, ?)', args: [2, 'two'] });
	await next.commit();
	expect(await all()).toHaveLength(2);
});

test('what was read once is read anew, as it is by then', async () => {
	expect(await all()).toEqual([]);
	await write(1, 'one');
	expect(await all()).toEqual([{ id: 1, word: 'one' }]);
});

test('a statement means what the tables are by then', async () => {
	const select = 'SELECT * FROM words';
	await write(1, 'one');
	expect((await clients.writer.execute(select)).columns).toEqual(['id', 'word']);
	await clients.writer.execute('ALTER TABLE words ADD COLUMN tongue TEXT');
	expect((await clients.writer.execute(select)).columns).toEqual(['id', 'word', 'tongue']);
});

test('of more statements than are kept each answers for itself', async () => {
	for (let round = 0; round < 2; round++)
		for (let count = 1; count <= 300; count++) {
			const { rows } = await clients.reader.execute(`SELECT ${count} AS number`);
			expect(rows[0]?.['number']).toBe(count);
		}
});

test('what was written is there when the file is opened again', async () => {
	await write(1, 'one');
	await all();
	close();
	await open();
	expect(await all()).toEqual([{ id: 1, word: 'one' }]);
});
