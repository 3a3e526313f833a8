import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll } from 'vitest';

export interface Start {
	/** From the announced address, once there is one. */
	readonly port: number;
	/** Everything printed so far. */
	said(): string;
	/** Sends the signal, if the process still lives, and waits for its end. */
	stop(signal?: NodeJS.Signals): Promise<End>;
	readonly ended: Promise<End>;
}

export interface End {
	readonly code: number | null;
	readonly output: string;
}

export interface Wish {
	readonly root?: string;
	readonly args?: readonly string[];
	readonly env?: Readonly<Record<string, string>>;
	/** Files may grow no larger, in kilobytes: a disk that takes no more. */
	readonly mostKilobytes?: number;
	/** Whom it runs as; who may do anything is told apart from others by nothing that lies on a disk. */
	readonly uid?: number | undefined;
}

const SETTINGS = [
	'HOST',
	'ORIGIN',
	'TRUST_PROXY',
	'DATA_DIR',
	'DATABASE_URL',
	'DATABASE_TOKEN',
	'VAULT_KEY',
	'VAULT_KEY_OLD',
	'RATE_LIMIT_FACTOR',
	'BACKUP_DIR'
];
// Empty wins over a developer's own `.env`, whose database no test may touch; in a planted folder
// the file is the test's.
const NO_SETTINGS = Object.fromEntries(SETTINGS.map((name) => [name, '']));

// A start that neither opens nor ends must not outlive its test, nor one whose test was given up.
const PATIENCE_MS = 20_000;
const running = new Set<ChildProcess>();
afterAll(() => {
	for (const child of running) child.kill('SIGKILL');
});

/** Runs `npm start` without npm, on any free port and with no setting but the given ones. */
function spawnStart({ root, args = [], env = {}, mostKilobytes, uid }: Wish) {
	const unset = new Set([...SETTINGS, 'NODE_ENV']);
	const bare = Object.entries(process.env).filter(([name]) => !unset.has(name));
	const command = [process.execPath, 'scripts/start.mjs', ...args];
	// A shell counts in blocks of 512 bytes.
	const limit = `ulimit -f ${String(2 * (mostKilobytes ?? 0))}; exec "$0" "$@"`;
	const [file = '', ...rest] = mostKilobytes ? ['sh', '-c', limit, ...command] : command;
	const child = spawn(file, rest, {
		...(uid !== undefined && { uid }),
		cwd: root ?? process.cwd(),
		env: { ...Object.fromEntries(bare), ...(root ? {} : NO_SETTINGS), PORT: '0', ...env },
		stdio: ['ignore', 'pipe', 'pipe']
	});
	let output = '';
	child.stdout.on('data', (chunk) => (output += chunk));
	child.stderr.on('data', (chunk) => (output += chunk));
	running.add(child);
	const ended = once(child, 'close').then(([code]): End => {
		running.delete(child);
		return { code, output };
	});
	return { child, ended, said: () => output };
}

/** Starts Elysium and waits until it is open. */
export async function open(wish: Wish): Promise<Start> {
	const { child, ended, said } = spawnStart(wish);
	const announced = new Promise<number>((resolve) => {
		child.stdout.on('data', () => {
			const port = /is open at http:\/\/.*:(\d+)\n[^]*To stop it/.exec(said())?.[1];
			if (port) resolve(Number(port));
		});
	});
	const port = await Promise.race([announced, ended]);
	if (typeof port !== 'number') throw new Error(`It did not open:\n${port.output}`);
	return {
		port,
		said,
		ended,
		stop: (signal = 'SIGTERM') => {
			child.kill(signal);
			return ended;
		}
	};
}

/** Starts what should refuse to start, and waits for its end. */
export async function tryToOpen(wish: Wish): Promise<End> {
	const { child, ended } = spawnStart(wish);
	const tooLate = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
	const end = await ended;
	clearTimeout(tooLate);
	return end;
}

export interface Answer {
	readonly status: number;
	readonly body: string;
	readonly headers: Readonly<Record<string, unknown>>;
}

/** One request that may call itself whatever it likes, unlike `fetch`. */
export function ask(
	port: number,
	options: {
		readonly address?: string;
		readonly path?: string;
		readonly method?: string;
		readonly headers?: Readonly<Record<string, string>>;
		readonly body?: string;
	} = {}
): Promise<Answer> {
	const { address = '127.0.0.1', path = '/', method = 'GET', headers = {}, body = '' } = options;
	return new Promise((resolve, reject) => {
		const asked = request({ host: address, port, path, method, headers }, async (answer) => {
			const chunks: Buffer[] = [];
			for await (const chunk of answer) chunks.push(chunk);
			const text = Buffer.concat(chunks).toString();
			resolve({ status: answer.statusCode ?? 0, body: text, headers: answer.headers });
		});
		asked.on('error', reject);
		asked.end(body);
	});
}
