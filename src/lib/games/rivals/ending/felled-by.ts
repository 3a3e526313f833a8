import type { SeatId } from '../../core/seats.ts';
import type { StepEvent } from '../events.ts';
import { findVampire } from '../match/vampires.ts';
import type { Match } from '../match/state.ts';

/**
 * Who knocked a player out, as far as the last step says so: who felled a vampire of theirs in it. Null: nobody's effect;
 * undefined: it does not say, so that people do.
 */
export function felledBy(
	match: Pick<Match, 'seats'>,
	lastStep: readonly StepEvent[],
	seat: SeatId
): SeatId | null | undefined {
	for (const event of lastStep.toReversed()) {
		if (event.type === 'VampireFell' && findVampire(match, event.vampire)?.seat === seat)
			return event.by;
		if (event.type === 'AttackEnded' || event.type === 'HarmPlaced') {
			const felled = event.result.felled?.find((one) => one.seat === seat);
			if (felled) return felled.by;
		}
	}
	return undefined;
}
