/**
 * Where a person's unfinished forms lie in the storage of a browser. A phone may go round the table, so that each
 * place names its person: nobody finds what somebody else typed.
 */
const ROOT = 'elysium:unsent:';
const PLANS = 'elysium:plans:';

/** What of a `Storage` is needed here. */
export type PhoneStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'>;

const rootOf = (person: string): string => `${ROOT}${person}:`;

/** The place of a form; `chronicle` null: there is none yet. */
export const draftPlace = (person: string, chronicle: string | null, key: string): string =>
	`${rootOf(person)}draft:${chronicle ?? ''}:${key}`;

/** The place of a chronicle that is being entered into a group. */
export const entryPlace = (person: string, group: string): string =>
	`${rootOf(person)}enter:${group}`;

const plansOf = (person: string): string => `${PLANS}${person}:`;

/** The place of what somebody plans at a table, which is never sent; without a person, of a table on this device alone. */
export const planPlace = (person: string, at: string): string => `${plansOf(person)}${at}`;

function placesUnder(storage: PhoneStorage, root: string): string[] {
	const all = Array.from({ length: storage.length }, (_, index) => storage.key(index));
	return all.filter((place) => place?.startsWith(root) === true) as string[];
}

/** How many forms this person began on this phone and has not sent. */
export const unsentCount = (storage: PhoneStorage, person: string): number =>
	placesUnder(storage, rootOf(person)).length;

/** Forgets what this person began or planned on this phone: they leave it. What others did stays. */
export function forgetUnsent(storage: PhoneStorage, person: string): void {
	if (person === '') return;
	for (const root of [rootOf(person), plansOf(person)])
		for (const place of placesUnder(storage, root)) storage.removeItem(place);
}

/** Forgets what was planned at a table of this device alone. Returns what that was, by its place. */
export function forgetPlans(storage: PhoneStorage, log: string): readonly [string, string][] {
	const places = placesUnder(storage, plansOf('')).filter((place) => place.includes(`:${log}:`));
	const forgotten = places.map(
		(place) => [place, storage.getItem(place) ?? ''] as [string, string]
	);
	for (const place of places) storage.removeItem(place);
	return forgotten;
}

/** A draft as it lies on the server and on the phone. `savedAt` orders two of them, newest wins. */
export type StoredDraft = { readonly savedAt: number; readonly value: unknown };

/** Reads what a phone keeps; up to 0.2.0 a chronicle being entered was kept bare, without its time. */
export function readStored(text: string | null): StoredDraft | null {
	const stored = JSON.parse(text ?? 'null') as Partial<StoredDraft> | null;
	if (stored === null) return null;
	return 'value' in stored && typeof stored.savedAt === 'number'
		? { savedAt: stored.savedAt, value: stored.value }
		: { savedAt: 1, value: stored };
}
