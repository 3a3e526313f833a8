/** What is to be done with a request: it goes its own way, or is a file of the program, a page, its data, or of an endpoint. */
export type Way = 'alone' | 'asset' | 'page' | 'page-data' | 'endpoint';

export interface Asked {
	readonly method: string;
	readonly mode: string;
	readonly url: string;
	readonly accept: string;
}

const DATA = '/__data.json';
const HASHED = '/_app/immutable/';

/** Whether another content would have another name. */
export const isHashed = (path: string): boolean => path.startsWith(HASHED);

/**
 * Which way a request goes. Whatever changes something, comes from elsewhere or never ends goes its own.
 *
 * @param assets the paths of the program's files
 */
export function wayOf(
	{ method, mode, url, accept }: Asked,
	house: { readonly origin: string; readonly assets: ReadonlySet<string> }
): Way {
	const { origin, pathname } = new URL(url);
	if (method !== 'GET' || origin !== house.origin) return 'alone';
	if (isHashed(pathname) || house.assets.has(pathname)) return 'asset';
	if (mode === 'navigate') return pathname.startsWith('/api/') ? 'alone' : 'page';
	if (accept.includes('text/event-stream')) return 'alone';
	if (pathname.endsWith(DATA)) return 'page-data';
	return pathname.startsWith('/api/') ? 'endpoint' : 'alone';
}

/** The page that data belongs to; of any other address the address without what only the browser needs. */
export function pageOf(url: string): string {
	const page = new URL(url);
	if (page.pathname.endsWith(DATA)) page.pathname = page.pathname.slice(0, -DATA.length) || '/';
	for (const name of [...page.searchParams.keys()])
		if (name.startsWith('x-sveltekit-')) page.searchParams.delete(name);
	page.hash = '';
	return page.href;
}

/** Whether a path is one of a route, such as `/groups/[group]`. */
export function isOfRoute(path: string, route: string): boolean {
	const [parts, wanted] = [path.split('/'), route.split('/')];
	return (
		parts.length === wanted.length &&
		wanted.every((part, at) => (part.startsWith('[') ? parts[at] !== '' : part === parts[at]))
	);
}

/** Whether a path is another, or lies below it. */
export const isWithin = (path: string, above: string): boolean =>
	path === above || path.startsWith(above === '/' ? '/' : `${above}/`);
