import type { AloneCommand, AloneState } from '../../../games/heritage/alone/grammar.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import { tableNow } from '../../../games/heritage/chronicle/at-table-happened.ts';
import { dealingChance } from '../../../games/heritage/chronicle/mixed-chance.ts';
import { ownHand } from '../../../games/heritage/dealing/own-hand.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Held, Table } from '../../../games/heritage/table/table.ts';
import type { Circumstances, Typed } from '../../../games/core/game.ts';
import type { DealtFaceDown, Note } from '../../logs/kept-game.ts';
import { laysTable } from './doings.ts';

/** The chapter of a table that events lay out; null: they lay out none. */
function laidOut(events: readonly Typed[]): number | null {
	const [first] = events;
	return first && laysTable(first) ? first.event.setting.chapter : null;
}

/** All faces of a hand; null: some of them only the box knows. */
function facesOf(held: readonly Held[]): readonly string[] | null {
	const faces = held.flatMap(({ scheme }) => scheme ?? []);
	return faces.length === held.length ? faces : null;
}

/** Each card of a hand by its position, with its face where it is known; and all faces where none is missing. */
function seenHand(table: Table, seat: string, circumstances: Circumstances) {
	const { hand, ...after } = ownHand(table, seat, circumstances);
	return { seen: { held: hand, hand: facesOf(hand) }, ...after };
}

const BOX_DEALS: Note = {
	title: 'From here on the box deals',
	text: 'A chapter was under way, and the file came without its face-down cards. All open cards are as before. Your group says which cards come next and what hidden hands hold.'
};

/** What the app deals face down in a chapter of Heritage: the order of the deck, and hands that are hidden. */
export const heritageDealt: DealtFaceDown<ChronicleState, Command> = {
	laidOut,
	goOnWithout(state) {
		const { phase, dealer } = tableNow(state);
		if (phase === 'empty' || phase === 'finished' || dealer !== 'app') return null;
		const reason = 'The file came without the face-down cards.';
		return {
			command: { type: 'ActAtTable', command: { type: 'ChangeDealer', dealer: 'box', reason } },
			note: BOX_DEALS
		};
	},
	hand: (seat) => (state, circumstances) =>
		seenHand(tableNow(state), seat, dealingChance(state, circumstances))
};

/** The same in a game outside a chronicle. */
export const aloneDealt: DealtFaceDown<AloneState, AloneCommand> = {
	// A hand is dealt to whoever sits there first: see keepHands.
	laidOut: () => null,
	// What nobody has seen yet is dealt anew.
	goOnWithout: () => null,
	hand:
		(seat) =>
		({ table }, circumstances) =>
			seenHand(table, seat, circumstances)
};
