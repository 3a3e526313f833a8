import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../../../../scripts/house/prepare.mjs';
import { application, type Application } from '../../../../src/lib/server/application.ts';

export interface Program {
	readonly origin: string;
	readonly application: Application;
	close(): Promise<void>;
}

/**
 * The built program, listening, on a folder of its own. It shares its application with this process, so that a test
 * can put people and chronicles straight into the database and still ask as a browser does.
 */
export async function openProgram(env: Readonly<Record<string, string>> = {}): Promise<Program> {
	await ensureBuilt(() => undefined);
	const folder = mkdtempSync(path.join(tmpdir(), 'elysium-rights-'));
	let listener: RequestListener = (_request, response) => response.writeHead(503).end();
	const server = createServer((request, response) => listener(request, response));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('no port was given');
	const origin = `http://127.0.0.1:${String(address.port)}`;
	Object.assign(process.env, {
		DATA_DIR: folder,
		DATABASE_URL: '',
		ORIGIN: '',
		ADAPTER_ORIGIN: origin,
		ADAPTER_BODY_SIZE_LIMIT: '16M',
		...env
	});
	const url = pathToFileURL(path.resolve('build/handler.js')).href;
	const built = (await import(/* @vite-ignore */ url)) as { handler: RequestListener };
	listener = built.handler;
	return {
		origin,
		application: await application(),
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
			await (await application()).close();
			rmSync(folder, { recursive: true, force: true });
		}
	};
}

export interface Ask {
	readonly method?: string;
	/** the session's secret; undefined: nobody */
	readonly session?: string | undefined;
	readonly body?: string | Uint8Array<ArrayBuffer>;
	readonly headers?: Readonly<Record<string, string>>;
}

/** Asks like a browser on our own pages: same origin, redirects not followed. */
export async function ask(
	origin: string,
	where: string,
	{ method = 'GET', session, body, headers }: Ask = {}
) {
	const response = await fetch(origin + where, {
		method,
		redirect: 'manual',
		headers: {
			accept: 'text/html',
			// What is compressed is tested by itself; here it would only take time.
			'accept-encoding': 'identity',
			...(method !== 'GET' && { origin }),
			...(session !== undefined && { cookie: `session=${session}` }),
			...headers
		},
		...(body !== undefined && { body })
	});
	return { status: response.status, headers: response.headers, body: await bodyOf(response) };
}

/** All of it; of a stream, which has no end, how it begins. */
async function bodyOf(response: Response): Promise<string> {
	if (response.headers.get('content-type') !== 'text/event-stream') return response.text();
	const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
	const first = await reader?.read();
	await reader?.cancel();
	return first?.value ?? '';
}

export type Answer = Awaited<ReturnType<typeof ask>>;
