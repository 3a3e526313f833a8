import { error, json } from '@sveltejs/kit';
import type * as v from 'valibot';
import { readJsonText, type JsonRefused } from '../../games/core/json-text.ts';
import { dotPathOf, parseAs } from '../../games/core/parse.ts';

/** What is wrong with a request's content: where (a dotted path), and what was expected there. */
interface Issue {
	readonly path: string;
	readonly message: string;
}

export type Read<Content> =
	| { readonly ok: true; readonly content: Content }
	| { readonly ok: false; readonly answer: Response };

/** The answer to content that no schema knows: 400 with the first things that are wrong. */
const invalid = (issues: readonly Issue[]): { ok: false; answer: Response } => ({
	ok: false,
	answer: json({ issues }, { status: 400 })
});

/** Nothing honest is nested deeper. */
export const LEVELS = 64;

const NOTHING_CHANGED: { readonly [why in JsonRefused['why']]: string } = {
	syntax: 'This arrived damaged. Nothing was changed. Send it again.',
	levels: `This is nested more than ${LEVELS} levels deep. Nothing was changed. Send it in a simpler form.`,
	values: 'This holds too many values for its length; nothing was changed. Send less.',
	names: 'This holds too many different field names; nothing was changed. Send less.'
};

/**
 * Reads the JSON of a request through a schema. `within` is the part of it that the person typed: paths of issues in
 * there begin in there.
 */
export async function readJson<Content>(
	request: Request,
	schema: v.GenericSchema<unknown, Content>,
	within = ''
): Promise<Read<Content>> {
	const json = readJsonText(await request.text(), LEVELS);
	if (!json.ok) return invalid([{ path: '', message: NOTHING_CHANGED[json.why] }]);
	const read = parseAs(schema, json.value);
	if (read.success) return { ok: true, content: read.output };
	return invalid(
		read.issues.map((issue) => ({ path: pathOf(issue, within), message: issue.message }))
	);
}

function pathOf(issue: v.BaseIssue<unknown>, within: string): string {
	const path = dotPathOf(issue) ?? '';
	return within !== '' && path.startsWith(`${within}.`) ? path.slice(within.length + 1) : path;
}

/** Ends the request as for an address that leads nowhere. */
export function nothingHere(): never {
	error(404, 'There is nothing at this address.');
}
