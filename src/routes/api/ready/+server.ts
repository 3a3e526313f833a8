import { json } from '@sveltejs/kit';
import { sql } from 'drizzle-orm';
import { application } from '$lib/server/application';
import type { RequestHandler } from './$types';

/** Whether this process can serve: its database answers. Where it does not, the hooks answer 503. */
export const GET: RequestHandler = async () => {
	const { database } = await application();
	await database.read.get(sql`SELECT 1`);
	return json({ ready: true }, { headers: { 'cache-control': 'no-store' } });
};
