import type { DBSchema } from 'idb';
import { deviceDatabase } from './device-database.ts';

/** What a list shows of any game on this device. */
export interface DeviceHead {
	readonly id: string;
	readonly changedAt: number;
	/** Raised with each change, so that two tabs notice each other. */
	readonly version: number;
}

/** What became of writing a game: another tab may have gone on with it, or deleted it. */
export type Written = 'kept' | 'in-memory' | 'stale' | 'gone';

interface Games<Head, Course> extends DBSchema {
	games: { key: string; value: Head };
	/** Apart from their heads, so that a list reads no courses. */
	courses: { key: string; value: Course & { readonly id: string } };
}

/** The games of one kind that are played on this device and lie nowhere else. */
export interface DeviceGames<Head, Game> {
	/** Last changed first. */
	gamesHere(): Promise<readonly Head[]>;
	/** Null: there is no such game here, or the storage says nothing. */
	gameHere(id: string): Promise<Game | null>;
	/** Stores a game whose version was `over` before (0: it is new). Where the storage refuses, the game goes on in memory. */
	keepHere(game: Game, over: number): Promise<Written>;
	deleteHere(id: string): Promise<void>;
}

/**
 * Opens the store of a kind of game.
 *
 * @param database its name in this browser, for good
 * @param split a game as its head and its course, each without the other
 */
export function deviceGames<Head extends DeviceHead, Course extends object>(
	database: string,
	split: (game: Head & Course) => { readonly head: Head; readonly course: Course }
): DeviceGames<Head, Head & Course> {
	type Game = Head & Course;
	const open = deviceDatabase<Games<Head, Course>>(database, (made) => {
		made.createObjectStore('games', { keyPath: 'id' });
		made.createObjectStore('courses', { keyPath: 'id' });
	});
	/** What the storage did not take: it lies in memory, and goes with this page. */
	const unkept = new Map<string, Game>();

	async function read(id: string): Promise<Game | null> {
		const transaction = (await open()).transaction(['games', 'courses']);
		const [head, course] = await Promise.all([
			transaction.objectStore('games').get(id),
			transaction.objectStore('courses').get(id)
		]);
		return head && course ? { ...head, ...course } : null;
	}

	async function write(game: Game, over: number): Promise<'kept' | 'stale' | 'gone'> {
		const transaction = (await open()).transaction(['games', 'courses'], 'readwrite');
		const games = transaction.objectStore('games');
		const version = (await games.get(game.id))?.version ?? 0;
		if (version !== over && !unkept.has(game.id)) {
			await transaction.done;
			return version === 0 ? 'gone' : 'stale';
		}
		const { head, course } = split(game);
		await Promise.all([
			games.put(head),
			transaction.objectStore('courses').put({ ...course, id: game.id }),
			transaction.done
		]);
		return 'kept';
	}

	return {
		async gamesHere() {
			const stored = await open()
				.then((opened) => opened.getAll('games'))
				.catch((): Head[] => []);
			const rest = stored.filter(({ id }) => !unkept.has(id));
			const inMemory = [...unkept.values()].map((game) => split(game).head);
			return [...inMemory, ...rest].sort((a, b) => b.changedAt - a.changedAt);
		},
		async gameHere(id) {
			return unkept.get(id) ?? (await read(id).catch(() => null));
		},
		async keepHere(game, over) {
			try {
				const written = await write(game, over);
				unkept.delete(game.id);
				return written;
			} catch {
				unkept.set(game.id, game);
				return 'in-memory';
			}
		},
		async deleteHere(id) {
			unkept.delete(id);
			const transaction = (await open()).transaction(['games', 'courses'], 'readwrite');
			await Promise.all([
				transaction.objectStore('games').delete(id),
				transaction.objectStore('courses').delete(id),
				transaction.done
			]);
		}
	};
}

/** Asks the browser not to throw the games away when space runs short; whatever it says, the game goes on. */
export async function askToStay(): Promise<void> {
	try {
		await navigator.storage.persist();
	} catch {
		// On plain http there is no such thing; the games stay as long as the browser likes.
	}
}
