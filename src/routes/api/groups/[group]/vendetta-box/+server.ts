import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import { NOTHING_TOLD } from '$lib/games/vendetta/box/box-set';
import { describedSchema } from '$lib/games/vendetta/table/commands';
import { application } from '$lib/server/application';
import { boxOf, keepBox, typeInGroup } from '$lib/server/games/vendetta/group-box';
import { memberAccess } from '$lib/server/http/access';
import { readJson } from '$lib/server/http/json';
import type { RequestHandler } from './$types';

const bodySchema = v.strictObject({ cards: describedSchema });

/** The cards of the group's own box, as far as somebody typed or told them. */
export const GET: RequestHandler = async ({ locals }) => {
	const { group } = memberAccess(locals);
	const { database } = await application();
	return json(await boxOf(database.read, group.id));
};

/** Keeps typed cards, those of the same id in place of what was known; answers all that is known then. */
export const PUT: RequestHandler = async ({ locals, request }) => {
	const { group } = memberAccess(locals);
	const read = await readJson(request, bodySchema, 'cards');
	if (!read.ok) return read.answer;
	const { database } = await application();
	const kept = await typeInGroup(database, group.id, read.content.cards);
	return kept
		? json(kept)
		: json(
				{ sentence: 'These are more cards than a box has. Nothing was changed.' },
				{ status: 409 }
			);
};

/** Forgets them; tables that are set up keep theirs. */
export const DELETE: RequestHandler = async ({ locals }) => {
	const { group } = memberAccess(locals);
	const { database } = await application();
	await keepBox(database, group.id, NOTHING_TOLD);
	return new Response(null, { status: 204 });
};
