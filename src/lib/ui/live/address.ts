/** Where the endpoints of a log are. */
export const addressOf = (log: string): string => `/api/logs/${log}`;

/** The log whose endpoints are there. */
export const logAt = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** What addresses called a log, by its kind, up to 0.1.0. */
const EARLIER = ['chronicles', 'games', 'draws'];
const EARLIER_PATH = new RegExp(`^/api/(?:${EARLIER.join('|')})/`);

/** The path of an endpoint today, where an earlier version of the program asks for it. */
export const todaysPath = (path: string): string => path.replace(EARLIER_PATH, addressOf(''));

/**
 * The address under which a device keeps what waits for a log, and its lease there. What an earlier version kept stays under
 * the address of that time until it is through: the server answers at both.
 */
export function keptAddressOf(log: string, person: string): string {
	try {
		const keys = Object.keys(localStorage);
		const earlier = EARLIER.map((kind) => `/api/${kind}/${log}`);
		const kept = earlier.find((at) => keys.some((key) => key.endsWith(`:${person}:${at}`)));
		return kept ?? addressOf(log);
	} catch {
		// No storage, on a server or in a browser that closes it, keeps nothing of earlier versions.
		return addressOf(log);
	}
}
