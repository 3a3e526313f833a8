import type { CheckedChoice, RememberedSeal } from '../../core/fair/choices.ts';
import type { VendettaEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import { NO_EVENING, type EveningState } from '../state.ts';
import { checkOpened } from '../table/seals.ts';
import { EMPTY_TABLE } from '../table/table.ts';

/** A choice that opened, and where: which event of the file, from 1. */
export interface CheckedInLog extends CheckedChoice {
	readonly at: number;
}

/**
 * Holds every token and every bid of an evening against its seal, undone ones too, from nothing but its events.
 * `remembered`: what this device sealed there.
 */
export function verifyChoices(
	log: readonly VendettaEvent[],
	remembered: readonly RememberedSeal[] = []
): readonly CheckedInLog[] {
	let state: EveningState = NO_EVENING;
	return log.flatMap((event, index) => {
		const checked =
			event.type === 'HappenedAtTable'
				? checkOpened(state.evening.table ?? EMPTY_TABLE, event.event, remembered)
				: [];
		state = evolve(state, event);
		return checked.map((one) => ({ ...one, at: index + 1 }));
	});
}
