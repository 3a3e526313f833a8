import { json } from '@sveltejs/kit';
import { sql } from 'drizzle-orm';
import { application } from '$lib/server/application';
import type { RequestHandler } from './$types';

/**
 * Whether this process can serve: its database answers, and takes what is written. Where it cannot be reached, the
 * hooks answer 503.
 */
export const GET: RequestHandler = async () => {
	const { database, readiness } = await application();
	await database.read.get(sql`SELECT 1`);
	const reason = await readiness.reason();
	if (reason === null) return json({ ready: true }, { headers: { 'cache-control': 'no-store' } });
	return json(
		{ ready: false, reason },
		{ status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } }
	);
};
