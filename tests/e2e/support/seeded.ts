import type { Seeded } from './seeding.ts';
import { expect, test as base, waitForHydration } from './test.ts';

/** Tests that begin in the middle: the browser is signed in as the keeper of `seeded`. */
export const test = base.extend({
	storageState: ({ seeded }, use) => use(seeded.storageState)
});

export { expect, waitForHydration, type Seeded };
