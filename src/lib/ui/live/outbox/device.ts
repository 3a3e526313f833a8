import type { DBSchema } from 'idb';
import { deviceDatabase } from '../../device-database.ts';
import { mark } from './marks.ts';
import { Boxes, keyOf, type Base, type BoxStore, type KeptBox } from './store.ts';

interface Kept extends DBSchema {
	boxes: { key: string; value: KeptBox & { readonly key: string } };
	bases: { key: string; value: Base & { readonly key: string } };
}

const device = deviceDatabase<Kept>('elysium-outbox', (database) => {
	database.createObjectStore('boxes', { keyPath: 'key' });
	database.createObjectStore('bases', { keyPath: 'key' });
});

/** Intentions in the IndexedDB of the browser; what was answered is on the disk, also when the battery dies. */
export const storeIn = (open: typeof device): BoxStore => ({
	async all(person) {
		const all = await (await open()).getAll('boxes');
		return all.filter((one) => one.person === person);
	},
	async change(place, where, change) {
		const transaction = (await open()).transaction(['boxes', 'bases'], 'readwrite', {
			durability: 'strict'
		});
		const boxes = transaction.objectStore('boxes');
		const key = keyOf(place);
		const kept = await boxes.get(key);
		const box = change(kept?.box ?? []);
		if (box.length === 0)
			await Promise.all([boxes.delete(key), transaction.objectStore('bases').delete(key)]);
		else if (box !== kept?.box) {
			const { title, href } = where ?? kept ?? { title: 'A table', href: '/' };
			await boxes.put({ ...place, title, href, box, key });
		}
		await transaction.done;
		return box;
	},
	async base(place) {
		return (await (await open()).get('bases', keyOf(place))) ?? null;
	},
	async keepBase(place, base) {
		const transaction = (await open()).transaction(['boxes', 'bases'], 'readwrite');
		const key = keyOf(place);
		// What was emptied meanwhile took its base along.
		if (await transaction.objectStore('boxes').getKey(key))
			await transaction.objectStore('bases').put({ ...base, key });
		await transaction.done;
	},
	async remove(place) {
		const database = await open();
		const key = keyOf(place);
		await Promise.all([database.delete('boxes', key), database.delete('bases', key)]);
	}
});

const CHANNEL = 'elysium-outbox';

/** The intentions of this device; the other tabs of it hear of each change. */
export const deviceBoxes = new Boxes(storeIn(device), (kept) => {
	mark(kept);
	channel()?.postMessage(keyOf(kept));
});

let speaking: BroadcastChannel | null | undefined;

function channel(): BroadcastChannel | null {
	speaking ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
	return speaking;
}

/** Hears of what other tabs change, by key. Answers how to stop. */
export function onOtherTabs(heard: (key: string) => void): () => void {
	const there = channel();
	const listen = ({ data }: MessageEvent<string>) => heard(data);
	there?.addEventListener('message', listen);
	return () => there?.removeEventListener('message', listen);
}
