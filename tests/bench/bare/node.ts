import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openFile } from '../../../src/lib/server/db/client.ts';
import { createQueue } from '../../../src/lib/server/db/queue.ts';

// A process of its own: the least that a server can do which knows who posts and keeps what they posted. Says its port.

const [session = ''] = process.argv.slice(2);
const folder = process.env['BARE_FOLDER'] ?? '.';
const { writer, reader } = await openFile(pathToFileURL(join(folder, 'bare.db')).href);
const digest = (secret: string) => createHash('sha256').update(secret).digest('hex');

await writer.executeMultiple(`
	CREATE TABLE sessions (id_hash TEXT PRIMARY KEY, user_id TEXT NOT NULL);
	CREATE TABLE rows (seq INTEGER PRIMARY KEY, user_id TEXT NOT NULL, body TEXT NOT NULL);`);
await writer.execute({
	sql: 'INSERT INTO sessions VALUES (?, ?)',
	args: [digest(session), 'somebody']
});

const queue = createQueue();

async function keep(user: string, body: string): Promise<number> {
	return queue(async () => {
		const transaction = await writer.transaction('write');
		try {
			const { lastInsertRowid } = await transaction.execute({
				sql: 'INSERT INTO rows (user_id, body) VALUES (?, ?)',
				args: [user, body]
			});
			await transaction.commit();
			return Number(lastInsertRowid);
		} finally {
			transaction.close();
		}
	});
}

const server = createServer(async (request, response) => {
	const secret = /session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
	const found = await reader.execute({
		sql: 'SELECT user_id FROM sessions WHERE id_hash = ?',
		args: [digest(secret)]
	});
	const user = found.rows[0]?.['user_id'];
	if (typeof user !== 'string') return void response.writeHead(401).end();
	let body = '';
	for await (const chunk of request) body += String(chunk);
	const version = await keep(user, JSON.stringify(JSON.parse(body)));
	response.writeHead(200, { 'content-type': 'application/json' });
	response.end(JSON.stringify({ version }));
});
server.listen(0, '127.0.0.1', () => {
	const address = server.address();
	if (address && typeof address === 'object') console.log(address.port);
});
