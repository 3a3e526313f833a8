import { error, type RequestEvent } from '@sveltejs/kit';
import { NotExported } from '../logs/files.ts';
import type { WrittenFile } from '../logs/writing-out.ts';
import { logHere } from './chronicle.ts';
import { nothingHere } from './json.ts';
import { whileAsked } from './long-work.ts';

/** A file as an answer to be saved. */
export function sentFile(file: WrittenFile | null): Response {
	if (!file) nothingHere();
	return new Response(file.bytes, {
		headers: {
			'content-type': 'application/json; charset=utf-8',
			'content-disposition': `attachment; filename="${file.name}"`
		}
	});
}

/** Says of a log why it is no file, or not yet; what else went wrong is thrown on. */
export function notExported(fault: unknown): never {
	if (fault instanceof NotExported) error(fault.isTooLarge ? 413 : 409, fault.message);
	throw fault;
}

/** The whole log as a file to keep; nothing of what is sealed is in it. `?work=` is the id that a page watches it by. */
export async function exported(
	event: Pick<RequestEvent, 'locals' | 'platform' | 'url'>
): Promise<Response> {
	const { id, files } = await logHere(event.locals);
	const asked = event.url.searchParams.get('work');
	return sentFile(
		await whileAsked(event, (watch) => files.export(id, undefined, watch), asked).catch(notExported)
	);
}
