import { ownData } from '$lib/server/accounts/own-data';
import { application } from '$lib/server/application';
import { signedIn } from '$lib/server/http/access';
import type { RequestHandler } from './$types';

export const GET: RequestHandler = async ({ locals }) => {
	const { database } = await application();
	const data = await ownData(database.read, signedIn(locals).id, Date.now());
	return new Response(`${JSON.stringify(data, null, '\t')}\n`, {
		headers: {
			'content-type': 'application/json; charset=utf-8',
			'content-disposition': 'attachment; filename="elysium-my-data.json"'
		}
	});
};
