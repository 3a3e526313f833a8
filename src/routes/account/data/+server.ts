import { ownData } from '$lib/server/accounts/own-data';
import { application } from '$lib/server/application';
import { signedIn } from '$lib/server/http/access';
import type { RequestHandler } from './$types';

export const GET: RequestHandler = async ({ locals }) => {
	const data = ownData(await application(), signedIn(locals).id, Date.now());
	const encoder = new TextEncoder();
	const body = new ReadableStream<Uint8Array>({
		async pull(stream) {
			const { done, value } = await data.next();
			if (done === true) stream.close();
			else stream.enqueue(encoder.encode(value));
		},
		async cancel() {
			await data.return(undefined);
		}
	});
	return new Response(body, {
		headers: {
			'content-type': 'application/json; charset=utf-8',
			'content-disposition': 'attachment; filename="elysium-my-data.json"'
		}
	});
};
