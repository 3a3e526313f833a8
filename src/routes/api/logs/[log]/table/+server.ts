import { json } from '@sveltejs/kit';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import type { RequestHandler } from './$types';

/** The course of the chapter under way, and up to which version of the log it goes: a phone begins anew with it. */
export const GET: RequestHandler = async ({ locals }) => {
	const { chronicle } = await openedChronicle(locals);
	return json({ version: chronicle.version, course: chronicle.state.course });
};
