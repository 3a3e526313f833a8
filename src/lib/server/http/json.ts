import { error, json } from '@sveltejs/kit';
import * as v from 'valibot';
import { isNestedAtMost } from '../../games/core/json.ts';

/** What is wrong with a request's content: where (a dotted path), and what was expected there. */
interface Issue {
	readonly path: string;
	readonly message: string;
}

export type Read<Content> =
	| { readonly ok: true; readonly content: Content }
	| { readonly ok: false; readonly answer: Response };

/** The answer to content that no schema knows: 400 with everything that is wrong. */
const invalid = (issues: readonly Issue[]): { ok: false; answer: Response } => ({
	ok: false,
	answer: json({ issues }, { status: 400 })
});

/** Nothing honest is nested deeper. */
const LEVELS = 64;

/**
 * Reads the JSON of a request through a schema. `within` is the part of it that the person typed: paths of issues in
 * there begin in there.
 */
export async function readJson<Content>(
	request: Request,
	schema: v.GenericSchema<unknown, Content>,
	within = ''
): Promise<Read<Content>> {
	let value: unknown;
	try {
		value = await request.json();
	} catch {
		return invalid([
			{ path: '', message: 'This arrived damaged; nothing was changed. Send it again.' }
		]);
	}
	if (!isNestedAtMost(LEVELS, value))
		return invalid([
			{
				path: '',
				message: `This is nested more than ${LEVELS} levels deep; nothing was changed. Send it in a simpler form.`
			}
		]);
	const read = v.safeParse(schema, value);
	if (read.success) return { ok: true, content: read.output };
	return invalid(
		read.issues.map((issue) => ({ path: pathOf(issue, within), message: issue.message }))
	);
}

function pathOf(issue: v.BaseIssue<unknown>, within: string): string {
	const path = v.getDotPath(issue) ?? '';
	return within !== '' && path.startsWith(`${within}.`) ? path.slice(within.length + 1) : path;
}

/** Ends the request as for an address that leads nowhere. */
export function nothingHere(): never {
	error(404, 'There is nothing at this address.');
}
