import { json } from '@sveltejs/kit';
import { evolve } from '$lib/games/rivals/evolve';
import type { RivalsEvent } from '$lib/games/rivals/events';
import { NO_MATCH, type RivalsState } from '$lib/games/rivals/state';
import { application } from '$lib/server/application';
import { opened } from '$lib/server/http/opened';
import { writtenInStretches, type WrittenAs } from '$lib/server/logs/written';
import { toldOf, type HistoryLine } from '$lib/ui/rivals/history/history-words';
import type { RequestHandler } from './$types';

/** What happened in a match, in words, the newest first; it is folded as it is read. */
export const GET: RequestHandler = async ({ locals }) => {
	const { chronicle } = await opened<RivalsState>(locals, (house) => house.keeping('rivals').logs);
	const of = (await application()).keeping('rivals');
	const { seats, people } = chronicle.names;
	const stretches = writtenInStretches(of, chronicle.id) as AsyncIterable<
		readonly WrittenAs<RivalsEvent>[]
	>;
	let before: RivalsState = NO_MATCH;
	const lines: HistoryLine[] = [];
	for await (const stretch of stretches)
		for (const { sequence, actor, at, event } of stretch) {
			lines.push({
				sequence,
				at,
				by: people[actor] ?? 'somebody',
				...toldOf(before, event, seats)
			});
			before = evolve(before, event);
		}
	return json({ lines: lines.reverse() });
};
