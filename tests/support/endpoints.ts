import type { Cookies, Handle, RequestHandler } from '@sveltejs/kit';
import { SESSION_COOKIE } from '../../src/lib/server/accounts/sessions.ts';
import { handle } from '../../src/hooks.server.ts';

/*
 * The endpoints of logs, asked as a browser asks, through the hooks, but from their sources: games that only a test keeps
 * are in no built program.
 */

type Endpoint = Readonly<Record<string, RequestHandler | undefined>>;
const FILES = import.meta.glob<Endpoint>('/src/routes/api/logs/**/+server.ts');

const ROUTES = Object.keys(FILES).map((file) => {
	const id = file.slice('/src/routes'.length, -'/+server.ts'.length);
	const names = [...id.matchAll(/\[(\w+)\]/g)].map(([, name]) => name ?? '');
	return { file, id, names, path: new RegExp(`^${id.replace(/\[\w+\]/g, '([^/]+)')}$`) };
});

/** Every route of a log, in order. */
export const LOG_ROUTES: readonly string[] = ROUTES.map(({ id }) => id).sort();

const ORIGIN = 'http://localhost';

export interface Asking {
	readonly session?: string | undefined;
	readonly method?: string;
	readonly json?: unknown;
}

/** What an endpoint answers; a stream is not read. */
export async function ask(where: string, asking: Asking = {}): Promise<Response> {
	const { session, json, method = json === undefined ? 'GET' : 'POST' } = asking;
	const url = new URL(where, ORIGIN);
	const route = ROUTES.find(({ path }) => path.test(url.pathname));
	if (!route) throw new Error(`no endpoint is at ${url.pathname}`);
	const values = route.path.exec(url.pathname)?.slice(1) ?? [];
	const request = new Request(url, {
		method,
		...(method !== 'GET' && {
			headers: { origin: ORIGIN, 'content-type': 'application/json' },
			body: JSON.stringify(json ?? {})
		})
	});
	const cookies = {
		get: (name: string) => (name === SESSION_COOKIE ? session : undefined),
		set: () => undefined,
		delete: () => undefined
	} as unknown as Cookies;
	const event = {
		request,
		url,
		cookies,
		route: { id: route.id },
		params: Object.fromEntries(route.names.map((name, at) => [name, values[at]])),
		locals: {},
		isDataRequest: false,
		getClientAddress: () => '127.0.0.1'
	} as unknown as Parameters<Handle>[0]['event'];
	const load = FILES[route.file];
	const resolve = async (resolved: typeof event) => {
		const endpoint = (await load?.())?.[method];
		if (!endpoint) return new Response(null, { status: 405 });
		try {
			return await endpoint(resolved as never);
		} catch (thrown) {
			return errorAnswer(thrown);
		}
	};
	return handle({ event, resolve });
}

/** What Kit makes of an error that an endpoint throws on purpose. */
function errorAnswer(thrown: unknown): Response {
	if (!(thrown instanceof Object && 'status' in thrown && 'body' in thrown)) throw thrown;
	return Response.json(thrown.body, { status: Number(thrown.status) });
}

/** A command as a page sends it. */
export const give = (log: string, session: string | undefined, command: unknown, more: object) =>
	ask(`/api/logs/${log}/commands`, { session, json: { seen: 0, command, ...more } });

/** Reads a stream an event at a time, until there was none for a while. */
export function hear(stream: Response) {
	const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
	let text = '';
	void (async () => {
		for (;;) {
			const read = await reader?.read();
			if (!read || read.done) return;
			text += read.value;
		}
	})();
	return {
		/** All that was said so far. */
		said: (): readonly string[] => text.split('\n\n').slice(0, -1),
		leave: async () => reader?.cancel()
	};
}
