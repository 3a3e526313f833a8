import { expect, test as base, waitForHydration, type Seeded } from './seeded.ts';
import { leave } from './visited.ts';

/** Tests with the browser of `visited`, signed in as the keeper of `seeded`. */
export const test = base.extend({
	context: async ({ visited, storageState }, use) => {
		if (typeof storageState === 'object') await visited.addCookies(storageState.cookies);
		await use(visited);
		await leave(visited);
	}
});

export { expect, waitForHydration, type Seeded };
