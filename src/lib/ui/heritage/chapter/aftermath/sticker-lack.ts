import type { Dots } from '../../../../games/heritage/shapes.ts';
import { counted } from '../../ledger/names.ts';
import type { BroughtDesign, StickerDesign } from './scene.ts';

/** A design with what these dots lack for it; a trait that the group does not have asks for nothing. */
export function withLack(
	{ asks, ...design }: BroughtDesign,
	traits: readonly { readonly id: string; readonly name: string }[],
	dots: Dots,
	who: string
): StickerDesign {
	const known = traits.find(({ id }) => id === asks?.trait);
	const held = asks ? (dots[asks.trait] ?? 0) : 0;
	const lacks =
		asks && known && held < asks.dots
			? `Needs ${counted(asks.dots, 'dot')} in ${known.name}; ${who} has ${held === 0 ? 'none' : held}.`
			: '';
	return { ...design, lacks };
}
