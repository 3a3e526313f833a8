import { boxDealer } from '../dealing/dealers.ts';
import type { Dealer } from '../dealing/dealer.ts';

/**
 * Deals for a move that is only thought of, in no world: no card is seen before it is dealt, so none comes, a scheme is
 * drawn face down, and a lot is where the thought ends.
 */
export const thinkingDealer: Dealer = {
	deal(table, deal) {
		if (deal.deal === 'card' && deal.pile === 'deck') return { choice: [] };
		return table.ruleset.hands === 'open' ? 'ask' : boxDealer.deal(table, deal);
	},
	positionOf: boxDealer.positionOf
};
