import { json } from '@sveltejs/kit';
import type { EveningState } from '$lib/games/vendetta/state';
import type { VendettaEvent } from '$lib/games/vendetta/events';
import { application } from '$lib/server/application';
import { opened } from '$lib/server/http/opened';
import { writtenInStretches, type WrittenAs } from '$lib/server/logs/written';
import { historyOf } from './history';
import type { RequestHandler } from './$types';

/** What happened in an evening, in words, the newest first. */
export const GET: RequestHandler = async ({ locals }) => {
	const { chronicle } = await opened<EveningState>(
		locals,
		(house) => house.keeping('vendetta').logs
	);
	const of = (await application()).keeping('vendetta');
	const stretches = writtenInStretches(of, chronicle.id) as AsyncIterable<
		readonly WrittenAs<VendettaEvent>[]
	>;
	return json({ lines: await historyOf(stretches, chronicle.names) });
};
