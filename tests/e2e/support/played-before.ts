import type { BrowserContext } from '@playwright/test';

/** A device of somebody who knows the game: “Explain as we go” is off, until a test switches it on. */
export async function playedBefore(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		try {
			if (localStorage.getItem('elysium:explain') === null)
				localStorage.setItem('elysium:explain', 'off');
		} catch {
			// A page of nowhere keeps nothing.
		}
	});
}
