import type { VendettaEvent } from '$lib/games/vendetta/events';
import type { EveningState } from '$lib/games/vendetta/state';
import { vendetta } from '$lib/games/vendetta/vendetta';
import type { StoredEnvelope } from '$lib/games/core/envelope';
import { currentEvent } from '$lib/server/logs/folded';
import { toldOf, type Told } from '$lib/ui/vendetta/history/history-words';

/** A line of the history of an evening. */
export interface HistoryLine extends Told {
	readonly sequence: number;
	/** Who did it. */
	readonly by: string;
	/** An instant in UTC. */
	readonly at: string;
}

/** All that happened in an evening, the newest first. An evening has at most `MOST_CHANGES` events after its first. */
export function historyOf(
	envelopes: readonly StoredEnvelope[],
	seats: { readonly [seat: string]: string },
	people: { readonly [person: string]: string }
): readonly HistoryLine[] {
	let before: EveningState = vendetta.initial;
	const lines: HistoryLine[] = [];
	for (const envelope of envelopes) {
		const event = currentEvent<EveningState, VendettaEvent>(vendetta, envelope);
		const { sequence, actor, at } = envelope;
		const told = toldOf(before, event, (seat) => seats[seat] ?? seat);
		lines.push({ sequence, at, by: people[actor] ?? 'somebody', ...told });
		before = vendetta.evolve(before, event);
	}
	return lines.reverse();
}
