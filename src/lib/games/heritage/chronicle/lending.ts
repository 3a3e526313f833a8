import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { ChronicleState } from '../state.ts';
import { tableNow } from './at-table-happened.ts';
import { checkSpeaker } from './speaking.ts';

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

/**
 * Passes the hidden hand of a seat on to whoever sits there now. Whose it is, the server knows: the log knows who did
 * it. Refusals: `unknown-seat`, `passes-to-oneself`, `no-hand-to-pass`.
 */
export function passHand(state: ChronicleState, { seat, from, to }: CommandOf<'PassHand'>) {
	if (!state.seats.includes(seat)) return refuse('unknown-seat', { seat }, 'seat');
	if (from === to) return refuse('passes-to-oneself', { seat }, 'to');
	if (!tableNow(state).seats.some((one) => one.seat === seat))
		return refuse('no-hand-to-pass', { seat }, 'seat');
	return accept<Event>({ type: 'HandPassed', seat, from, to });
}

/**
 * Asks others at the table whether a hand may be passed on without the person it was dealt to. Who of them has nothing
 * to gain by it is known where accounts are. Refusals: as `passHand`, those of who speaks, `undo-asked-already` while an
 * answer is waited for, `hand-needs-others` where nobody else is asked, as where one of them cannot answer.
 */
export function proposeHand(state: ChronicleState, command: CommandOf<'ProposeHand'>) {
	const { seat, from, to, by, asks } = command;
	if (!state.seats.includes(seat)) return refuse('unknown-seat', { seat }, 'seat');
	if (from === to) return refuse('passes-to-oneself', { seat }, 'to');
	if (!tableNow(state).seats.some((one) => one.seat === seat))
		return refuse('no-hand-to-pass', { seat }, 'seat');
	const stranger = checkSpeaker(state, [...by, ...asks]);
	if (stranger) return stranger;
	if (state.course.proposal) return refuse('undo-asked-already');
	if (asks.length === 0 || asks.includes(seat)) return refuse('hand-needs-others', {}, 'asks');
	return accept<Event>({ type: 'HandProposed', seat, from, to, by, asks });
}

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
