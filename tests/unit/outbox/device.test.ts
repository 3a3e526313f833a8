import { beforeEach, expect, it } from 'vitest';
import { storeIn, type BoxStore } from '../../../src/lib/ui/live/outbox/store.ts';
import { intention, PLACE, WHERE } from './kit.ts';

type Row = { readonly key: string };
type Name = 'boxes' | 'bases';

/** What the store asks of a browser's database, in memory. */
function inMemory() {
	const stores = { boxes: new Map<string, Row>(), bases: new Map<string, Row>() };
	const objectStore = (name: Name) => ({
		get: (key: string) => Promise.resolve(stores[name].get(key)),
		getKey: (key: string) => Promise.resolve(stores[name].get(key)?.key),
		put: (row: Row) => Promise.resolve(void stores[name].set(row.key, row)),
		delete: (key: string) => Promise.resolve(void stores[name].delete(key))
	});
	const database = {
		get: (name: Name, key: string) => objectStore(name).get(key),
		put: (name: Name, row: Row) => objectStore(name).put(row),
		transaction: () => ({ objectStore, done: Promise.resolve() })
	};
	return () => Promise.resolve(database);
}

const BASE = { version: 9, content: 'as it was' };
let store: BoxStore;
const form = () =>
	store.change(PLACE, WHERE, () => [{ ...intention('a'), standing: 'queued', late: true }]);
const empty = () => store.change(PLACE, WHERE, () => []);

beforeEach(() => {
	// Of all that a database can do, no more is asked.
	store = storeIn(inMemory() as unknown as Parameters<typeof storeIn>[0]);
});

it('a base is kept beside what waits, and goes with the last of it', async () => {
	await form();
	await store.keepBase(PLACE, BASE);
	expect(await store.base(PLACE)).toMatchObject(BASE);
	await empty();
	expect(await store.base(PLACE)).toBeNull();
});

it('a base that comes when nothing waits any more is not kept', async () => {
	await form();
	await empty();
	await store.keepBase(PLACE, BASE);
	expect(await store.base(PLACE)).toBeNull();
});
