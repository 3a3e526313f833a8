import type { Envelope } from '$lib/games/core/envelope';
import type { Event } from '$lib/games/heritage/events';
import type { ChronicleState } from '$lib/games/heritage/state';
import { ledgerLine } from '$lib/ui/heritage/ledger/lines';
import type { Names } from '$lib/ui/heritage/ledger/names';

interface Here {
	/** Right after the event. */
	readonly state: ChronicleState;
	readonly names: Names;
	readonly people: { readonly [actor: string]: string };
	readonly sequence: number;
	/** The last event there is. */
	readonly version: number;
}

/**
 * When a moment was, what came right after it, and where one step of the log back and on lead: a step is what
 * one command set off. `from` begins with the event of the moment, `before` ends with the one before it.
 */
export function around(
	from: readonly Envelope<Event>[],
	before: readonly Envelope<Event>[],
	{ state, names, people, sequence, version }: Here
) {
	const [here, next] = from;
	const own = here?.command;
	const back = before.findLast(({ command }) => command !== own)?.sequence ?? null;
	const following = from.find(({ command }) => command !== own);
	const others = from.filter(({ command }) => command === following?.command);
	return {
		at: here?.at ?? '',
		next: next ? ledgerLine(next, state, names, people).sentence : null,
		steps: {
			back,
			on: sequence >= version ? null : (others.at(-1)?.sequence ?? version)
		}
	};
}
