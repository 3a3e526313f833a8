import type { DBSchema } from 'idb';
import { deviceDatabase } from '../../device-database.ts';

/** A deck on this device: the very text that somebody typed, so that nothing of it is lost. */
export interface KeptDeck {
	readonly id: string;
	readonly text: string;
	readonly changedAt: number;
}

interface Decks extends DBSchema {
	decks: { key: string; value: KeptDeck };
}

const open = deviceDatabase<Decks>('elysium-rivals-decks', (database) => {
	database.createObjectStore('decks', { keyPath: 'id' });
});

/** The decks of this device, last changed first. */
export async function decksHere(): Promise<readonly KeptDeck[]> {
	const stored = await open()
		.then((database) => database.getAll('decks'))
		.catch((): KeptDeck[] => []);
	return stored.sort((a, b) => b.changedAt - a.changedAt);
}

/** Keeps a deck; false: this browser stores nothing. */
export async function keepDeck(deck: KeptDeck): Promise<boolean> {
	try {
		await (await open()).put('decks', deck);
		return true;
	} catch {
		return false;
	}
}

export async function deleteDeck(id: string): Promise<void> {
	await open()
		.then((database) => database.delete('decks', id))
		.catch(() => undefined);
}
