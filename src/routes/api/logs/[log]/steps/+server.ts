import { json } from '@sveltejs/kit';
import { COMPUTER, holdersOf } from '$lib/server/logs/annex';
import { writtenSince } from '$lib/server/logs/written';
import { logHere, openedLog } from '$lib/server/http/opened';
import { nothingHere } from '$lib/server/http/json';
import type { RequestHandler } from './$types';

/** Who did each step that stands at the table, for whom, and when. */
export const GET: RequestHandler = async ({ locals }) => {
	const here = await logHere(locals);
	const { house, id, kept } = here;
	const { lie, begin, standing } = kept.steps ?? nothingHere();
	const { chronicle } = await openedLog(here);
	const holders = await holdersOf(house.database.read, id);
	const written = lie(chronicle.state) ? await writtenSince(here, chronicle, begin) : [];
	const steps = standing(written);
	return json({
		steps: steps.map(({ actor, seat, at }) => ({
			by: actor === COMPUTER.id ? COMPUTER.name : (chronicle.names.people[actor] ?? 'somebody'),
			seat: seat !== null && holders[seat] !== actor ? seat : null,
			at
		}))
	});
};
