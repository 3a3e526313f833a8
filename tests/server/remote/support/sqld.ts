import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sqldProgram } from './fetch-sqld.ts';

/** A libSQL server of a test's own, which wants a token. */
export interface Sqld {
	readonly port: number;
	readonly token: string;
	url(scheme?: 'ws' | 'http'): string;
	/** As when its machine loses power. */
	kill(): Promise<void>;
	start(): Promise<void>;
	/** Ends it and throws its data away. */
	dispose(): Promise<void>;
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token that may read and write, signed with a key that the server knows. */
function tokenOf(key: KeyObject): string {
	const text = `${encoded({ alg: 'EdDSA', typ: 'JWT' })}.${encoded({ a: 'rw' })}`;
	return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	await once(server, 'close');
	if (address === null || typeof address === 'string') throw new Error('no port was given');
	return address.port;
}

const PATIENCE_MS = 15_000;

async function untilOpen(port: number, child: ChildProcess, said: () => string): Promise<void> {
	for (const began = Date.now(); Date.now() - began < PATIENCE_MS; await sleep(20)) {
		const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
		if (answer?.ok) return;
		if (child.exitCode !== null) break;
	}
	child.kill('SIGKILL');
	throw new Error(`The libSQL server did not open:\n${said()}`);
}

/** Starts one on a folder and a port of its own. */
export async function openSqld(): Promise<Sqld> {
	const program = await sqldProgram();
	const folder = mkdtempSync(path.join(tmpdir(), 'elysium-sqld-'));
	const { publicKey, privateKey } = generateKeyPairSync('ed25519');
	const keyFile = path.join(folder, 'token.pem');
	writeFileSync(keyFile, publicKey.export({ type: 'spki', format: 'pem' }));
	const port = await freePort();
	let child: ChildProcess | null = null;

	async function start(): Promise<void> {
		const here = [
			'--db-path',
			path.join(folder, 'data'),
			'--http-listen-addr',
			`127.0.0.1:${port}`
		];
		const started = spawn(program, [...here, '--auth-jwt-key-file', keyFile, '--no-welcome'], {
			cwd: folder,
			stdio: ['ignore', 'pipe', 'pipe']
		});
		let output = '';
		for (const stream of [started.stdout, started.stderr])
			stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-10_000)));
		child = started;
		await untilOpen(port, started, () => output);
	}

	async function kill(): Promise<void> {
		const running = child;
		child = null;
		if (!running || running.exitCode !== null) return;
		running.kill('SIGKILL');
		await once(running, 'close');
	}

	process.once('exit', () => child?.kill('SIGKILL'));
	await start();
	return {
		port,
		token: tokenOf(privateKey),
		url: (scheme = 'ws') => `${scheme}://127.0.0.1:${port}`,
		kill,
		start,
		async dispose() {
			await kill();
			rmSync(folder, { recursive: true, force: true });
		}
	};
}
