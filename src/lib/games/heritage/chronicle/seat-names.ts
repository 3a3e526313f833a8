import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { ChronicleState } from '../state.ts';

/**
 * A seat goes by another name, of which the log keeps a salted hash; the name itself stands beside it. The same hash
 * again: nothing to do. Refusal: `unknown-seat`.
 */
export function nameSeat(state: ChronicleState, { seat, proof }: CommandOf<'NameSeat'>) {
	if (!state.seats.includes(seat)) return refuse('unknown-seat', { seat }, 'seat');
	if (state.named?.[seat] === proof) return nothingToDo();
	return accept<Event>({ type: 'SeatNamed', seat, proof });
}

export function seatNamed(
	state: ChronicleState,
	{ seat, proof }: EventOf<'SeatNamed'>
): ChronicleState {
	return { ...state, named: { ...state.named, [seat]: proof } };
}
