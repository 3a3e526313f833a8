import { Courier } from './courier.ts';
import { alone, deliver } from './deliver.ts';
import type { KeptBox } from './outbox.ts';
import { deviceBoxes, keyOf } from './store.ts';

/** Sends once what somebody left on this device, wherever it belongs. Answered once all of it was tried. */
export async function sendAllOf(person: string): Promise<void> {
	for (const kept of await deviceBoxes.all(person)) await sendBox(kept);
}

async function sendBox({ person, at, title, href }: KeptBox): Promise<void> {
	const place = { person, at };
	const courier = new Courier({
		happen: (...happenings) => deviceBoxes.happen(place, happenings, { title, href }),
		deliver: (entry) => deliver(place, entry),
		isOff: () => !navigator.onLine,
		alone: (work) => alone(`elysium-outbox ${keyOf(place)}`, work),
		tell: () => undefined
	});
	await courier.run();
	courier.close();
}

/** Forgets what somebody left on this device: nobody can come back as them. */
export const forgetAllOf = (person: string): Promise<void> => deviceBoxes.forget(person);
