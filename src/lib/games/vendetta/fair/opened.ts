import type { SeatId } from '../../core/seats.ts';
import type { VendettaEvent } from '../events.ts';
import type { OpenedHands } from '../mixing/steps.ts';
import { atTable } from '../state.ts';
import type { Choice } from '../table/request.ts';

/** All of a game that was hidden while it was played. */
export type Opened = OpenedHands & {
	readonly seed: string;
	/** What was chosen at once, by the question that asked for it, then by seat. */
	readonly choices: ReadonlyMap<number, { readonly [seat: SeatId]: Choice }>;
};

/** What opened of each mixing whose seed is open; `standing`: what was not undone in the end. */
export function openedIn(
	log: readonly VendettaEvent[],
	standing: ReadonlySet<VendettaEvent>
): ReadonlyMap<string, Opened> {
	const choices = new Map<number, { readonly [seat: SeatId]: Choice }>();
	const found = new Map<string, Opened>();
	let mixing: string | null = null;
	for (const event of log) {
		if (event.type === 'CardsMixed' && event.step.type === 'SeedOpened' && mixing !== null) {
			const { seed, kept, faces } = event.step;
			found.set(mixing, { seed, kept, faces, choices });
		}
		for (const one of atTable([event])) {
			if (one.type === 'TableSet') mixing = one.setting.mixing?.id ?? mixing;
			if (one.type === 'ChoicesOpened' && one.choices !== null && standing.has(event))
				choices.set(one.question, one.choices);
		}
	}
	return found;
}
