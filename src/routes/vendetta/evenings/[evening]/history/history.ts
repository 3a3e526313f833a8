import type { VendettaEvent } from '$lib/games/vendetta/events';
import { evolveWith } from '$lib/games/vendetta/evolve-evening';
import { NO_EVENING, type EveningState } from '$lib/games/vendetta/state';
import { toldOf, type HistoryLine } from '$lib/ui/vendetta/history/history-words';
import type { WrittenAs } from '$lib/server/logs/written';

type Names = { readonly [id: string]: string };

/** Its lines say nothing of what lies at the table, which is a good deal to fold. */
const evolve = evolveWith((table) => table);

/** All that happened in an evening but for what its table shows, the newest first; it is folded as it is read. */
export async function historyOf(
	stretches: AsyncIterable<readonly WrittenAs<VendettaEvent>[]>,
	{ seats, people }: { readonly seats: Names; readonly people: Names }
): Promise<readonly HistoryLine[]> {
	let before: EveningState = NO_EVENING;
	const lines: HistoryLine[] = [];
	for await (const stretch of stretches)
		for (const { sequence, actor, at, event } of stretch) {
			const told = toldOf(before, event, (seat) => seats[seat] ?? seat);
			if (told) lines.push({ sequence, at, by: people[actor] ?? 'somebody', ...told });
			before = evolve(before, event);
		}
	return lines.reverse();
}
