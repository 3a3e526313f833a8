import { accept, nothingToDo } from '../../core/decision.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { ChronicleState } from '../state.ts';

/** Anyone who has a copy and is not in the group. */
const OUTSIDER = '';

/** How far the seals of a chronicle are broken: a copy taken no further can tell nothing new. */
const opened = ({ deck, chapters }: ChronicleState): number =>
	Object.keys(deck.chapters).length + chapters.length;

/**
 * Somebody imported a file of this chronicle on the same server: the keeper of that copy can break its next seal before
 * this one does. The same person again, before anything was opened here: nothing to do.
 */
export function noteCopy(state: ChronicleState, { person }: CommandOf<'NoteCopy'>) {
	if (state.copies?.[person ?? OUTSIDER] === opened(state)) return nothingToDo();
	return accept<Event>({ type: 'CopyOpened', person });
}

export function copyOpened(
	state: ChronicleState,
	{ person }: EventOf<'CopyOpened'>
): ChronicleState {
	return { ...state, copies: { ...state.copies, [person ?? OUTSIDER]: opened(state) } };
}
