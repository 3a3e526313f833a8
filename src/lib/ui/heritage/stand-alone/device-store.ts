import type { DBSchema } from 'idb';
import { deviceDatabase } from '../../device-database.ts';
import { headOf, type GameHead, type KeptGame } from './kept.ts';
import type { GameStore } from './shelf.ts';

/** Older games know nothing of what can be brought back. */
type Since = 'redoable' | 'proposal' | 'proposed';
type Played = KeptGame['course'];
type Course = { readonly id: string } & Pick<KeptGame, 'sealed'> & {
		readonly course: Omit<Played, Since> & Partial<Pick<Played, Since>>;
	};

interface Games extends DBSchema {
	games: { key: string; value: GameHead };
	/** Apart from their heads, so that a list reads no courses. */
	courses: { key: string; value: Course };
}

const open = deviceDatabase<Games>('elysium', (database) => {
	database.createObjectStore('games', { keyPath: 'id' });
	database.createObjectStore('courses', { keyPath: 'id' });
});

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
		return head && course
			? {
					...head,
					...course,
					course: { redoable: [], proposal: null, proposed: 0, ...course.course }
				}
			: null;
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
