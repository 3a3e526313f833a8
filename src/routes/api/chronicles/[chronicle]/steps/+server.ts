import { json } from '@sveltejs/kit';
import { application } from '$lib/server/application';
import { holdersOf } from '$lib/server/chronicles/annex';
import { doingsOf } from '$lib/server/chronicles/doings';
import { writtenAfter } from '$lib/server/chronicles/written';
import { openedChronicle } from '$lib/server/http/chronicle';
import type { RequestHandler } from './$types';

/** Who did each step that stands at the table, for whom, and when. */
export const GET: RequestHandler = async ({ locals }) => {
	const { chronicle } = await openedChronicle(locals);
	const { id, names } = chronicle;
	const holders = await holdersOf((await application()).database.read, id);
	const steps = doingsOf(await writtenAfter(id, 0)).map(({ actor, seat, at }) => ({
		by: names.people[actor] ?? 'somebody',
		seat: seat !== null && holders[seat] !== actor ? seat : null,
		at
	}));
	return json({ steps });
};
