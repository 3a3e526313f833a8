import { rmSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { databaseErrorCode } from '../db/errors.ts';
import { Refusal } from './refusal.ts';
import type { Say } from './trial.ts';

/** What a command may ask the running program. */
const requestSchema = v.variant('ask', [
	v.strictObject({ ask: v.literal('backup'), file: v.string(), replace: v.boolean() }),
	v.strictObject({ ask: v.literal('list') }),
	v.strictObject({ ask: v.literal('rotate-key') })
]);
export type Request = v.InferOutput<typeof requestSchema>;

/** Lines of JSON go back: what is under way, and in the end one of the other two. */
const answerSchema = v.union([
	v.strictObject({ say: v.string() }),
	v.strictObject({ done: v.string() }),
	v.strictObject({ refused: v.string() })
]);
type Answer = v.InferOutput<typeof answerSchema>;

/** Answers a request with its last words; a `Refusal` is told in its own. */
export type Desk = (
	request: Request,
	means: { readonly say: Say; readonly signal: AbortSignal }
) => Promise<string>;

const LONGEST_LINE = 64 * 1024;
/** What a system takes as the path of a socket, in bytes. */
const LONGEST_PATH = process.platform === 'linux' ? 107 : 103;

/**
 * The socket of a data folder, as short as it can be said from here; null where the system takes no path so long, or
 * knows no such sockets.
 */
export function socketIn(folder: string): string | null {
	if (process.platform === 'win32') return null;
	const whole = path.join(folder, 'backup.sock');
	const from = path.relative(process.cwd(), whole);
	const short = Buffer.byteLength(from) < Buffer.byteLength(whole) ? from : whole;
	return Buffer.byteLength(short) <= LONGEST_PATH ? short : null;
}

async function serve(socket: Socket, desk: Desk): Promise<void> {
	const gone = new AbortController();
	socket.on('error', () => undefined);
	socket.once('close', () => gone.abort());
	const send = (answer: Answer) =>
		void (socket.writable && socket.write(`${JSON.stringify(answer)}\n`));
	try {
		const request = v.safeParse(requestSchema, JSON.parse(await firstLine(socket)));
		if (!request.success) throw new Refusal('This Elysium does not know that request.');
		const done = await desk(request.output, { say: (say) => send({ say }), signal: gone.signal });
		send({ done });
	} catch (error) {
		send({ refused: error instanceof Error ? error.message : 'The request failed.' });
	}
	socket.end();
}

function firstLine(socket: Socket): Promise<string> {
	return new Promise((resolve, reject) => {
		let said = '';
		socket.setEncoding('utf8');
		socket.on('data', (chunk: string) => {
			if (said.length < LONGEST_LINE) said += chunk;
			const end = said.indexOf('\n');
			if (end >= 0) resolve(said.slice(0, end));
		});
		socket.once('close', () => reject(new Refusal('The request was empty.')));
	});
}

/**
 * Answers commands on a socket that the user alone who runs the program can open. Whoever calls holds the lock on the
 * folder, so a socket that lies there already is of a process that was killed.
 */
export async function openDesk(socket: string, desk: Desk): Promise<Server> {
	rmSync(socket, { force: true });
	// A caller who has asked keeps the connection open, to end it is to give up.
	const server = createServer({ allowHalfOpen: false }, (caller) => void serve(caller, desk));
	const before = process.umask(0o177);
	try {
		server.listen(socket);
	} finally {
		process.umask(before);
	}
	await new Promise<void>((resolve, reject) => {
		server.once('listening', resolve);
		server.once('error', reject);
	});
	server.unref();
	return server;
}

function connect(socket: string): Promise<Socket | null> {
	return new Promise((resolve, reject) => {
		const caller = createConnection(socket, () => resolve(caller));
		caller.once('error', (error) => {
			const code = databaseErrorCode(error) ?? '';
			if (['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'ENOTDIR'].includes(code)) resolve(null);
			else if (['EACCES', 'EPERM'].includes(code))
				reject(
					new Refusal(
						`Elysium's socket ${path.resolve(socket)} belongs to another user; run the command as the user who runs Elysium.`
					)
				);
			else reject(error);
		});
	});
}

/** Asks the running program; null: none answers there. */
export async function ask(
	socket: string,
	request: Request,
	{ say, signal }: { readonly say: Say; readonly signal: AbortSignal }
): Promise<string | null> {
	const caller = await connect(socket);
	if (!caller) return null;
	const hangUp = () => void caller.destroy();
	signal.addEventListener('abort', hangUp, { once: true });
	caller.on('error', () => undefined);
	caller.write(`${JSON.stringify(request)}\n`);
	for await (const line of createInterface({ input: caller, signal })) {
		const answer = v.parse(answerSchema, JSON.parse(line));
		if ('say' in answer) say(answer.say);
		else if ('refused' in answer) throw new Refusal(answer.refused);
		else return answer.done;
	}
	if (request.ask === 'rotate-key')
		throw new Refusal(
			'The key may or may not be changed. Nothing is lost. Run npm run rotate-key again.'
		);
	throw new Refusal(
		signal.aborted
			? 'The backup was stopped. No file was left behind.'
			: 'Elysium stopped before the backup was done. No file was left behind. Start it again, or back up while it is stopped.'
	);
}
