import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { ChronicleState } from '../state.ts';
import { playsSealed } from './deck-choice.ts';

/**
 * Writes down numbers that are printed on the cards of the group's own box, bare of any content, all at
 * once or as they come (rulings 30 and 31). All of them known: nothing to do. Refusal:
 * `deck-turned-here`.
 */
export function noteNumbers(state: ChronicleState, { numbers, source }: CommandOf<'NoteNumbers'>) {
	if (playsSealed(state)) return refuse('deck-turned-here');
	const known = new Set(state.deck.numbers);
	const fresh = [...new Set(numbers)].filter((number) => !known.has(number)).sort(ascending);
	if (fresh.length === 0) return nothingToDo();
	return accept<Event>({ type: 'NumbersNoted', numbers: fresh, source });
}

/** A card of the group's own box was turned up. It was before: nothing to do. Refusal: `deck-turned-here`. */
export function turnNumber(state: ChronicleState, { number }: CommandOf<'TurnNumber'>) {
	if (playsSealed(state)) return refuse('deck-turned-here');
	if (state.deck.turned.includes(number)) return nothingToDo();
	return accept<Event>({ type: 'NumberTurned', number });
}

export function numbersNoted(
	state: ChronicleState,
	{ numbers }: EventOf<'NumbersNoted'>
): ChronicleState {
	const all = new Set([...state.deck.numbers, ...numbers]);
	return { ...state, deck: { ...state.deck, numbers: [...all].sort(ascending) } };
}

export function numberTurned(
	state: ChronicleState,
	{ number }: EventOf<'NumberTurned'>
): ChronicleState {
	return { ...state, deck: { ...state.deck, turned: [...state.deck.turned, number] } };
}

const ascending = (one: number, other: number): number => one - other;
