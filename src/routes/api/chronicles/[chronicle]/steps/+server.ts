import { json } from '@sveltejs/kit';
import { application } from '$lib/server/application';
import { holdersOf } from '$lib/server/logs/annex';
import { beginsTable, doingsOf } from '$lib/server/games/heritage/doings';
import { writtenSince } from '$lib/server/games/heritage/written';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import type { RequestHandler } from './$types';

/** Who did each step that stands at the table, for whom, and when. */
export const GET: RequestHandler = async ({ locals }) => {
	const { chronicle } = await openedChronicle(locals);
	const { id, names } = chronicle;
	const holders = await holdersOf((await application()).database.read, id);
	const written = chronicle.state.table ? await writtenSince(chronicle, beginsTable) : [];
	const steps = doingsOf(written).map(({ actor, seat, at }) => ({
		by: names.people[actor] ?? 'somebody',
		seat: seat !== null && holders[seat] !== actor ? seat : null,
		at
	}));
	return json({ steps });
};
