import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROUTES = 'src/routes';

/** What shows a live table, on whichever page. */
const SCREEN = '/TableScreen.svelte';

/** Every page, by the id of its route. */
export const PAGES: readonly string[] = filesIn(ROUTES)
	.filter((file) => path.basename(file) === '+page.svelte')
	.map((file) => `/${path.dirname(file).split(path.sep).join('/')}`.replace('/.', '/'))
	.sort();

/** Those that show a live table, themselves or by a component beside them. */
export const LIVE_PAGES: readonly string[] = PAGES.filter((route) =>
	readdirSync(path.join(ROUTES, route), { withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith('.svelte'))
		.some(({ name }) => readFileSync(path.join(ROUTES, route, name), 'utf8').includes(SCREEN))
);

/** A match of Rivals: its rules and its counters, on all phones or on one. */
const MATCH_PAGES: readonly string[] = ['/rivals/matches/[match]', '/rivals/play'];

/** How much JavaScript a page loads at most before anything is tapped, each file through gzip, in kilobytes of a thousand bytes. */
export function mostKilobytes(route: string): number {
	if (LIVE_PAGES.includes(route)) return 136;
	return MATCH_PAGES.includes(route) ? 119 : 88;
}

function filesIn(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}
