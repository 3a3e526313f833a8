import type { Typed } from '../../../../games/core/game.ts';
import type { Command, DealtEvent } from '../../../../games/rivals/dealt/grammar.ts';
import type { DealtState } from '../../../../games/rivals/dealt/state.ts';
import { ownHand } from '../../../../games/rivals/table/own-hand.ts';
import { NOTHING_SEEN } from '../../../../games/rivals/table/own-view.ts';
import type { DealtFaceDown } from '../../../logs/kept-game.ts';
import { THE_TABLE } from './door.ts';

/** Whether events set up the table of a match. */
function setsUp(events: readonly Typed[]): boolean {
	// Our own game's words.
	const [first] = events as readonly DealtEvent[];
	return first?.type === 'HappenedAtTable' && first.event.type === 'TableSet';
}

/** What Elysium deals face down in a match: decks, hands, the faces of cards, fists, and the order of the City. */
export const dealtHands: DealtFaceDown<DealtState, Command> = {
	laidOut: (events) => (setsUp(events) ? THE_TABLE : null),
	// What nobody has seen yet is dealt anew.
	goOnWithout: () => null,
	hand:
		(seat) =>
		({ seats, table }, circumstances) => {
			if (!table || !seats.includes(seat)) return { seen: { ...NOTHING_SEEN } };
			const { seen, ...after } = ownHand(table, seat, circumstances);
			return { seen: { ...seen }, ...after };
		}
};
