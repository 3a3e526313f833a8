import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attend, type WorkerScope } from '../../../src/lib/ui/offline/attend.ts';
import type { Told } from '../../../src/lib/ui/offline/told.ts';
import { answer, HOME, html, MemoryCaches } from './support.ts';

/** A worker on a network that says what it is told to; null: nothing at all. */
function worker(version = 'one', caches = new MemoryCaches()) {
	const scope = Object.assign(new EventTarget(), {
		caches: caches.real,
		location: { origin: HOME },
		clients: { claim: () => Promise.resolve() },
		registration: {},
		skipWaiting: vi.fn(() => Promise.resolve())
	}) satisfies WorkerScope;
	const asked: string[] = [];
	let network: (path: string) => Promise<Response> | Response | null = () => null;
	vi.stubGlobal('fetch', async (request: Request | string) => {
		const url = new URL(typeof request === 'string' ? request : request.url, HOME);
		asked.push(url.pathname + url.search);
		const said = await network(url.pathname + url.search);
		if (!said) throw new TypeError('Failed to fetch');
		return said;
	});
	attend(scope, { version, assets: ['/_app/immutable/a.js', '/favicon.svg'] });

	const waiting: Promise<unknown>[] = [];
	const dispatch = (name: string, more: object): Event => {
		const event = Object.assign(new Event(name), {
			waitUntil: (work: Promise<unknown>) => waiting.push(work),
			...more
		});
		scope.dispatchEvent(event);
		return event;
	};
	/** Until nothing is left to be done, whatever waits a moment first. */
	const rest = async (): Promise<void> => {
		await vi.advanceTimersByTimeAsync(10_000);
		await Promise.all(waiting.splice(0));
	};
	return {
		caches,
		scope,
		asked,
		rest,
		says(next: typeof network) {
			network = next;
		},
		async lifecycle(name: 'install' | 'activate') {
			dispatch(name, {});
			await rest();
		},
		async word(data: object) {
			dispatch('message', { data });
			await rest();
		},
		/** What is answered; undefined: the request went its own way. */
		fetch(path: string, { mode = 'navigate', referrer = '' } = {}): Promise<Response> | undefined {
			let answered: Promise<Response> | undefined;
			dispatch('fetch', {
				request: {
					url: HOME + path,
					method: 'GET',
					mode,
					referrer,
					headers: new Headers()
				},
				preloadResponse: Promise.resolve(undefined),
				respondWith: (one: Promise<Response>) => (answered = one)
			});
			return answered;
		}
	};
}

const textOf = async (answered: Promise<Response> | undefined) => (await answered)?.text();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('a page', () => {
	it('comes from the network, and from what was kept once there is none', async () => {
		const { fetch, says, rest } = worker();
		says(() => answer(html('Now')));
		expect(await textOf(fetch('/heritage/chronicles/x'))).not.toContain('data-as-of');
		await rest();
		says(() => null);
		expect(await textOf(fetch('/heritage/chronicles/x'))).toContain('data-as-of');
	});

	it('of a network that takes its time is the one of before after three seconds, and the new one is kept', async () => {
		const { fetch, says, rest, caches } = worker();
		says(() => answer(html('Before')));
		await fetch('/heritage/chronicles/x');
		await rest();
		says(() => new Promise((resolve) => setTimeout(() => resolve(answer(html('After'))), 5_000)));
		const shown = fetch('/heritage/chronicles/x');
		let settled = false;
		void shown?.then(() => (settled = true));
		await vi.advanceTimersByTimeAsync(2_900);
		expect(settled).toBe(false);
		await vi.advanceTimersByTimeAsync(200);
		expect(await textOf(shown)).toContain('Before');
		await rest();
		const cache = await caches.open('pages-anna');
		expect(await (await cache.match('/heritage/chronicles/x'))?.text()).toContain('After');
	});

	it('that was never opened leads to what is here', async () => {
		const { fetch } = worker();
		const answered = await fetch('/heritage/chronicles/x?at=1');
		expect(answered?.headers.get('location')).toBe(
			`${HOME}/offline?wanted=${encodeURIComponent('/heritage/chronicles/x?at=1')}`
		);
	});

	it('is not kept where the server does not say so, nor an answer that refuses', async () => {
		const { fetch, says, rest, caches } = worker();
		says((path) =>
			path === '/account'
				? answer(html('Account'), { keeping: 'never' })
				: answer(html('Not here'), { keeping: 'page' }, 404)
		);
		await fetch('/account');
		await fetch('/heritage/chronicles/x');
		await rest();
		expect(await caches.paths('pages-anna')).toEqual([]);
	});

	it('that is refused by now is forgotten with all below it', async () => {
		const { fetch, says, rest, caches } = worker();
		says(() => answer(html('Here')));
		await fetch('/heritage/chronicles/x');
		await fetch('/heritage/chronicles/x/ledger');
		await rest();
		says(() => answer('{}', { keeping: 'never' }, 404));
		await fetch('/heritage/chronicles/x/__data.json', { mode: 'cors' });
		await rest();
		expect(await caches.paths('pages-anna')).toEqual([]);
	});

	it('behind a proxy whose program is down is the one of before', async () => {
		const { fetch, says, rest } = worker();
		says(() => answer(html('Before')));
		await fetch('/heritage/chronicles/x');
		await rest();
		says(() => new Response('Bad gateway', { status: 502 }));
		expect(await textOf(fetch('/heritage/chronicles/x'))).toContain('Before');
	});
});

describe('what a page fetches', () => {
	it('has the page itself kept, once for all that comes at once', async () => {
		const { fetch, says, rest, asked, caches } = worker();
		says((path) => answer(path.includes('.json') ? '{}' : html('The page')));
		for (const node of ['10', '01'])
			await fetch(`/heritage/chronicles/x/__data.json?x-sveltekit-invalidated=${node}`, {
				mode: 'cors'
			});
		await rest();
		expect(asked.filter((path) => path === '/heritage/chronicles/x')).toHaveLength(1);
		expect(await caches.paths('pages-anna')).toEqual(['/heritage/chronicles/x']);
	});

	it('as news of a log has the page that asked kept anew', async () => {
		const { fetch, says, rest, caches } = worker();
		says((path) =>
			path.startsWith('/api/') ? answer('{}', { keeping: 'news' }) : answer(html('The table'))
		);
		const table = '/heritage/chronicles/x/chapters/1/table';
		await fetch('/api/logs/x/events?after=3', { mode: 'cors', referrer: HOME + table });
		await rest();
		expect(await caches.paths('pages-anna')).toEqual([table]);
	});

	it('fails as without a worker where nothing was kept of it', async () => {
		const { fetch } = worker();
		expect((await fetch('/api/logs/x/events?after=3', { mode: 'cors' }))?.type).toBe('error');
	});
});

describe('a page that moved, with all that a device kept of it before', () => {
	/** A device as the program before left it: it kept a page, the games and the shell of all games. */
	async function fromBefore() {
		const caches = new MemoryCaches();
		const cache = await caches.open('pages-anna');
		const keep = (path: string, title: string, keeping: Told['keeping']) =>
			cache.put(path, answer(html(title), { keeping, version: 'before' }));
		await keep('/chronicles/x', 'The chronicle', 'page');
		await keep('/play', 'Games here', 'house');
		await keep('/play/[local]', 'The shell', 'shell /play/[local]');
		return worker('one', caches);
	}
	/** The server of now: it sends on who asks at an old address, as a browser shows that to a worker. */
	const now = (path: string): Response => {
		if (path.startsWith('/heritage/play/'))
			return answer(html('New shell'), { keeping: 'shell /heritage/play/[local]' });
		if (!/^\/(chronicles|play)/.test(path)) return answer(html(`New ${path}`));
		return Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
	};

	it.each([
		['/chronicles/x', 'The chronicle'],
		['/play', 'Games here'],
		['/play/abc', 'The shell']
	])('opens without a network at %s, and from its new address there', async (before, title) => {
		const { fetch } = await fromBefore();
		expect(await textOf(fetch(before))).toContain(title);
		const sent = await fetch(`/heritage${before}`);
		expect([sent?.status, sent?.headers.get('location')]).toEqual([302, HOME + before]);
	});

	it('opens from its old address once it is kept at the new one, and is kept once', async () => {
		const { fetch, says, rest, word, caches } = await fromBefore();
		says(now);
		await word({ type: 'here', page: `${HOME}/heritage/chronicles/x` });
		await rest();
		says(() => null);
		for (const before of ['/chronicles/x', '/play', '/play/abc']) {
			const sent = await fetch(before);
			expect(sent?.headers.get('location')).toBe(`${HOME}/heritage${before}`);
			expect(await textOf(fetch(`/heritage${before}`))).toContain('New');
		}
		const paths = await caches.paths('pages-anna');
		expect(paths.filter((path) => /^\/(chronicles|play)/.test(path))).toEqual([]);
	});

	it('is made anew at its new address, though only the old one was kept', async () => {
		const { word, says, caches } = await fromBefore();
		says(now);
		await word({ type: 'here', page: `${HOME}/groups` });
		expect(await caches.paths('pages-anna')).toContain('/heritage/chronicles/x');
	});

	it('stays where the network goes after it was sent on', async () => {
		const { fetch, says, rest } = await fromBefore();
		says(now);
		await fetch('/chronicles/x');
		await rest();
		says(() => null);
		expect(await textOf(fetch('/chronicles/x'))).toContain('The chronicle');
	});

	it('is forgotten at both addresses where its reader may see it no more', async () => {
		const { fetch, says, rest, caches } = await fromBefore();
		says(() => answer(html('Not here'), {}, 404));
		await fetch('/heritage/chronicles/x');
		await rest();
		expect(await caches.paths('pages-anna')).not.toContain('/chronicles/x');
	});
});

describe('the files of the program', () => {
	const FILE = '/_app/immutable/a.js';

	it('are there from the beginning', async () => {
		const { lifecycle, fetch, says } = worker();
		says((path) => new Response(path));
		await lifecycle('install');
		says(() => null);
		expect(await textOf(fetch(FILE, { mode: 'cors' }))).toBe(FILE);
	});

	it('stay as long as a page of theirs is kept, or may still be open', async () => {
		const caches = new MemoryCaches();
		for (const version of ['one', 'two', 'three']) {
			const { lifecycle, fetch, says, rest } = worker(version, caches);
			says(() => answer(html('Of one'), { version }));
			if (version === 'one') await fetch('/heritage/chronicles/x');
			await rest();
			says((path) => new Response(path));
			await lifecycle('install');
			await lifecycle('activate');
		}
		const names = await caches.keys();
		expect(names.filter((name) => name.startsWith('assets-'))).toEqual([
			'assets-one',
			'assets-two',
			'assets-three'
		]);
		await (await caches.open('pages-anna')).delete('/heritage/chronicles/x');
		await worker('four', caches).lifecycle('activate');
		expect((await caches.keys()).filter((name) => name.startsWith('assets-'))).toEqual([
			'assets-three'
		]);
	});
});

describe('a page that opens', () => {
	it('is kept, with what a game on the device needs', async () => {
		const { word, says, caches } = worker();
		says((path) =>
			answer(html(path), {
				keeping: path.startsWith('/heritage/play/') ? 'shell /heritage/play/[local]' : 'page'
			})
		);
		await word({ type: 'here', page: `${HOME}/heritage/chronicles/x` });
		const paths = await caches.paths('pages-anna');
		expect(paths).toEqual(
			expect.arrayContaining([
				'/heritage/chronicles/x',
				'/offline',
				'/heritage/play',
				'/heritage/play/[local]',
				'/heritage/play/[local]/__data.json'
			])
		);
	});

	it('of a newer program has what was kept of an older one made anew', async () => {
		const { word, fetch, says, rest, caches } = worker();
		says(() => answer(html('Old'), { version: 'one' }));
		await fetch('/heritage/chronicles/x');
		await rest();
		says(() => answer(html('New'), { version: 'two' }));
		await word({ type: 'here', page: `${HOME}/groups` });
		const cache = await caches.open('pages-anna');
		expect(await (await cache.match('/heritage/chronicles/x'))?.text()).toContain('New');
	});

	it('lets the newer worker take over when it says so, and not before', async () => {
		const { word, scope } = worker();
		await word({ type: 'here', page: null });
		expect(scope.skipWaiting).not.toHaveBeenCalled();
		await word({ type: 'take-over' });
		expect(scope.skipWaiting).toHaveBeenCalledOnce();
	});
});
