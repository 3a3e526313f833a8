import { tell, type Told } from '../../../src/lib/ui/offline/told.ts';

export const HOME = 'https://elysium.example';

const addressOf = (request: RequestInfo | URL): string =>
	new URL(request instanceof Request ? request.url : request, HOME).href;

/** A cache as browsers have it, in memory: the newest last. */
class MemoryCache {
	#kept = new Map<string, Response>();

	match(request: RequestInfo | URL): Promise<Response | undefined> {
		return Promise.resolve(this.#kept.get(addressOf(request))?.clone());
	}

	put(request: RequestInfo | URL, response: Response): Promise<void> {
		const address = addressOf(request);
		this.#kept.delete(address);
		this.#kept.set(address, response);
		return Promise.resolve();
	}

	delete(request: RequestInfo | URL): Promise<boolean> {
		return Promise.resolve(this.#kept.delete(addressOf(request)));
	}

	keys(): Promise<Request[]> {
		return Promise.resolve([...this.#kept.keys()].map((address) => new Request(address)));
	}
}

/** All caches of an origin. */
export class MemoryCaches {
	#all = new Map<string, MemoryCache>();

	open(name: string): Promise<Cache> {
		const cache = this.#all.get(name) ?? new MemoryCache();
		this.#all.set(name, cache);
		return Promise.resolve(cache as unknown as Cache);
	}

	keys(): Promise<string[]> {
		return Promise.resolve([...this.#all.keys()]);
	}

	delete(name: string): Promise<boolean> {
		return Promise.resolve(this.#all.delete(name));
	}

	async match(request: RequestInfo | URL): Promise<Response | undefined> {
		for (const cache of this.#all.values()) {
			const found = await cache.match(request);
			if (found) return found;
		}
		return undefined;
	}

	/** As the browser knows it. */
	get real(): CacheStorage {
		return this as unknown as CacheStorage;
	}

	/** The addresses that are kept in a cache, by its name. */
	async paths(name: string): Promise<string[]> {
		const keys = (await this.#all.get(name)?.keys()) ?? [];
		return keys.map(({ url }) => url.slice(HOME.length));
	}
}

/** An answer of the program. */
export function answer(text: string, told: Partial<Told> = {}, status = 200): Response {
	const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
	tell(headers, { reader: 'anna', keeping: 'page', version: 'one', ...told });
	return new Response(text, { status, headers });
}

export const html = (title: string, body = ''): string =>
	`<!doctype html><html lang="en"><head><title>${title} · Elysium</title></head><body>${body}</body></html>`;
