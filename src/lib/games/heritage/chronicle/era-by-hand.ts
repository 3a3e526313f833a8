import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { ChronicleState } from '../state.ts';
import { checkSeat } from './checks.ts';
import { dominantOf, isEraOver, withDominance } from './eras.ts';

/**
 * Sets by hand who dominated an era that is over, 1 to 7: the box is right; null: nobody noted it.
 * It stands until the table says otherwise again: a later correction of a chapter finds nothing
 * anew for this era, whatever it counts. Only opening the era's last aftermath again takes it back,
 * because then the era is not over. The same player: nothing to do. Refusals: `era-not-over`,
 * `unknown-seat`.
 */
export function correctDominance(state: ChronicleState, command: CommandOf<'CorrectDominance'>) {
	const { era, seat, reason } = command;
	if (!isEraOver(state, era)) return refuse('era-not-over', { era }, 'era');
	const stranger = seat === null ? null : checkSeat(state, seat);
	if (stranger) return stranger;
	if (dominantOf(state, era) === seat) return nothingToDo();
	return accept<Event>({ type: 'DominanceCorrected', era, seat, reason });
}

export function dominanceCorrected(
	state: ChronicleState,
	{ era, seat }: EventOf<'DominanceCorrected'>
): ChronicleState {
	return withDominance(state, { era, seat, by: 'by-hand' });
}
