import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { Teller } from '../chronicle-deck/opened.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import { repeated } from '../repeated.ts';
import type { Slip } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { checkNewSlip } from './checks.ts';

/**
 * Says which deck the chronicle is played with, as long as no card of a sealed one was turned up; after
 * that the group can go over to its own box at any time, and not back: what was told stays, and all else
 * is told by the table from then on. A deck's obligations come into the supply; those that are in the
 * chronicle already are left out. The same deck again: nothing to do. Refusals: `deck-already-open`,
 * `slip-id-taken`.
 */
export function chooseDeck(state: ChronicleState, command: CommandOf<'ChooseDeck'>) {
	const { deck } = command;
	if (sameJson(state.deck.identity, deck)) return nothingToDo();
	if (deck.kind !== 'box' && deckWasTurned(state)) return refuse('deck-already-open', {}, 'deck');
	const twice = repeated(command.obligations.map(({ id }) => id));
	if (twice) {
		return refuse('slip-id-taken', { slip: twice.value }, `obligations.${twice.index}.id`);
	}
	const obligations = command.obligations.filter((slip) => !isThere(state, slip));
	for (const slip of obligations) {
		const taken = checkNewSlip(state, slip.id, 'obligations');
		if (taken) return taken;
	}
	return accept<Event>({ type: 'DeckChosen', deck, obligations });
}

export function deckChosen(
	state: ChronicleState,
	{ deck, obligations }: EventOf<'DeckChosen'>
): ChronicleState {
	return {
		...state,
		deck: { ...state.deck, identity: deck },
		obligationSupply: [...state.obligationSupply, ...obligations]
	};
}

/** Whether the program turns the deck of this chronicle; otherwise the table tells what its box shows. */
export function playsSealed({ deck }: ChronicleState): boolean {
	return deck.identity !== null && deck.identity.kind !== 'box';
}

/** Whether cards come from where this chronicle has them. Refusals: `deck-turned-here`, `no-deck-here`. */
export function checkTeller(state: ChronicleState, from: Teller) {
	const sealed = playsSealed(state);
	if (sealed === (from === 'deck')) return null;
	return sealed ? refuse('deck-turned-here', {}, 'from') : refuse('no-deck-here', {}, 'from');
}

/**
 * The same for the backs of a chapter's cards: they come from where its fronts came from, and from the
 * table once the group went over to its own box. Absent: from the table. Refusals: as above.
 */
export function checkTellerOf(state: ChronicleState, chapter: number, from: Teller = 'table') {
	const sealed = hasSealedBacks(state, chapter);
	if (sealed === (from === 'deck')) return null;
	return sealed ? refuse('deck-turned-here', {}, 'from') : refuse('no-deck-here', {}, 'from');
}

/** Whether the backs of a chapter's cards lie in the sealed deck, which alone tells them. */
export function hasSealedBacks(state: ChronicleState, chapter: number): boolean {
	return playsSealed(state) && state.deck.chapters[chapter]?.from === 'deck';
}

/** Whether a card of a sealed deck was turned up, so that nothing but the group's own box can be chosen any more. */
export function deckWasTurned({ deck }: ChronicleState): boolean {
	return [...Object.values(deck.chapters), ...Object.values(deck.scoring)].some(
		({ from }) => from === 'deck'
	);
}

/** Whether the very same obligation lies in the supply or in a haven. */
function isThere(state: ChronicleState, slip: Slip): boolean {
	const held = Object.values(state.players).flatMap(({ haven }) => haven?.obligations ?? []);
	return [...state.obligationSupply, ...held].some((one) => sameJson(one, slip));
}
