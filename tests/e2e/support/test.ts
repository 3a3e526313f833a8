import { expect, test as base, type BrowserContext } from '@playwright/test';
import { seedChance, seedOf } from './chance.ts';
import { waitForHydration } from './hydrated.ts';
import { LAN_NAME, PORT, STRANGE_NAME } from './place.ts';
import { playedBefore } from './played-before.ts';
import { seeding, type Seeded } from './seeding.ts';
import { visiting } from './visited.ts';
import { walking, type Visitor } from './visitor.ts';

interface House {
	/** Elysium as a phone in the same Wi-Fi sees it: plain http, no secure context. */
	lanURL: string;
	/** Elysium under a name that is not its own. */
	strangeURL: string;
	/** Everything the page complained about; a test fails at its end if there was anything. */
	complaints: string[];
}

/**
 * What one worker makes once, when it is first asked for. All of it stands here, because tests that know other
 * things of this kind are given workers and browsers of their own.
 */
interface Shared {
	seeded: Seeded;
	visited: BrowserContext;
	visitor: Visitor;
}

export const test = base.extend<House, Shared>({
	seeded: [seeding, { scope: 'worker' }],
	visited: [visiting, { scope: 'worker' }],
	visitor: [walking, { scope: 'worker' }],
	context: async ({ context }, use, testInfo) => {
		await seedChance(context, seedOf(testInfo));
		await playedBefore(context);
		await use(context);
	},
	lanURL: `http://${LAN_NAME}:${PORT}`,
	strangeURL: `http://${STRANGE_NAME}:${PORT}`,
	complaints: [
		async ({ page, strangeURL }, use) => {
			const complaints: string[] = [];
			page.on('pageerror', (error) => complaints.push(error.message));
			page.on('console', (message) => {
				// Chromium reports a refused name itself as an error; that is what the test wants to see.
				const refused = message.location().url.startsWith(strangeURL);
				if (message.type() === 'error' && !refused) complaints.push(message.text());
			});
			await use(complaints);
			expect(complaints, 'errors in the browser console').toEqual([]);
		},
		{ auto: true }
	]
});

export { expect, waitForHydration };
