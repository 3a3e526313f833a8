import { error } from '@sveltejs/kit';
import { EXAMPLE_FILES } from '$lib/games/heritage/open/example-files';
import type { RequestHandler } from './$types';

/** Files to begin an own set with: `characters.csv`, `schemes.csv`, `cards.json`. */
export const GET: RequestHandler = ({ params }) => {
	const { file } = params;
	const make = Object.hasOwn(EXAMPLE_FILES, file) ? EXAMPLE_FILES[file] : undefined;
	if (!make) error(404, 'There is no such example; the codex has three.');
	return new Response(make(), {
		headers: {
			'content-type': file.endsWith('.json') ? 'application/json' : 'text/csv; charset=utf-8',
			'content-disposition': `attachment; filename="elysium-example-${file}"`
		}
	});
};
