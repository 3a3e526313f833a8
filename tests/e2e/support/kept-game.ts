import type { Page } from '@playwright/test';
import { glanceOf } from '../../../src/lib/games/heritage/alone/glance.ts';
import { RULES } from '../../../src/lib/games/heritage/revision.ts';
import { NO_COURSE, tableAfter, type Step } from '../../../src/lib/games/heritage/table/course.ts';
import { waitForHydration } from './seeded.ts';

/** Lays a game that was played so far on the device of a page, as if it had been played there. Its address. */
export async function keepGame(
	page: Page,
	id: string,
	steps: readonly Step[],
	people: { readonly [seat: string]: string }
): Promise<string> {
	// The list of games makes the database.
	await page.goto('/heritage/play');
	await waitForHydration(page);
	const about = { title: id, people, createdAt: 1, changedAt: 1, version: 1, rules: RULES };
	const head = { id, ...about, glance: glanceOf(tableAfter(steps)) };
	const course = { id, sealed: null, course: { ...NO_COURSE, steps } };
	await page.evaluate(
		async (kept) => {
			const [head, course] = JSON.parse(kept) as [unknown, unknown];
			const opening = indexedDB.open('elysium', 1);
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
		JSON.stringify([head, course])
	);
	return `/heritage/play/${id}`;
}
