import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openApplication, type Application } from '../../../../src/lib/server/application.ts';
import { open } from '../../start/support/house.ts';

/** Everything that came out of one request. */
export interface Heard {
	readonly status: number;
	/** As they came, but for the clock of the socket. */
	readonly headers: readonly string[];
	readonly raw: Buffer;
	/** The body unpacked. */
	readonly text: string;
}

export interface Asked {
	readonly method?: string;
	readonly session?: string | undefined;
	readonly json?: unknown;
	readonly form?: Readonly<Record<string, string>>;
	/** A form with one file and the fields of `form`, as a browser sends it. */
	readonly file?: { readonly name: string; readonly text: string };
}

/** The real program on a folder, in a process of its own. */
export interface World {
	ask(where: string, asked?: Asked): Promise<Heard>;
	/** Hands on each event of a stream, as its text, until the program stops. */
	listen(where: string, session: string, heard: (event: string) => void): Promise<void>;
	/** All that it printed. */
	said(): string;
	stop(): Promise<void>;
}

const HOST = 'elysium.example';
const ORIGIN = `http://${HOST}`;
const FIXED = pathToFileURL(path.resolve('tests/server/sealed/support/fixed.mjs')).href;

/** @param at the moment at which time stands still there */
export async function openWorld(folder: string, at: number): Promise<World> {
	const started = await open({
		env: {
			DATA_DIR: folder,
			ORIGIN,
			RATE_LIMIT_FACTOR: '1000',
			NODE_ENV: 'production',
			NODE_OPTIONS: `--import=${FIXED}`,
			FIXED_AT: String(at)
		}
	});
	const agent = new Agent({ keepAlive: true });
	return {
		ask: (where, asked = {}) => ask(started.port, agent, where, asked),
		listen: (where, session, heard) => listen(started.port, where, session, heard),
		said: started.said,
		async stop() {
			agent.destroy();
			await started.stop();
		}
	};
}

function ask(port: number, agent: Agent, where: string, asked: Asked): Promise<Heard> {
	const { session, json } = asked;
	const { body, type } = contentOf(asked);
	const writes = type !== null;
	const method = asked.method ?? (writes ? 'POST' : 'GET');
	return new Promise((resolve, reject) => {
		const sent = request(
			{
				host: '127.0.0.1',
				port,
				agent,
				path: where,
				method,
				headers: {
					host: HOST,
					accept: json === undefined ? 'text/html' : 'application/json',
					'accept-encoding': 'gzip',
					...(writes && {
						origin: ORIGIN,
						'content-type': type,
						'content-length': String(Buffer.byteLength(body))
					}),
					...(session !== undefined && { cookie: `session=${session}` })
				}
			},
			async (answer) => {
				const chunks: Buffer[] = [];
				const endless = answer.headers['content-type'] === 'text/event-stream';
				for await (const chunk of answer) {
					chunks.push(chunk as Buffer);
					if (endless) break;
				}
				const raw = Buffer.concat(chunks);
				resolve({
					status: answer.statusCode ?? 0,
					headers: headersOf(answer.rawHeaders),
					raw,
					text: unpacked(raw, answer.headers['content-encoding'])
				});
			}
		);
		sent.on('error', reject);
		sent.end(body);
	});
}

function listen(
	port: number,
	where: string,
	session: string,
	heard: (event: string) => void
): Promise<void> {
	return new Promise((resolve, reject) => {
		const headers = { host: HOST, cookie: `session=${session}` };
		const sent = request({ host: '127.0.0.1', port, path: where, headers }, (answer) => {
			let text = '';
			answer.setEncoding('utf8');
			answer.on('data', (chunk: string) => {
				const events = (text + chunk).split('\n\n');
				text = events.pop() ?? '';
				events.forEach(heard);
			});
			// It ends with the program.
			answer.on('error', () => undefined);
			if (answer.statusCode === 200) resolve();
			else reject(new Error(`${where} answered ${String(answer.statusCode)}.`));
		});
		sent.on('error', reject);
		sent.end();
	});
}

const BOUNDARY = 'between-one-field-and-the-next';

function contentOf({ json, form = {}, file }: Asked): { body: string; type: string | null } {
	if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' };
	if (!file) {
		const body = new URLSearchParams(form).toString();
		return { body, type: body === '' ? null : 'application/x-www-form-urlencoded' };
	}
	const fields = Object.entries(form).flatMap(([name, value]) => [
		`--${BOUNDARY}`,
		`content-disposition: form-data; name="${name}"`,
		'',
		value
	]);
	const lines = [
		...fields,
		`--${BOUNDARY}`,
		`content-disposition: form-data; name="file"; filename="${file.name}"`,
		'content-type: application/json',
		'',
		file.text,
		`--${BOUNDARY}--`,
		''
	];
	return { body: lines.join('\r\n'), type: `multipart/form-data; boundary=${BOUNDARY}` };
}

function headersOf(raw: readonly string[]): string[] {
	const lines: string[] = [];
	for (let at = 0; at < raw.length; at += 2) {
		const name = raw[at]?.toLowerCase() ?? '';
		if (name !== 'date') lines.push(`${name}: ${raw[at + 1] ?? ''}`);
	}
	return lines;
}

function unpacked(raw: Buffer, encoding: string | undefined): string {
	if (encoding === 'gzip') return gunzipSync(raw).toString();
	if (encoding === 'br') return brotliDecompressSync(raw).toString();
	return raw.toString();
}

const folders: string[] = [];

/** A folder for a world, empty or as another is; thrown away with `forgetFolders`. */
export function newFolder(like?: string): string {
	const folder = mkdtempSync(path.join(os.tmpdir(), 'elysium-sealed-'));
	folders.push(folder);
	if (like !== undefined) cpSync(like, folder, { recursive: true });
	return folder;
}

export function forgetFolders(): void {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Does something in a folder while no program runs on it. */
export async function within<Result>(
	folder: string,
	work: (application: Application) => Promise<Result>
): Promise<Result> {
	const databaseUrl = pathToFileURL(path.join(folder, 'elysium.db')).href;
	const application = await openApplication({ databaseUrl, dataDir: folder });
	try {
		return await work(application);
	} finally {
		await application.close();
	}
}
