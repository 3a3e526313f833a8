import { movedTo } from '../../games/moved.ts';
import { KEPT_BEFOREHAND } from '../../games/registry.ts';
import { Kept, otherAddress, shownAgain } from './kept.ts';
import { ProgramFiles, type Program } from './program-files.ts';
import { toldBy } from './told.ts';
import { pageOf, wayOf, type Way } from './ways.ts';

/** As much of a service worker's own scope as is needed here. */
export interface WorkerScope extends EventTarget {
	readonly caches: CacheStorage;
	readonly location: { readonly origin: string };
	readonly clients: { claim(): Promise<void> };
	readonly registration: {
		readonly navigationPreload?: { enable(): Promise<void> } | undefined;
	};
	skipWaiting(): Promise<void>;
}

interface Extendable extends Event {
	waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Extendable {
	readonly request: Request;
	readonly preloadResponse: Promise<Response | undefined>;
	respondWith(answer: Promise<Response>): void;
}

/** What a page tells its worker: that it is open, null where it is never kept; or that the newer program shall take over. */
export type Word =
	{ readonly type: 'here'; readonly page: string | null } | { readonly type: 'take-over' };

/** Kept for everybody who was here once; a game on the device needs its shell and its data. */
const ALWAYS = ['/', '/offline', ...KEPT_BEFOREHAND, '/verify'];
/** So long a page may take where there is one of before, and so long once the network was bad a moment ago. */
const PATIENCE_MS = 3_000;
const LITTLE_PATIENCE_MS = 700;
const BAD_FOR_MS = 20_000;
/** How long after news a page is fetched anew to be kept: much of it comes at once. */
const AFTER_A_PAGE_MS = 500;
const AFTER_NEWS_MS = 4_000;

const after = (milliseconds: number): Promise<null> =>
	new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));

/** The server behind a proxy may be down as well as the network. */
const isOfNobody = (answer: Response): boolean => answer.status >= 502 && !toldBy(answer.headers);

/** Serves the pages of one origin: from the network where there is one, else from what is kept. */
class Attendant {
	#scope: WorkerScope;
	#assets: ReadonlySet<string>;
	#files: ProgramFiles;
	#kept: Kept;
	#asked = 0;
	#badUntil = 0;
	/** The version of the program that answered last. */
	#newest: string | null = null;
	#soon = new Map<string, Promise<void>>();

	constructor(scope: WorkerScope, program: Program) {
		this.#scope = scope;
		this.#files = new ProgramFiles(scope.caches, program);
		this.#assets = new Set(program.assets);
		this.#kept = new Kept(scope.caches, Date.now);
	}

	install(): Promise<void> {
		return this.#files.takeAlong();
	}

	async activate(): Promise<void> {
		await this.#scope.registration.navigationPreload?.enable();
		const inUse = (await this.#kept.pages()).map(({ version }) => version);
		await this.#files.dropOlder(inUse);
		await this.#scope.clients.claim();
	}

	fetch(event: Fetching): void {
		const { request } = event;
		const { method, mode, url } = request;
		const accept = request.headers.get('accept') ?? '';
		const house = { origin: this.#scope.location.origin, assets: this.#assets };
		const way = wayOf({ method, mode, url, accept }, house);
		switch (way) {
			case 'alone':
				return;
			case 'asset':
				return event.respondWith(this.#files.serve(event.request));
			case 'page':
				return event.respondWith(this.#page(event));
			case 'page-data':
			case 'endpoint':
				return event.respondWith(this.#data(event, way));
		}
	}

	message(word: Word): Promise<unknown> {
		return word.type === 'take-over' ? this.#scope.skipWaiting() : this.#keepReady(word.page);
	}

	async #page(event: Fetching): Promise<Response> {
		const { url } = event.request;
		const preloaded = event.preloadResponse;
		const network = this.#ask(
			url,
			'page',
			'',
			async () => (await preloaded) ?? fetch(event.request)
		);
		event.waitUntil(network.then(({ noted }) => noted));
		const answer = network.then(({ response }) => response);
		const kept = await this.#kept.find(url);
		const elsewhere = kept ? null : await this.#elsewhere(url);
		const isHere = kept ?? elsewhere;
		const first = await (isHere ? Promise.race([answer, after(this.#patience())]) : answer);
		// Sent to the old address because the network is slow, one would be sent back to the new one, and so on.
		const leadsBack =
			first?.type === 'opaqueredirect' &&
			Date.now() < this.#badUntil &&
			movedTo(new URL(url).pathname) !== null;
		if (first && !(kept && leadsBack)) return first;
		this.#badUntil = Date.now() + BAD_FOR_MS;
		if (kept) return shownAgain(kept);
		if (elsewhere) return Response.redirect(elsewhere, 302);
		const { pathname, search } = new URL(url);
		if (pathname === '/offline') return Response.error();
		const wanted = encodeURIComponent(pathname + search);
		return Response.redirect(`${this.#scope.location.origin}/offline?wanted=${wanted}`, 302);
	}

	/** Where a page that moved was kept: it opens there, for its program knows it by that address alone. */
	async #elsewhere(url: string): Promise<string | null> {
		const other = otherAddress(new URL(url));
		return other && (await this.#kept.find(other.href)) ? other.href : null;
	}

	#patience(): number {
		return Date.now() < this.#badUntil ? LITTLE_PATIENCE_MS : PATIENCE_MS;
	}

	/** What a page fetches is answered by what was kept of it only where the network says nothing. */
	async #data(event: Fetching, way: Way): Promise<Response> {
		const { url, referrer } = event.request;
		const network = this.#ask(url, way, referrer, () => fetch(event.request));
		event.waitUntil(network.then(({ noted }) => noted));
		const { response } = await network;
		return response ?? (await this.#kept.find(url)) ?? Response.error();
	}

	/** Asks the network: its answer, or null where there is none, and when all of it is noted. */
	async #ask(
		url: string,
		way: Way,
		referrer: string,
		fetching: () => Promise<Response>
	): Promise<{ response: Response | null; noted: Promise<void> }> {
		const order = ++this.#asked;
		const response = await fetching().catch(() => null);
		if (!response || isOfNobody(response)) return { response: null, noted: Promise.resolve() };
		const noted = this.#note(url, way, referrer, response, order).catch(() => undefined);
		return { response, noted };
	}

	/** Keeps of an answer what the server says may be kept. */
	async #note(
		url: string,
		way: Way,
		referrer: string,
		answer: Response,
		order: number
	): Promise<void> {
		// What leads elsewhere by now is not there any more; what moved is kept until it is kept at its new address.
		if (answer.type === 'opaqueredirect')
			return movedTo(new URL(url).pathname) ? undefined : this.#kept.forget(url, 'alone');
		const told = toldBy(answer.headers);
		if (!told) return;
		this.#newest = told.version;
		const { keeping } = told;
		const isPage = way === 'page' || way === 'page-data';
		const isItself =
			keeping === 'data' || keeping.startsWith('shell ') || (way === 'page' && keeping !== 'news');
		const isKept = answer.status === 200 && !answer.redirected && keeping !== 'never';
		// Before anything is waited for: afterwards the page may have read it already.
		const copy = isKept && isItself ? answer.clone() : null;
		if (!(await this.#kept.sawReader(told.reader, order))) return;
		if (isPage && [403, 404, 410].includes(answer.status))
			await this.#kept.forget(pageOf(url), 'below');
		if (copy) return this.#kept.keep(url, copy, told);
		if (!isKept) return;
		if (keeping === 'news') await this.#keepSoon(pageOf(referrer), AFTER_NEWS_MS);
		else await this.#keepSoon(pageOf(url), AFTER_A_PAGE_MS);
	}

	/** Fetches a page a moment later, once for all that happens in between. */
	#keepSoon(page: string, milliseconds: number): Promise<void> {
		if (!page.startsWith(this.#scope.location.origin)) return Promise.resolve();
		const coming = this.#soon.get(page);
		if (coming) return coming;
		const soon = after(milliseconds).then(() => {
			this.#soon.delete(page);
			return this.#keepNow(page);
		});
		this.#soon.set(page, soon);
		return soon;
	}

	async #keepNow(page: string): Promise<void> {
		const { origin, pathname, search } = new URL(page);
		const url = origin + (movedTo(pathname) ?? pathname) + search;
		const headers = { accept: url.endsWith('.json') ? 'application/json' : 'text/html' };
		const ask = () => fetch(url, { headers, redirect: 'manual', cache: 'no-store' });
		const { noted } = await this.#ask(url, url.endsWith('.json') ? 'page-data' : 'page', '', ask);
		await noted;
	}

	/** A page is open: it is kept then, so is what always is, and all of it as the server's program makes it now. */
	async #keepReady(page: string | null): Promise<void> {
		const { origin } = this.#scope.location;
		const open = page === null ? null : pageOf(page);
		if (open !== null && !(await this.#kept.find(open)))
			await this.#keepSoon(open, AFTER_A_PAGE_MS);
		for (const path of ALWAYS)
			if (!(await this.#kept.find(origin + path))) await this.#keepNow(origin + path);
		for (const { path, version } of await this.#kept.pages())
			if (this.#newest !== null && version !== this.#newest) await this.#keepNow(origin + path);
	}
}

/** Has a service worker attend to its origin. */
export function attend(scope: WorkerScope, program: Program): void {
	const attendant = new Attendant(scope, program);
	const on = <One extends Event>(name: string, run: (event: One) => void): void =>
		scope.addEventListener(name, (event) => run(event as One));
	on<Extendable>('install', (event) => event.waitUntil(attendant.install()));
	on<Extendable>('activate', (event) => event.waitUntil(attendant.activate()));
	on<Fetching>('fetch', (event) => attendant.fetch(event));
	// Words come from our own pages alone.
	on<Extendable & MessageEvent<Word>>('message', (event) =>
		event.waitUntil(attendant.message(event.data))
	);
}
