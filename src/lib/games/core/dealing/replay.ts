import { keyOf, type Choice, type PileName } from '../run/request.ts';
import { leftIn, mayLieAt, openPosition, type Dealer, type Piles } from './dealer.ts';

/** Where nobody here may deal: every point of chance stops what was asked. */
export const absentDealer = <State>(piles: Piles<State>): Dealer<State> => ({
	deal: () => 'unknown',
	positionOf: (state, name, card) => openPosition(piles.pileOf(state, name), card) ?? 'unknown'
});

/** What an event says of chance: a card came off a pile, a lot fell, a card was played off its position in a hand. */
export type Fell =
	| { readonly off: PileName; readonly choice: Choice }
	| { readonly lot: string }
	| { readonly played: string; readonly position: number | null };

/**
 * Deals again what was dealt. What cannot have been dealt from the table as it lies is `unknown`, so that a log from
 * elsewhere invents no cards.
 */
export function replayDealer<State>(piles: Piles<State>, fell: readonly Fell[]): Dealer<State> {
	const cards = new Map<string, Choice[]>();
	const lots: string[] = [];
	const positions = new Map<string, number | null>();
	for (const one of fell) {
		if ('lot' in one) lots.push(one.lot);
		else if ('played' in one) positions.set(one.played, one.position);
		else cards.set(keyOf(one.off), [...(cards.get(keyOf(one.off)) ?? []), one.choice]);
	}
	return {
		deal(state, deal) {
			if (deal.deal === 'one-of') {
				const next = lots.shift();
				return next !== undefined && deal.options.includes(next) ? { choice: [next] } : 'unknown';
			}
			const pile = piles.pileOf(state, deal);
			const next = cards.get(keyOf(deal))?.shift();
			if (next === undefined) return leftIn(pile) > 0 ? 'unknown' : { choice: [] };
			// One drawn openly shows a face that nobody had seen.
			const face = pile.hand ? next[1] : next[0];
			const isThere = leftIn(pile) > 0 && (face === undefined || pile.unseen.includes(face));
			return isThere ? { choice: next } : 'unknown';
		},
		positionOf(state, name, card) {
			const pile = piles.pileOf(state, name);
			const known = openPosition(pile, card);
			const position = positions.get(card) ?? null;
			if (known !== null || position === null) return known;
			return mayLieAt(pile, position, card) ? position : null;
		}
	};
}
