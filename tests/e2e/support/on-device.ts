import type { Page } from '@playwright/test';
import { waitForHydration } from './hydrated.ts';

/** Lays a game on the device of a page, as if it had been played there: what a list shows of it, and its course. */
export async function layOnDevice(
	page: Page,
	{ list, database }: { readonly list: string; readonly database: string },
	head: object,
	course: object
): Promise<void> {
	// The list of games makes the database.
	await page.goto(list);
	await waitForHydration(page);
	await page.evaluate(
		async ([name, kept]) => {
			const [head, course] = JSON.parse(kept) as [unknown, unknown];
			const opening = indexedDB.open(name, 1);
			opening.onupgradeneeded = () => {
				for (const store of ['games', 'courses'])
					opening.result.createObjectStore(store, { keyPath: 'id' });
			};
			await new Promise((resolve) => (opening.onsuccess = resolve));
			const transaction = opening.result.transaction(['games', 'courses'], 'readwrite');
			transaction.objectStore('games').put(head);
			transaction.objectStore('courses').put(course);
			await new Promise((resolve) => (transaction.oncomplete = resolve));
			opening.result.close();
		},
		[database, JSON.stringify([head, course])] as const
	);
}
