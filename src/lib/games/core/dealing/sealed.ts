import { chanceFor, pick, type Chance } from '../chance.ts';
import { canonicalJson } from '../json.ts';
import type { Lot } from '../run/request.ts';
import type { Pile, Piles } from './dealer.ts';

/** The cards of a pile, next one first. What a hand holds comes before, each at its position. */
export type Order = readonly string[];
/** How lots fell, the oldest first, by what they were drawn for. */
export type Lots = { readonly [lot: string]: readonly string[] };
/** By the name of a pile, then by its `order`. */
type ByPile<Of> = { readonly [pile: string]: { readonly [order: string]: Of } };

/**
 * What only who deals may know. It only grows, so that what was undone comes back as it was: where there were several
 * orders, or a lot fell again, the first one that can be so counts.
 */
export type Sealed = {
	/** Of piles whose cards come off face up. */
	readonly shuffled: ByPile<Order>;
	/** Of piles that are drawn by hand: the orders there were, the oldest first. */
	readonly drawn: ByPile<readonly Order[]>;
	readonly lots: Lots;
};

export const withEntry = <Of>(all: ByPile<Of>, { name, order }: Pile, of: Of): ByPile<Of> => ({
	...all,
	[name]: { ...all[name], [order]: of }
});

export const lotKey = <State>(piles: Piles<State>, state: State, { prompt, about }: Lot): string =>
	canonicalJson([prompt, piles.roundOf(state), { ...about }]);

/** Draws a lot; where it fell before it falls so again, and `lots` is the very same object. */
export function drawLot(chance: Chance, lots: Lots, key: string, options: readonly string[]) {
	const fallen = lots[key] ?? [];
	const again = fallen.find((one) => options.includes(one));
	if (again !== undefined) return { chosen: again, lots };
	const chosen = pick(chanceFor(chance, ['lot', key, fallen.length, options]), options);
	return { chosen, lots: { ...lots, [key]: [...fallen, chosen] } };
}
