/** As browsers say it of a request, and of a part of the program. */
const WORDS = new RegExp(
	[
		'^Failed to fetch',
		'^NetworkError when ',
		'^Load failed',
		'^The network connection ',
		'^The Internet connection ',
		'^Importing a module script failed',
		'^error loading dynamically imported module'
	].join('|'),
	'i'
);

/** Whether something failed because the server, or the whole network, could not be reached. */
export const isUnreached = (error: unknown): boolean =>
	error instanceof TypeError && WORDS.test(error.message);
