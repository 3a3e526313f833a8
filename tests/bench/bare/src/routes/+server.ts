import { json, type RequestHandler } from '@sveltejs/kit';
import { house } from '../house';

/** The session to post with. */
export const GET: RequestHandler = async () => new Response((await house()).secret);

/** Keeps what somebody signed in posts, and nothing else. */
export const POST: RequestHandler = async ({ request, locals }) => {
	if (!locals.user) return new Response(null, { status: 401 });
	const { keep } = await house();
	return json({ version: await keep(locals.user.id, JSON.stringify(await request.json())) });
};
