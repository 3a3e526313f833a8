import type { VendettaEvent } from '$lib/games/vendetta/events';
import { evolveWith } from '$lib/games/vendetta/evolve-evening';
import { NO_EVENING, type EveningState } from '$lib/games/vendetta/state';
import type { WrittenAs } from '$lib/server/logs/written';
import { toldOf, type Told } from '$lib/ui/vendetta/history/history-words';

/** A line of the history of an evening. */
export interface HistoryLine extends Told {
	readonly sequence: number;
	/** Who did it. */
	readonly by: string;
	/** An instant in UTC. */
	readonly at: string;
}

/** Its lines say nothing of what lies at the table. */
const evolve = evolveWith((table) => table);

/** All that happened in an evening but for what its table shows, the newest first. */
export function historyOf(
	written: readonly WrittenAs<VendettaEvent>[],
	seats: { readonly [seat: string]: string },
	people: { readonly [person: string]: string }
): readonly HistoryLine[] {
	let before: EveningState = NO_EVENING;
	const lines: HistoryLine[] = [];
	for (const { sequence, actor, at, event } of written) {
		const told = toldOf(before, event, (seat) => seats[seat] ?? seat);
		if (told) lines.push({ sequence, at, by: people[actor] ?? 'somebody', ...told });
		before = evolve(before, event);
	}
	return lines.reverse();
}
