import { effectsWords } from '../../../../games/heritage/effects/words.ts';
import { openStickers } from '../../../../games/heritage/open/open-set.ts';
import type { SeatId } from '../../../../games/heritage/shapes.ts';
import type { ChronicleState } from '../../../../games/heritage/state.ts';
import { withLack } from './sticker-lack.ts';
import type { BroughtDesign, StickerDesign } from './scene.ts';

/**
 * The stickers that a player may choose among, where the program brings them; a group with a box takes
 * what lies there. Some ask for dots in a trait (reading stickers), where the group has that trait.
 */
export function designsFor(state: ChronicleState, seat: SeatId, who: string): StickerDesign[] {
	const dots = state.players[seat]?.sheet?.dots ?? {};
	return designsBrought(state).map((design) => withLack(design, state.traits, dots, who));
}

/** All designs that the program brings to this chronicle. */
export function designsBrought(state: ChronicleState): BroughtDesign[] {
	if (!bringsCards(state)) return [];
	return openStickers.map(({ kind, name, effects, asks }) => ({
		kind,
		name,
		text: effectsWords(effects).join(' '),
		asks: asks ?? null
	}));
}

/** Whether the program brings the cards of a chronicle, so that nobody has to take them out of a box. */
export const bringsCards = ({ deck, dealer }: ChronicleState): boolean =>
	deck.identity?.kind === 'open' || dealer === 'app';
