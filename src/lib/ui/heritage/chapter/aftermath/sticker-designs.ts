import { effectsWords } from '../../../../games/heritage/effects/words.ts';
import { openStickers } from '../../../../games/heritage/open/open-set.ts';
import type { SeatId } from '../../../../games/heritage/shapes.ts';
import type { ChronicleState } from '../../../../games/heritage/state.ts';
import { counted } from '../../ledger/names.ts';
import type { StickerDesign } from './scene.ts';

/**
 * The stickers that a player may choose among, where the program brings them; a group with a box takes
 * what lies there. Some ask for dots in a trait (reading stickers), where the group has that trait.
 */
export function designsFor(state: ChronicleState, seat: SeatId): StickerDesign[] {
	const brought = state.deck.identity?.kind === 'open' || state.dealer === 'app';
	if (!brought) return [];
	return openStickers.map(({ kind, name, effects, asks }) => ({
		kind,
		name,
		text: effectsWords(effects).join(' '),
		lacks: asks ? lackOf(state, seat, asks) : ''
	}));
}

function lackOf(
	{ traits, players }: ChronicleState,
	seat: SeatId,
	{ trait, dots }: { readonly trait: string; readonly dots: number }
): string {
	const known = traits.find(({ id }) => id === trait);
	const held = players[seat]?.sheet?.dots[trait] ?? 0;
	if (!known || held >= dots) return '';
	return `asks for ${counted(dots, 'dot')} in ${known.name}; there are ${held}`;
}
