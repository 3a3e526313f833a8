import type { DBSchema } from 'idb';
import { deviceDatabase } from '../../device-database.ts';
import { headOf, type GameHead, type KeptGame } from './kept.ts';
import { rememberTold } from './told.ts';

interface Games extends DBSchema {
	games: { key: string; value: GameHead };
	/** Apart from their heads, so that a list reads no courses. */
	courses: { key: string; value: Pick<KeptGame, 'id' | 'steps' | 'sealed'> };
}

const open = deviceDatabase<Games>('elysium-vendetta', (database) => {
	database.createObjectStore('games', { keyPath: 'id' });
	database.createObjectStore('courses', { keyPath: 'id' });
});

/** What the storage did not take: it lies in memory, and goes with this page. */
const unkept = new Map<string, KeptGame>();

/** What became of writing a game: another tab may have gone on with it, or deleted it. */
export type Written = 'kept' | 'in-memory' | 'stale' | 'gone';

/** The games of this device, last changed first. */
export async function gamesHere(): Promise<readonly GameHead[]> {
	const stored = await open()
		.then((database) => database.getAll('games'))
		.catch((): GameHead[] => []);
	const rest = stored.filter(({ id }) => !unkept.has(id));
	return [...[...unkept.values()].map(headOf), ...rest].sort((a, b) => b.changedAt - a.changedAt);
}

/** Null: there is no such game here, or the storage says nothing. */
export async function gameHere(id: string): Promise<KeptGame | null> {
	return unkept.get(id) ?? (await read(id).catch(() => null));
}

async function read(id: string): Promise<KeptGame | null> {
	const transaction = (await open()).transaction(['games', 'courses']);
	const [head, course] = await Promise.all([
		transaction.objectStore('games').get(id),
		transaction.objectStore('courses').get(id)
	]);
	return head && course ? { ...head, ...course } : null;
}

/** Keeps a game whose version was `over` before (0: it is new). Where the storage refuses, the game goes on in memory. */
export async function keepHere(game: KeptGame, over: number): Promise<Written> {
	try {
		const written = await write(game, over);
		unkept.delete(game.id);
		return written;
	} catch {
		unkept.set(game.id, game);
		return 'in-memory';
	}
}

async function write(game: KeptGame, over: number): Promise<'kept' | 'stale' | 'gone'> {
	const transaction = (await open()).transaction(['games', 'courses'], 'readwrite');
	const games = transaction.objectStore('games');
	const version = (await games.get(game.id))?.version ?? 0;
	if (version !== over && !unkept.has(game.id)) {
		await transaction.done;
		return version === 0 ? 'gone' : 'stale';
	}
	const { id, steps, sealed } = game;
	await Promise.all([
		games.put(headOf(game)),
		transaction.objectStore('courses').put({ id, steps, sealed }),
		transaction.done
	]);
	return 'kept';
}

/** Deletes a game. */
export async function deleteHere(id: string): Promise<void> {
	unkept.delete(id);
	rememberTold(id, null);
	const transaction = (await open()).transaction(['games', 'courses'], 'readwrite');
	await Promise.all([
		transaction.objectStore('games').delete(id),
		transaction.objectStore('courses').delete(id),
		transaction.done
	]);
}

/** Asks the browser not to throw the games away when space runs short; whatever it says, the game goes on. */
export async function askToStay(): Promise<void> {
	try {
		await navigator.storage.persist();
	} catch {
		// On plain http there is no such thing; the games stay as long as the browser likes.
	}
}
