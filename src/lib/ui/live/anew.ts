import { invalidateAll } from '$app/navigation';
import { navigating } from '$app/state';
import { isSending } from './in-hand.ts';

const A_MOMENT_MS = 50;

/**
 * Fetches the data of the page anew, once nobody is on the way to another page, nor an answer that may lead to one:
 * both would be lost. `isWanted`: whether it still is then.
 */
export async function fetchAnew(isWanted: () => boolean): Promise<void> {
	while (isSending() || navigating.to !== null)
		await new Promise((resolve) => setTimeout(resolve, A_MOMENT_MS));
	if (isWanted()) await invalidateAll().catch(() => undefined);
}
