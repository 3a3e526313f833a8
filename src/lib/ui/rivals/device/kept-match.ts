import type { DBSchema } from 'idb';
import type { RivalsEvent } from '../../../games/rivals/events.ts';
import { deviceDatabase } from '../../device-database.ts';

/** The form of the events a match is kept in; raised when an event changes its form. */
export const SCHEMA = 1;

/** A match as this device keeps it: nothing of it is anywhere else. */
export interface KeptMatch {
	readonly id: string;
	/** Names by seat. */
	readonly people: { readonly [seat: string]: string };
	readonly events: readonly RivalsEvent[];
	readonly changedAt: number;
	readonly over: boolean;
	/** The page where it is played now, once it moved into a group; what lies here stays as it was. */
	readonly moved?: string;
	readonly schema: number;
}

interface Matches extends DBSchema {
	matches: { key: string; value: KeptMatch };
}

const open = deviceDatabase<Matches>('elysium-rivals', (database) => {
	database.createObjectStore('matches', { keyPath: 'id' });
});

/** The matches of this device that this program can read, last changed first. */
export async function matchesHere(): Promise<readonly KeptMatch[]> {
	const stored = await open()
		.then((database) => database.getAll('matches'))
		.catch((): KeptMatch[] => []);
	return stored.filter(({ schema }) => schema === SCHEMA).sort((a, b) => b.changedAt - a.changedAt);
}

/** Keeps a match; false: this browser stores nothing. */
export async function keepMatch(match: KeptMatch): Promise<boolean> {
	try {
		await (await open()).put('matches', match);
		return true;
	} catch {
		return false;
	}
}

export async function deleteMatch(id: string): Promise<void> {
	await open()
		.then((database) => database.delete('matches', id))
		.catch(() => undefined);
}
