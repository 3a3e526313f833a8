import type { Command } from '../../../games/vendetta/commands.ts';
import type { VendettaEvent } from '../../../games/vendetta/events.ts';
import type { EveningState } from '../../../games/vendetta/state.ts';
import { ownHand } from '../../../games/vendetta/table/own-hand.ts';
import { NOTHING_SEEN } from '../../../games/vendetta/table/own-view.ts';
import type { Typed } from '../../../games/core/game.ts';
import type { DealtFaceDown } from '../../logs/kept-game.ts';

/** The number of the table that events set up in an evening; null: they set up none. */
function laidOut(events: readonly Typed[]): number | null {
	// Our own game's words.
	const [first] = events as readonly VendettaEvent[];
	return first?.type === 'HappenedAtTable' ? (first.nth ?? null) : null;
}

/** What the app deals face down at the table of an evening: clan decks, hands, the faces of cards, and what was chosen in secret. */
export const vendettaDealt: DealtFaceDown<EveningState, Command> = {
	laidOut,
	// What nobody has seen yet is dealt anew.
	goOnWithout: () => null,
	hand:
		(seat) =>
		({ seats, evening }, circumstances) => {
			const { table } = evening;
			const isThere = table !== undefined && seats.includes(seat);
			if (!isThere) return { seen: { ...NOTHING_SEEN } };
			const { seen, ...after } = ownHand(table, seat, circumstances);
			return { seen: { ...seen }, ...after };
		}
};
