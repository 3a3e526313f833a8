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

/** Whether the program answers just now. */
export async function isReached(): Promise<boolean> {
	if (!navigator.onLine) return false;
	const answer = await fetch('/_app/version.json', { cache: 'no-store' }).catch(() => null);
	return answer?.ok === true;
}
