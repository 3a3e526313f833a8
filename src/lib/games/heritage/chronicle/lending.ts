import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { SeatId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { tableNow } from './at-table-happened.ts';
import { handPassed, handProposed } from '../table/undoing.ts';

/**
 * Lets somebody act for a seat, until it is taken back; who was let before acts no longer. Who they are the log knows
 * by an opaque id, as it knows who acted. Refusals: `unknown-seat`, `acts-for-oneself`.
 */
export function lendSeat(
	{ seats, lent }: ChronicleState,
	{ seat, from, to, hand }: CommandOf<'LendSeat'>
) {
	if (!seats.includes(seat)) return refuse('unknown-seat', { seat }, 'seat');
	if (from === to) return refuse('acts-for-oneself', { seat }, 'to');
	if (sameJson(lent[seat] ?? null, { from, to, hand })) return nothingToDo();
	return accept<Event>({ type: 'SeatLent', seat, from, to, hand });
}

/** Nobody acts for a seat any more but who holds it. Refusal: `unknown-seat`. */
export function reclaimSeat({ seats, lent }: ChronicleState, { seat }: CommandOf<'ReclaimSeat'>) {
	if (!seats.includes(seat)) return refuse('unknown-seat', { seat }, 'seat');
	return lent[seat] ? accept<Event>({ type: 'SeatReclaimed', seat }) : nothingToDo();
}

/** As {@link handPassed} in the chapter under way. Refusals: also `unknown-seat`. */
export const passHand = (state: ChronicleState, command: CommandOf<'PassHand'>) =>
	findStranger(state, command) ?? handPassed({ table: tableNow(state) }, command);

/** As {@link handProposed} in the chapter under way. Refusals: also `unknown-seat`. */
export const proposeHand = (state: ChronicleState, command: CommandOf<'ProposeHand'>) =>
	findStranger(state, command) ??
	handProposed({ table: tableNow(state), course: state.course }, command);

const findStranger = ({ seats }: ChronicleState, { seat }: { readonly seat: SeatId }) =>
	seats.includes(seat) ? null : refuse('unknown-seat', { seat }, 'seat');

export function seatLent(
	state: ChronicleState,
	{ seat, from, to, hand }: EventOf<'SeatLent'>
): ChronicleState {
	return { ...state, lent: { ...state.lent, [seat]: { from, to, hand } } };
}

export function seatReclaimed(
	state: ChronicleState,
	{ seat }: EventOf<'SeatReclaimed'>
): ChronicleState {
	const { [seat]: _gone, ...lent } = state.lent;
	return { ...state, lent };
}
