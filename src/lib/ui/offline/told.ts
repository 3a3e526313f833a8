/**
 * What a phone may keep of an answer, so that it opens without a network.
 *
 * - `page`: the page as it was at that moment
 * - `house`: the same of a page in which nothing grows old
 * - `shell ROUTE`: one for all addresses of a route, because what it shows lies on the device
 * - `data`: what a page fetches, by its address
 * - `news`: not itself; it says that the page that asked for it goes on
 * - `never`
 */
type Keeping = 'never' | 'page' | 'house' | `shell ${string}` | 'data' | 'news';

/** What the server says of each answer besides what stands in it. */
export interface Told {
	/** Whom it is for: the id of a person, or `nobody`. */
	readonly reader: string;
	readonly keeping: Keeping;
	/** Of the program that answered. */
	readonly version: string;
}

export const NOBODY = 'nobody';

const READER = 'x-elysium-reader';
const KEEP = 'x-elysium-keep';
const VERSION = 'x-elysium-version';

const isKeeping = (word: string): word is Keeping =>
	['never', 'page', 'house', 'data', 'news'].includes(word) || word.startsWith('shell /');

/** Says it. */
export function tell(headers: Headers, { reader, keeping, version }: Told): void {
	headers.set(READER, reader);
	headers.set(KEEP, keeping);
	headers.set(VERSION, version);
}

/** Reads it; null: somebody else answered, such as a proxy before the program. */
export function toldBy(headers: Headers): Told | null {
	const reader = headers.get(READER);
	if (reader === null) return null;
	const keep = headers.get(KEEP) ?? '';
	// What a newer server calls by another word is not kept by this one.
	return {
		reader,
		keeping: isKeeping(keep) ? keep : 'never',
		version: headers.get(VERSION) ?? ''
	};
}
