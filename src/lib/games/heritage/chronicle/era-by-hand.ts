import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { SeatId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { eraOf } from '../vocabulary.ts';
import { checkSeat } from './checks.ts';
import { withDominance } from './correction.ts';

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

/** Whether an era has ended: in this log, or before the chronicle was entered. */
export function isEraOver(state: ChronicleState, era: number): boolean {
	return state.eras.some((dominance) => dominance.era === era) || era < eraOf(state.firstChapter);
}

/** Who dominates an era as it stands; null: it is not over, or nobody noted it. */
export function dominantOf({ eras }: Pick<ChronicleState, 'eras'>, era: number): SeatId | null {
	return eras.find((dominance) => dominance.era === era)?.seat ?? null;
}

export function dominanceCorrected(
	state: ChronicleState,
	{ era, seat }: EventOf<'DominanceCorrected'>
): ChronicleState {
	return withDominance(state, { era, seat, by: 'by-hand' });
}
