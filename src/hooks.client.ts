import type { HandleClientError } from '@sveltejs/kit';
import { isUnreached } from '$lib/ui/unreached';

/** What of the program went wrong stands in the console; that the network went away is told by the page. */
export const handleError: HandleClientError = ({ error, message }) => {
	if (isUnreached(error)) return { message, unreached: true };
	reportError(error);
	return { message };
};
