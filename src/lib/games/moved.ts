/*
 * Pages moved when a second game came. Links, files and devices know the old addresses, so these lead on for good: on the
 * server, and off the network on a device.
 */

/** Pages that lie below `/heritage` since then. */
const MOVED = [
	'/chronicles',
	'/codex',
	'/design/bloodlines',
	'/design/boards',
	'/draws',
	'/games',
	'/groups/[group]/chronicles',
	'/play'
];
const HOME = '/heritage';

/** A file of any game is imported at one address; a phone keeps nothing of that page. */
const IMPORT = /^(?:\/heritage)?(\/groups\/[^/?]+)\/chronicles(\/import(?=$|[/?]))/;

function isBelow(path: string, above: string): boolean {
	const parts = path.split(/[/?]/);
	return above
		.split('/')
		.every((part, at) => (part.startsWith('[') ? parts[at] : parts[at] === part));
}

/** Where a page is by now that had this address; null: this is none of them. With or without what follows `?`. */
export function movedTo(path: string): string | null {
	if (IMPORT.test(path)) return path.replace(IMPORT, '$1$2');
	return MOVED.some((above) => isBelow(path, above)) ? HOME + path : null;
}

/** The address a page had before; null: it always had this one. */
export function movedFrom(path: string): string | null {
	const before = path.startsWith(`${HOME}/`) ? path.slice(HOME.length) : '';
	return movedTo(before) === null ? null : before;
}
