import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/**
 * A database in the IndexedDB of the browser, opened when it is asked for first. A newer Elysium in another tab may
 * change its form: this one lets go of it then, and opens it anew.
 *
 * @param make makes its stores, where it is new on this device
 */
export function deviceDatabase<Schema extends DBSchema>(
	name: string,
	make: (database: IDBPDatabase<Schema>) => void
): () => Promise<IDBPDatabase<Schema>> {
	let opened: Promise<IDBPDatabase<Schema>> | null = null;
	return () => {
		opened ??= openDB<Schema>(name, 1, {
			upgrade: make,
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
	};
}
