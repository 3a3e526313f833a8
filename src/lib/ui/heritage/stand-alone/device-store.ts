import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { headOf, type GameHead, type KeptGame } from './kept.ts';
import type { GameStore } from './shelf.ts';

type Course = { readonly id: string } & Pick<KeptGame, 'course' | 'sealed'>;

interface Games extends DBSchema {
	games: { key: string; value: GameHead };
	/** Apart from their heads, so that a list reads no courses. */
	courses: { key: string; value: Course };
}

let opened: Promise<IDBPDatabase<Games>> | null = null;

function open(): Promise<IDBPDatabase<Games>> {
	opened ??= openDB<Games>('elysium', 1, {
		upgrade(database) {
			database.createObjectStore('games', { keyPath: 'id' });
			database.createObjectStore('courses', { keyPath: 'id' });
		},
		// A newer Elysium in another tab wants to change the form: it may, this one opens it anew.
		blocking() {
			void opened?.then((database) => database.close());
			opened = null;
		},
		terminated() {
			opened = null;
		}
	}).catch((error: unknown) => {
		opened = null;
		throw error;
	});
	return opened;
}

/** Games in the IndexedDB of the browser. */
export const deviceStore: GameStore = {
	async heads() {
		return (await open()).getAll('games');
	},
	async read(id) {
		const transaction = (await open()).transaction(['games', 'courses']);
		const [head, course] = await Promise.all([
			transaction.objectStore('games').get(id),
			transaction.objectStore('courses').get(id)
		]);
		return head && course ? { ...head, ...course } : null;
	},
	async write(game, over) {
		const transaction = (await open()).transaction(['games', 'courses'], 'readwrite', {
			durability: 'strict'
		});
		const games = transaction.objectStore('games');
		const version = (await games.get(game.id))?.version ?? 0;
		if (version !== over) {
			await transaction.done;
			return version === 0 ? 'gone' : 'stale';
		}
		const { id, course, sealed } = game;
		await Promise.all([
			games.put(headOf(game)),
			transaction.objectStore('courses').put({ id, course, sealed }),
			transaction.done
		]);
		return 'kept';
	},
	async remove(id) {
		const transaction = (await open()).transaction(['games', 'courses'], 'readwrite');
		await Promise.all([
			transaction.objectStore('games').delete(id),
			transaction.objectStore('courses').delete(id),
			transaction.done
		]);
	}
};
