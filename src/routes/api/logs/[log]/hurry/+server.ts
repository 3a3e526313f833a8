import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import { logHere, openedLog } from '$lib/server/http/opened';
import { nothingHere, readJson } from '$lib/server/http/json';
import { playsAll } from '$lib/server/tables/sitting';
import type { RequestHandler } from './$types';

const bodySchema = v.strictObject({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) });

const OTHERS_READ = 'Other people play here, too. The computer pauses so that they can follow.';

/**
 * Lets code do without a long pause what is due to it on this version, where nobody else has to read first: 200, also where nothing is due
 * there any more; 403 with the sentence why not.
 */
export const POST: RequestHandler = async ({ locals, request }) => {
	const here = await logHere(locals);
	const { house, access, id, kept } = here;
	const { coded } = kept;
	if (!coded) nothingHere();
	const read = await readJson(request, bodySchema);
	if (!read.ok) return read.answer;
	const { state } = (await openedLog(here)).chronicle;
	const people = kept.seatsOf(state).filter((seat) => !coded.plays(state, seat));
	if (!playsAll(access, people)) return json({ sentence: OTHERS_READ }, { status: 403 });
	await house.rivals.hurry(id, read.content.version);
	return json({});
};
