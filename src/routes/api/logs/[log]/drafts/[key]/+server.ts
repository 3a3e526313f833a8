import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { Json } from '$lib/games/core/json';
import { application } from '$lib/server/application';
import {
	DRAFT_KEY,
	dropDraft,
	readDraft,
	saveDraft,
	type DraftPlace
} from '$lib/server/logs/drafts';
import { signedIn } from '$lib/server/http/access';
import { nothingHere, readJson } from '$lib/server/http/json';
import type { RequestEvent, RequestHandler } from './$types';

const bodySchema = v.strictObject({
	savedAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
	// Whatever JSON the page's form is; the page reads it with care when it comes back.
	value: v.custom<Json>((value) => value !== undefined)
});

function placeOf({ params, locals }: RequestEvent): DraftPlace {
	if (!DRAFT_KEY.test(params.key)) nothingHere();
	return { chronicleId: params.log, userId: signedIn(locals).id, key: params.key };
}

/** The person's own draft under this key: `{ savedAt, value }`, or null. */
export const GET: RequestHandler = async (event) => {
	const { database } = await application();
	return json(await readDraft(database, placeOf(event)));
};

/** Keeps a draft: 204; what is not kept, as it is older or there is no room: 409, so that nobody takes it for safe here. */
export const PUT: RequestHandler = async (event) => {
	const place = placeOf(event);
	const read = await readJson(event.request, bodySchema, 'value');
	if (!read.ok) return read.answer;
	const { database, quotas } = await application();
	const message = await saveDraft(database, place, read.content, quotas);
	return message === null
		? new Response(null, { status: 204 })
		: json({ message }, { status: 409 });
};

/** Throws the draft away. */
export const DELETE: RequestHandler = async (event) => {
	const { database } = await application();
	await dropDraft(database, placeOf(event));
	return new Response(null, { status: 204 });
};
