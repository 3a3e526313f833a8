import type { HandleClientError } from '@sveltejs/kit';
import { isUnreached } from '$lib/ui/unreached';

/** What of the program went wrong stands in the console; that the network went away is told by the page itself. */
export const handleError: HandleClientError = ({ error, message }) => {
	if (!isUnreached(error)) reportError(error);
	return { message };
};
