import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import { drawForms } from '$lib/games/heritage/draw/steps';
import { application } from '$lib/server/application';
import { announceDraw, drawsOf } from '$lib/server/games/heritage/drawing';
import { memberAccess, signedIn } from '$lib/server/http/access';
import { commandIdSchema } from '$lib/server/http/commands';
import { nothingHere, readJson } from '$lib/server/http/json';
import type { RequestHandler } from './$types';

const bodySchema = v.strictObject({ id: commandIdSchema, tie: drawForms.tie });

/** The draws that were announced for ties of this chronicle, the newest first. */
export const GET: RequestHandler = async ({ locals, params }) => {
	const { group } = memberAccess(locals);
	const draws = await drawsOf(await application(), { id: params.log, groupId: group.id });
	return json({ draws });
};

/** Announces a provable draw: 200 with its id, 400 of no known form, 409 refused by its rules. */
export const POST: RequestHandler = async ({ request, locals, params }) => {
	const { group } = memberAccess(locals);
	const { id, name } = signedIn(locals);
	const read = await readJson(request, bodySchema, 'tie');
	if (!read.ok) return read.answer;
	const house = await application();
	const chronicle = await house.keeping('heritage').logs.read(params.log);
	if (!chronicle) nothingHere();
	const announced = await announceDraw(house, {
		chronicle: { ...chronicle, groupId: group.id },
		actor: { id, name },
		commandId: read.content.id,
		tie: read.content.tie
	});
	if (announced.kind === 'founded') return json({ draw: announced.chronicle });
	const { kind: _kind, ...refusal } = announced;
	return json(refusal, { status: 409 });
};
