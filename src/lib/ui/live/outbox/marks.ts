import { isUnsettled, type KeptBox, type Place } from './outbox.ts';

/*
 * What waits lies in IndexedDB, which a page asks only with a good deal of program. So that every page can say at
 * once that something waits, a mark of it lies in the storage that answers at once.
 */
const ROOT = 'elysium:waiting:';

/** That something waits for a log: how much of it, and where that is. */
export type Mark = {
	readonly at: string;
	readonly count: number;
	readonly title: string;
	readonly href: string;
};

const markOf = ({ person, at }: Place): string => `${ROOT}${person}:${at}`;

/** Notes how much waits. */
export function mark(kept: KeptBox): void {
	const { at, title, href, box } = kept;
	const count = box.filter((entry) => isUnsettled(entry) && entry.standing !== 'accepted').length;
	try {
		if (count === 0) localStorage.removeItem(markOf(kept));
		else localStorage.setItem(markOf(kept), JSON.stringify({ at, count, title, href }));
	} catch {
		// A storage that is closed to us keeps no intentions either: they live as long as their page.
	}
}

/** What waits of somebody on this device. For the browser alone. */
export function marksOf(person: string): readonly Mark[] {
	try {
		const root = `${ROOT}${person}:`;
		return Object.keys(localStorage)
			.filter((key) => key.startsWith(root))
			.map((key) => JSON.parse(localStorage.getItem(key) ?? '') as Mark);
	} catch {
		return [];
	}
}
