import { isHashed } from './ways.ts';

/** A program as a browser gets it. */
export interface Program {
	readonly version: string;
	/** The paths of its files. */
	readonly assets: readonly string[];
}

const ASSETS = 'assets-';
/** Files fetched side by side while something else may need the network. */
const AT_ONCE = 4;
const ANY = { ignoreVary: true };

/** The files of a program on a device, and of the ones before as long as a page needs them. */
export class ProgramFiles {
	#caches: CacheStorage;
	#program: Program;

	constructor(caches: CacheStorage, program: Program) {
		this.#caches = caches;
		this.#program = program;
	}

	/** Takes along every file, so that also what was never opened of a page is there. */
	async takeAlong(): Promise<void> {
		const cache = await this.#own();
		const { assets } = this.#program;
		for (let at = 0; at < assets.length; at += AT_ONCE)
			await Promise.all(assets.slice(at, at + AT_ONCE).map((path) => this.#take(cache, path)));
	}

	/** Drops what no page needs any more: none that is kept, nor one that may still be open. */
	async dropOlder(versionsInUse: readonly string[]): Promise<void> {
		const names = (await this.#caches.keys()).filter((name) => name.startsWith(ASSETS));
		const older = names.filter((name) => name !== ASSETS + this.#program.version);
		const dropped = older
			.slice(0, -1)
			.filter((name) => !versionsInUse.includes(name.slice(ASSETS.length)));
		await Promise.all(dropped.map((name) => this.#caches.delete(name)));
	}

	async serve(request: Request): Promise<Response> {
		const own = await this.#own();
		const had = (await own.match(request.url, ANY)) ?? (await this.#caches.match(request.url, ANY));
		if (had) return had;
		const file = await fetch(request);
		if (file.ok) await own.put(request.url, file.clone()).catch(() => undefined);
		return file;
	}

	#own(): Promise<Cache> {
		return this.#caches.open(ASSETS + this.#program.version);
	}

	/** A file that did not come is fetched when it is first needed. */
	async #take(cache: Cache, path: string): Promise<void> {
		const had = isHashed(path) ? await this.#caches.match(path, ANY) : undefined;
		const file = had ?? (await fetch(path).catch(() => null));
		if (file?.ok) await cache.put(path, file).catch(() => undefined);
	}
}
