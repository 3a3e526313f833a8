import { randomUUID } from 'node:crypto';
import type { Handle, HandleServerError, RequestEvent, ServerInit } from '@sveltejs/kit';
import { building, dev, version } from '$app/environment';
import { SESSION_COOKIE } from '$lib/server/accounts/sessions';
import { application, startApplication } from '$lib/server/application';
import { guardOf } from '$lib/server/backup/guard';
import { serveBackups } from '$lib/server/backup/serving';
import { readConfig } from '$lib/server/config';
import { isAway } from '$lib/server/db/errors';
import { takeBody } from '$lib/server/http/body';
import { giveSession, takeSession } from '$lib/server/http/cookies';
import { isDoor, noteFailedSignIn } from '$lib/server/http/failed-sign-ins';
import { judge, type Verdict } from '$lib/server/http/gate';
import { isEventStream } from '$lib/server/http/event-stream';
import { dress } from '$lib/server/http/headers';
import { networkOfRequest } from '$lib/server/http/form';
import { log } from '$lib/server/http/log';
import { sendOn } from '$lib/server/http/moved';
import type { TooFast } from '$lib/server/http/paces';
import { refuse, sendTo, type Asked } from '$lib/server/http/refuse';
import { reportOf } from '$lib/server/http/report';
import { scriptsLater } from '$lib/server/http/scripts-later';
import { sentByAnother } from '$lib/server/http/sent-by';
import { squeezed } from '$lib/server/http/squeeze';
import { GivenUp, NotNow } from '$lib/server/long-work/undone';
import { StartupError } from '$lib/server/startup';
import { nextTurn } from '$lib/server/turns';
import { isStream, keptOffline, takenBy, whoMay } from '$lib/server/games/routes';
import { KeyChanged } from '$lib/server/vault/check-key';
import { NOBODY, tell } from '$lib/ui/offline/told';
import { COMFORT_KEY, comfortOf, comfortWords } from '$lib/ui/comfort/comfort';
import { THEME_KEY, themeOf } from '$lib/ui/comfort/theme';

/** Whoever waits for the start is served first. */
const CHECK_AFTER_MS = 10_000;

export const init: ServerInit = async () => {
	if (building) return;
	const read = readConfig(process.env);
	if (!read.ok) throw new StartupError(read.problems.join(' '));
	const { sessions, integrity, clocks, rivals, rotateKey, hangUp, close } = await startApplication({
		...read.config,
		guard: guardOf(read.config)
	});
	clocks.start();
	rivals.start();
	process.once('elysium:stopping', hangUp);
	if (!dev) {
		const check = () => integrity.check();
		const backups = await serveBackups(read.config, check, rotateKey);
		setTimeout(check, CHECK_AFTER_MS).unref();
		process.once('elysium:stopping', () => backups.stop());
	}
	// The starter says so once no request is left; it waits a moment for what is still being written.
	process.once('sveltekit:shutdown', () => void close());
	await sessions.sweep();
};

/** Finds out who asks, from the session cookie alone. */
async function recognise(event: RequestEvent): Promise<void> {
	event.locals.user = null;
	event.locals.sessionId = null;
	event.locals.hasNews = false;
	event.locals.access = null;
	event.locals.denied = null;
	const secret = event.cookies.get(SESSION_COOKIE);
	if (secret === undefined || building) return;
	const { sessions } = await application();
	const resumed = await sessions.resume(secret);
	// Only where somebody opens a page: what was still on its way while a session got another secret takes nothing away.
	if (!resumed) return isPageView(event) ? takeSession(event.cookies, event.url) : undefined;
	event.locals.user = resumed.person;
	event.locals.sessionId = secret;
	event.locals.hasNews = resumed.hasNews;
	if (resumed.session.fresh) giveSession(event.cookies, event.url, resumed.session);
}

const asked = ({ request, isDataRequest, route }: RequestEvent): Asked => ({
	request,
	isDataRequest,
	routeId: route.id
});

/** The routes that answer by themselves, without a page: known from the files, nothing of them is loaded here. */
const ENDPOINTS: ReadonlySet<string> = new Set(
	Object.keys(import.meta.glob('/src/routes/**/+server.ts')).map((file) =>
		file.slice('/src/routes'.length, -'/+server.ts'.length)
	)
);

const isPageView = ({ request, isDataRequest, route }: RequestEvent): boolean =>
	(request.method === 'GET' || request.method === 'HEAD') &&
	!isDataRequest &&
	route.id !== null &&
	!ENDPOINTS.has(route.id);

const changes = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

const signInFor = ({ url, request }: RequestEvent): string => {
	const wanted = changes(request.method) ? url.pathname : url.pathname + url.search;
	return `/sign-in?next=${encodeURIComponent(wanted)}`;
};

type Resolve = Parameters<Handle>[0]['resolve'];

/**
 * A denied page is rendered by its own load asking for access (`memberAccess`) and failing, for the sake of the
 * house's error page. A page that does not ask is not shown: whatever came out of it is thrown away here.
 */
async function deny(
	event: RequestEvent,
	show: () => ReturnType<Resolve>,
	verdict: Verdict & { kind: 'denied' }
): Promise<Response> {
	const { status, message } = verdict;
	if (status !== 405 && isPageView(event)) {
		event.locals.denied = { status, message };
		const page = await show();
		if (page.status === status) return page;
	}
	return refuse(asked(event), status, message);
}

/** A refusal that says when to come back; a form of ours keeps what was typed, and a phone sends again by itself. */
function later(event: RequestEvent, { seconds, sentence }: TooFast): Response {
	const response = refuse(asked(event), 429, sentence);
	response.headers.set('retry-after', String(seconds));
	return response;
}

const senderOf = (event: RequestEvent) => ({
	session: event.locals.sessionId,
	address: networkOfRequest(event)
});

/** What was announced; where nothing was, as much as may come. */
function bytesOf({ headers, body }: Request, most: number): number {
	const length = headers.get('content-length');
	return length === null ? (body === null ? 0 : most) : Math.min(Number(length), most) || 0;
}

/** Takes what changes something: no faster than its row of paces says, and no larger. */
async function taken(event: RequestEvent, routeId: string): Promise<Response | null> {
	const { pace, body: most } = takenBy(routeId);
	const { database, paces } = await application();
	const tooFast = await paces.count(pace, bytesOf(event.request, most), senderOf(event));
	if (tooFast) {
		// One line a minute: a flood would fill the disk.
		if (tooFast.isFirst && isDoor(routeId))
			await noteFailedSignIn(event, database.read, 'too-often');
		return later(event, tooFast);
	}
	const body = await takeBody(event.request, { origin: event.url.origin, routeId });
	if (!body.ok) return refuse(asked(event), body.status, body.message);
	event.request = body.request;
	return null;
}

/** A stream that counts as open until it ends, or at once where none came of it. */
async function streamed(event: RequestEvent, show: () => ReturnType<Resolve>): Promise<Response> {
	const { paces } = await application();
	const place = paces.stream(senderOf(event));
	if (!('leave' in place)) return later(event, place);
	event.locals.streamEnded = place.leave;
	const response = await show();
	if (!isEventStream(response)) place.leave();
	return response;
}

async function answer(event: RequestEvent, show: () => ReturnType<Resolve>): Promise<Response> {
	const { route, request, params, url, locals } = event;
	// No route: Kit's own 404 page. While building, only pages for anyone are rendered.
	if (route.id === null || building) return show();
	const another = sentByAnother(request, locals.user);
	if (another) return another;
	const { database } = await application();
	const verdict = await judge(database.read, {
		routeId: route.id,
		params,
		method: request.method,
		search: url.searchParams,
		person: locals.user
	});
	switch (verdict.kind) {
		case 'sign-in':
			return route.id.startsWith('/api/')
				? refuse(asked(event), 401, 'Sign in first. Nothing you wrote is lost.')
				: sendTo(asked(event), signInFor(event));
		case 'denied':
			return deny(event, show, verdict);
		case 'open':
			locals.access = verdict.access;
	}
	if (request.method === 'GET' && isStream(route.id)) return streamed(event, show);
	if (!changes(request.method)) return show();
	return (await taken(event, route.id)) ?? show();
}

const AWAY =
	'Elysium cannot reach its database. Nothing saved is lost. Wait a moment, then try again.';
const AWAY_NOW = { status: 503, sentence: AWAY, seconds: 5 } as const;

/** Where the database is out of reach or long work is refused, says so in place of whatever the request came to. */
async function unlessNotNow(event: RequestEvent, show: () => Promise<Response>): Promise<Response> {
	try {
		const response = await show();
		if (!event.locals.notNow) return response;
	} catch (error) {
		if (!isAway(error)) throw error;
		noteAway(event, error);
	}
	const { status, sentence, seconds } = event.locals.notNow ?? AWAY_NOW;
	const response = refuse(asked(event), status, sentence);
	response.headers.set('retry-after', String(seconds));
	return response;
}

function noteAway({ route, locals }: RequestEvent, error: unknown): void {
	locals.notNow = AWAY_NOW;
	log.error({ route: route.id, ...reportOf(error) }, 'The database cannot be reached.');
}

const isLoopback = (name: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(name);

/**
 * Whether an answer may show what only its reader should see, also where nobody is signed in: codes after signing up,
 * an invitation by its link. What may never be kept on a phone is kept by no browser and no proxy either.
 */
const mayHoldSecrets = ({ route, request }: RequestEvent): boolean =>
	route.id === null ||
	changes(request.method) ||
	whoMay(route.id, 'GET') !== 'anyone' ||
	keptOffline(route.id) === 'never';

/** Says whom an answer is for and what of it a phone may keep; nothing where nobody knows who asked. */
function tellPhone({ locals, route, request }: RequestEvent, response: Response): void {
	if (locals.notNow) return;
	const isKept = request.method === 'GET' && response.status === 200;
	tell(response.headers, {
		reader: locals.user?.id ?? NOBODY,
		keeping: isKept ? keptOffline(route.id) : 'never',
		version
	});
}

export const handle: Handle = async ({ event, resolve }) => {
	const stored = themeOf(event.cookies.get(THEME_KEY));
	const theme = stored === 'system' ? '' : stored;
	const comfort = comfortWords(comfortOf(event.cookies.get(COMFORT_KEY)));
	const later = scriptsLater();
	const moved = sendOn(event);
	const show = async () => {
		await recognise(event);
		return answer(event, () =>
			Promise.resolve(
				resolve(event, {
					preload: later.preload,
					transformPageChunk: async ({ html }) => {
						// What follows, the digest of the whole page above all, takes as long again as rendering a long one.
						await nextTurn();
						return html
							.replace('%theme%', theme)
							.replace('%comfort%', comfort)
							.replace('</body>', (end) => later.links() + end);
					}
				})
			)
		);
	};
	const response = moved ?? (await unlessNotNow(event, show));
	const { route, url, locals } = event;
	const https = url.protocol === 'https:';
	dress(response.headers, {
		routeId: route.id,
		https,
		trustworthy: https || isLoopback(url.hostname),
		personal: locals.user !== null || mayHoldSecrets(event)
	});
	// Nobody was asked who they are, so nothing is said of that.
	if (!moved) tellPhone(event, response);
	// Built pages are compressed as files.
	return building ? response : squeezed(event.request, response);
};

/** Says that something broke, and under which number it stands in the log; never what it was about. */
export const handleError: HandleServerError = ({ error, event, status, message }) => {
	if (status === 404) return { message: 'There is nothing at this address.' };
	if (status < 500) return { message };
	if (isAway(error)) {
		noteAway(event, error);
		return { message: AWAY };
	}
	if (error instanceof NotNow) {
		event.locals.notNow = { status: error.status, sentence: error.message, seconds: 30 };
		return { message: error.message };
	}
	// Nothing broke: the asker left, or stopped it.
	if (error instanceof GivenUp) return { message: 'You stopped it. Nothing was changed.' };
	if (error instanceof KeyChanged) {
		log.error(
			{ route: event.route.id, ...reportOf(error) },
			'This process still uses the old key. Start it again with the new VAULT_KEY.'
		);
		return { message: error.message };
	}
	const id = randomUUID().slice(0, 8);
	log.error({
		id,
		route: event.route.id,
		method: event.request.method,
		status,
		...reportOf(error)
	});
	return {
		message: `Something broke on our side. Nothing was changed. Try again. If it keeps happening, give your host the number ${id}.`,
		id
	};
};
