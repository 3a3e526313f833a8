import type { Place } from '../../../live/outbox/store.ts';

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

/** Has a device that deals off the network look whether it still does. True: it does not any more, for somebody ended that. */
export async function lostLease(place: Place): Promise<boolean> {
	if (!isHeld(place)) return false;
	const { lookWhose } = await import('./lending.ts');
	await lookWhose(place);
	return !isHeld(place);
}
