import { deviceStore } from './device-store.ts';
import { Shelf } from './shelf.ts';

/** The games of this device: one shelf, so that what only memory holds is found from page to page. */
export const deviceShelf = new Shelf(deviceStore);

/** Asks the browser not to throw the games away when space runs short; whatever it says, the game goes on. */
export async function askToStay(): Promise<void> {
	try {
		await navigator.storage.persist();
	} catch {
		// On plain http there is no such thing; the games stay as long as the browser likes.
	}
}
