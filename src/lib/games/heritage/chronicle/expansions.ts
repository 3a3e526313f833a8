import { accept, nothingToDo } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { Expansion } from '../chronicle-deck/opened.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { ChronicleState } from '../state.ts';

/** The expansions that the open chronicle is played with here, whether or not their cards lie on this server. */
export const expansionsOf = ({ deck }: ChronicleState): readonly Expansion[] =>
	deck.expansions ?? [];

/**
 * An expansion of the open chronicle was sealed in (rulings 30 and 31): also before that deck is chosen, and at any
 * time after. Brought again under the same name and licence: nothing to do.
 */
export function addExpansion(state: ChronicleState, { expansion }: CommandOf<'AddExpansion'>) {
	if (expansionsOf(state).some((known) => sameJson(known, expansion))) return nothingToDo();
	return accept<Event>({ type: 'ExpansionAdded', expansion });
}

/**
 * The group goes on without expansions whose cards are gone. They are told by their ids; those that it does not
 * play with are left out, and where none is left there is nothing to do. Brought again, an expansion is played with again.
 */
export function forgoExpansions(
	state: ChronicleState,
	{ expansions }: CommandOf<'ForgoExpansions'>
) {
	const ids = idsOf(expansions);
	const forgone = expansionsOf(state).filter(({ id }) => ids.has(id));
	if (forgone.length === 0) return nothingToDo();
	return accept<Event>({ type: 'ExpansionsForgone', expansions: forgone });
}

export function expansionAdded(
	state: ChronicleState,
	{ expansion }: EventOf<'ExpansionAdded'>
): ChronicleState {
	return playedWith(state, [...without(state, [expansion]), expansion]);
}

export function expansionsForgone(
	state: ChronicleState,
	{ expansions }: EventOf<'ExpansionsForgone'>
): ChronicleState {
	return playedWith(state, without(state, expansions));
}

function without(state: ChronicleState, expansions: readonly Expansion[]): Expansion[] {
	const ids = idsOf(expansions);
	return expansionsOf(state).filter(({ id }) => !ids.has(id));
}

const playedWith = (state: ChronicleState, expansions: readonly Expansion[]): ChronicleState => ({
	...state,
	deck: { ...state.deck, expansions }
});

const idsOf = (expansions: readonly Expansion[]): ReadonlySet<string> =>
	new Set(expansions.map(({ id }) => id));
