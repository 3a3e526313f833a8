import type { Place } from '../../../live/outbox/outbox.ts';

/** Where a device keeps the lease that its person holds at a table. */
export const leaseKey = ({ person, at }: Place): string => `elysium:lease:${person}:${at}`;

/* What lies in memory alone goes with its page. */
function isHeld(place: Place): boolean {
	try {
		return localStorage.getItem(leaseKey(place)) !== null;
	} catch {
		return false;
	}
}

const NO_MORE = 'This phone no longer deals here offline.';

const turns = new Map<string, Promise<unknown>>();

/** Does something with the lease of a place after all that was begun before: two at once would both find that it ended. */
export function inOrder<Found>(place: Place, work: () => Promise<Found>): Promise<Found> {
	const key = leaseKey(place);
	const done = (turns.get(key) ?? Promise.resolve()).then(work);
	turns.set(
		key,
		done.catch(() => undefined)
	);
	return done;
}

/**
 * Has a device that deals off the network look whether it still does. A sentence: it does not any more, for somebody else
 * ended that; it is said once. Null: nothing is to be said.
 */
export const lostLease = (place: Place): Promise<string | null> =>
	inOrder(place, async () => {
		if (!isHeld(place)) return null;
		const { lookWhose } = await import('./lending.ts');
		const { ended } = await lookWhose(place);
		return isHeld(place) ? null : (ended ?? NO_MORE);
	});
