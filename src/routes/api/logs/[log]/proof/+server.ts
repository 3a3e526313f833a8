import { proofOf } from '$lib/games/heritage/draw/proof';
import { application } from '$lib/server/application';
import { nothingHere } from '$lib/server/http/json';
import type { RequestHandler } from './$types';

/** A draw as a file, as far as it has come: its proof, and beside it what the seats are called. */
export const GET: RequestHandler = async ({ params }) => {
	const { logs } = (await application()).keeping('heritage-draw');
	const draw = await logs.read(params.log);
	if (!draw) nothingHere();
	const file = { ...proofOf(draw.state), people: draw.names.seats };
	return new Response(`${JSON.stringify(file, null, '\t')}\n`, {
		headers: {
			'content-type': 'application/json',
			'content-disposition': `attachment; filename="elysium-draw-${params.log.slice(0, 8)}.json"`
		}
	});
};
