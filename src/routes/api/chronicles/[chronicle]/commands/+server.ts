import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import { ID_PATTERN } from '$lib/games/core/envelope';
import { commandSchema } from '$lib/games/heritage/commands';
import { application } from '$lib/server/application';
import { memberAccess, signedIn } from '$lib/server/http/access';
import { readJson } from '$lib/server/http/json';
import { mayAct } from '$lib/server/tables/rights';
import { seatOf } from '$lib/server/tables/seat-of';
import type { RequestHandler } from './$types';

const bodySchema = v.strictObject({
	id: v.pipe(v.string(), v.regex(ID_PATTERN, 'expected an id of 8 to 64 letters, digits, - or _')),
	seen: v.pipe(v.number(), v.integer(), v.minValue(0)),
	command: commandSchema
});

/** Takes one command: 200 accepted, 400 of no known form, 403 not this role's, 409 refused by the rules. */
export const POST: RequestHandler = async ({ request, locals, params }) => {
	const access = memberAccess(locals);
	const { id: actorId, name } = signedIn(locals);
	const read = await readJson(request, bodySchema, 'command');
	if (!read.ok) return read.answer;
	const { id, seen, command } = read.content;
	if (!mayAct(access, command))
		return json(
			{
				message:
					'Your role in this group does not allow this. The keeper can do it, or change your role.'
			},
			{ status: 403 }
		);
	const { chronicles } = await application();
	const answer = await chronicles.act({
		chronicle: params.chronicle,
		actor: { id: actorId, name },
		seat: seatOf(command, access),
		command: { id, seen, body: command }
	});
	if (answer.kind === 'accepted') return json({ kind: 'accepted', version: answer.version });
	const { kind: _kind, ...refusal } = answer;
	return json(refusal, { status: 409 });
};
