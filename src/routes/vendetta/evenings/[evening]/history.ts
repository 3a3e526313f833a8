import type { VendettaEvent } from '$lib/games/vendetta/events';
import type { EveningState } from '$lib/games/vendetta/state';
import { vendetta } from '$lib/games/vendetta/vendetta';
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

/** All that happened in an evening but for what its table shows, the newest first. */
export function historyOf(
	written: readonly WrittenAs<VendettaEvent>[],
	seats: { readonly [seat: string]: string },
	people: { readonly [person: string]: string }
): readonly HistoryLine[] {
	let before: EveningState = vendetta.initial;
	const lines: HistoryLine[] = [];
	for (const { sequence, actor, at, event } of written) {
		const told = toldOf(before, event, (seat) => seats[seat] ?? seat);
		if (told) lines.push({ sequence, at, by: people[actor] ?? 'somebody', ...told });
		before = vendetta.evolve(before, event);
	}
	return lines.reverse();
}
