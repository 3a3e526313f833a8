import { movedFrom, movedTo } from '../../games/moved.ts';
import type { Told } from './told.ts';
import { isOfRoute, isWithin } from './ways.ts';

/** A page that opens without a network. */
export interface KeptPage {
	/** Its path and what follows `?`. */
	readonly path: string;
	readonly title: string;
	/** When it was so. */
	readonly at: number;
	/** Of the program that made it. */
	readonly version: string;
	/** One in which nothing grows old. */
	readonly ofHouse: boolean;
}

const PAGES = 'pages-';
const DATA = '/__data.json';
/** So many stay; the longest unseen go first. */
const MOST = 200;

const AT = 'x-elysium-kept-at';
const TITLE = 'x-elysium-kept-title';

const nameOf = (reader: string): string => PAGES + reader;
const isOfReader = (name: string): boolean => name.startsWith(PAGES);

/** Forgets what was kept for anybody but this reader. */
export async function forgetOthers(caches: CacheStorage, reader: string): Promise<void> {
	const names = await caches.keys();
	const others = names.filter((name) => isOfReader(name) && name !== nameOf(reader));
	await Promise.all(others.map((name) => caches.delete(name)));
}

/** What opens without a network, the newest first. Only one reader has pages on a device at any time. */
export async function keptPages(caches: CacheStorage): Promise<readonly KeptPage[]> {
	const cache = await ofReader(caches);
	if (!cache) return [];
	const pages: KeptPage[] = [];
	for (const { url } of await cache.keys()) {
		const { pathname, search } = new URL(url);
		const kept = await cache.match(url);
		if (kept && isPage(kept) && !pathname.includes('['))
			pages.push(pageIn(pathname + search, kept));
	}
	return pages.sort((one, other) => other.at - one.at);
}

/** Whether a page opens without a network. */
export async function opensOffline(caches: CacheStorage, url: URL): Promise<boolean> {
	const cache = await ofReader(caches);
	if (!cache) return false;
	const other = otherAddress(url);
	return ((await findIn(cache, url)) ?? (other && (await findIn(cache, other)))) !== null;
}

/** The other address of a page that moved, the old or the new one. */
export function otherAddress({ pathname, search, origin }: URL): URL | null {
	const other = movedTo(pathname) ?? movedFrom(pathname);
	return other === null ? null : new URL(other + search, origin);
}

async function ofReader(caches: CacheStorage): Promise<Cache | null> {
	const names = (await caches.keys()).filter(isOfReader);
	const [name] = names;
	// Two readers: something went wrong in between, and nobody knows who looks.
	return name !== undefined && names.length === 1 ? caches.open(name) : null;
}

const isPage = (kept: Response): boolean =>
	kept.headers.get('content-type')?.startsWith('text/html') === true;

const pageIn = (path: string, { headers }: Response): KeptPage => ({
	path,
	title: decodeURIComponent(headers.get(TITLE) ?? '') || path,
	at: Number(headers.get(AT)),
	version: headers.get('x-elysium-version') ?? '',
	ofHouse: headers.get('x-elysium-keep') !== 'page'
});

/** By its address, of a page of the house whatever is asked of it; else, where its route has one for all, that one. */
async function findIn(cache: Cache, url: URL): Promise<Response | null> {
	const exact = await cache.match(url.pathname + url.search);
	if (exact) return exact;
	const plain = await cache.match(url.pathname);
	if (plain?.headers.get('x-elysium-keep') === 'house') return plain;
	for (const { url: key } of await cache.keys()) {
		const route = decodeURI(new URL(key).pathname);
		if (route.includes('[') && isOfRoute(url.pathname, route))
			return (await cache.match(key)) ?? null;
	}
	return null;
}

/**
 * What a phone keeps for whoever reads on it: a cache for one reader, which is gone once the server has answered
 * somebody else. Answers may overtake each other, so each one names the place of its question in their order.
 */
export class Kept {
	#caches: CacheStorage;
	#now: () => number;
	/** Who reads, by the newest question that was answered. */
	#reader: { readonly name: string; readonly order: number } | null = null;
	#turn: Promise<unknown> = Promise.resolve();

	constructor(caches: CacheStorage, now: () => number) {
		this.#caches = caches;
		this.#now = now;
	}

	/** Notes whom the answer to a question was for; false: somebody else reads by now. */
	sawReader(name: string, order: number): Promise<boolean> {
		return this.#inTurn(async () => {
			const known = this.#reader;
			if (known && order < known.order) return known.name === name;
			this.#reader = { name, order };
			if (known?.name !== name) await forgetOthers(this.#caches, name);
			return true;
		});
	}

	/** Keeps an answer as one of these: a page by its address or route, or what a page fetched. */
	keep(url: string, answer: Response, told: Told): Promise<void> {
		return this.#inTurn(async () => {
			if (this.#reader?.name !== told.reader) return;
			const cache = await this.#caches.open(nameOf(told.reader));
			const key = keyFor(url, told);
			await cache.put(key, await asKept(answer, this.#now()));
			const before = movedFrom(key);
			if (before !== null) await cache.delete(before);
			const keys = await cache.keys();
			await Promise.all(
				keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key))
			);
		});
	}

	async find(url: string): Promise<Response | null> {
		const cache = await ofReader(this.#caches);
		return cache && findIn(cache, new URL(url));
	}

	pages(): Promise<readonly KeptPage[]> {
		return keptPages(this.#caches);
	}

	/** Forgets a page that is not there for its reader any more, alone or with all below it. */
	forget(url: string, extent: 'alone' | 'below'): Promise<void> {
		return this.#inTurn(async () => {
			const cache = await ofReader(this.#caches);
			const { pathname, search } = new URL(url);
			if (extent === 'alone') return void (await cache?.delete(pathname + search));
			for (const key of (await cache?.keys()) ?? []) {
				const path = new URL(key.url).pathname;
				if (isWithin(movedTo(path) ?? path, pathname)) await cache?.delete(key);
			}
		});
	}

	#inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
		const done = this.#turn.then(work);
		this.#turn = done.catch(() => undefined);
		return done;
	}
}

function keyFor(url: string, { keeping }: Told): string {
	const { pathname, search } = new URL(url);
	if (!keeping.startsWith('shell ')) return pathname + search;
	return keeping.slice('shell '.length) + (pathname.endsWith(DATA) ? DATA : '');
}

async function asKept(answer: Response, at: number): Promise<Response> {
	const text = await answer.text();
	const headers = new Headers(answer.headers);
	// The text is unpacked already.
	headers.delete('content-encoding');
	headers.delete('content-length');
	headers.set(AT, String(at));
	headers.set(TITLE, encodeURIComponent(titleIn(text)));
	return new Response(text, { status: answer.status, headers });
}

const SIGNS: Readonly<Record<string, string>> = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#39;': "'"
};

/** The title of a page, without the name of the house. */
function titleIn(html: string): string {
	const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
	return title.replace(/ · Elysium$/, '').replace(/&\w+;|&#39;/g, (sign) => SIGNS[sign] ?? sign);
}

/** A kept answer as it is shown: a page says in its first element of when it is. */
export async function shownAgain(kept: Response): Promise<Response> {
	if (kept.headers.get('x-elysium-keep') !== 'page') return kept;
	const text = await kept.text();
	const at = kept.headers.get(AT) ?? '';
	return new Response(text.replace('<html ', `<html data-as-of="${at}" `), {
		headers: kept.headers
	});
}
