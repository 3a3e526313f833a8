import { invalidateAll } from '$app/navigation';
import { navigating } from '$app/state';

/** Fetches the data of the page anew; not while somebody is on the way to another one, which would be lost. */
export async function fetchAnew(): Promise<void> {
	if (navigating.to !== null) return;
	await invalidateAll().catch(() => undefined);
}
