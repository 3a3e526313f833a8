import { json } from '@sveltejs/kit';
import { evolve } from '$lib/games/rivals/dealt/evolve';
import type { DealtEvent } from '$lib/games/rivals/dealt/grammar';
import { NO_MATCH, type DealtState } from '$lib/games/rivals/dealt/state';
import { application } from '$lib/server/application';
import { opened } from '$lib/server/http/opened';
import { writtenInStretches, type WrittenAs } from '$lib/server/logs/written';
import { wordsOf } from '$lib/ui/rivals/dealt/history-words';
import type { RequestHandler } from './$types';

/** What happened in a match, in words, the newest first; it is folded as it is read. */
export const GET: RequestHandler = async ({ locals }) => {
	const { chronicle } = await opened<DealtState>(
		locals,
		(house) => house.keeping('rivals-dealt').logs
	);
	const of = (await application()).keeping('rivals-dealt');
	const { seats, people } = chronicle.names;
	const stretches = writtenInStretches(of, chronicle.id) as AsyncIterable<
		readonly WrittenAs<DealtEvent>[]
	>;
	let before: DealtState = NO_MATCH;
	const lines: {
		readonly sequence: number;
		readonly at: string;
		readonly by: string;
		readonly title: string;
		readonly changes: string[];
	}[] = [];
	for await (const stretch of stretches)
		for (const { sequence, actor, at, event } of stretch) {
			const said = wordsOf(before, event, seats);
			if ('line' in said) {
				const { title, changes } = said.line;
				const by = people[actor] ?? 'somebody';
				lines.push({ sequence, at, by, title, changes: [...changes] });
			} else lines.at(-1)?.changes.push(...said.more);
			before = evolve(before, event);
		}
	return json({ lines: lines.reverse() });
};
