import { application } from '$lib/server/application';
import { nothingHere } from '$lib/server/http/json';
import type { RequestHandler } from './$types';

/** The whole chronicle as a file to keep. */
export const GET: RequestHandler = async ({ params }) => {
	const { files } = await application();
	const file = await files.export(params.chronicle);
	if (!file) nothingHere();
	return new Response(file.text, {
		headers: {
			'content-type': 'application/json; charset=utf-8',
			'content-disposition': `attachment; filename="${file.name}"`
		}
	});
};
