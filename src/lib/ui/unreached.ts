/** As browsers say it: “Failed to fetch”, “NetworkError when attempting to fetch resource.”, “Load failed”. */
const WORDS = /fetch|network|load failed/i;

/** Whether something failed because the server, or the whole network, could not be reached. */
export const isUnreached = (error: unknown): boolean =>
	error instanceof TypeError && WORDS.test(error.message);
