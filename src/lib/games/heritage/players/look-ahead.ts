import type { Battlegrounds } from '../boards/battleground.ts';
import { boxDealer } from '../dealing/dealers.ts';
import type { Dealer } from '../dealing/dealer.ts';
import type { TableCommand } from '../table/commands.ts';
import { decideWith } from '../table/engine.ts';
import type { Table } from '../table/table.ts';

/**
 * Deals for a move that is only thought of: no card is seen before it is dealt, so none comes, a scheme
 * is drawn face down, and a lot is where the thought ends.
 */
const thinkingDealer: Dealer = {
	deal(table, deal) {
		if (deal.deal === 'card' && deal.pile === 'deck') return { choice: [] };
		return table.ruleset.hands === 'open' ? 'ask' : boxDealer.deal(table, deal);
	},
	positionOf: boxDealer.positionOf
};

/** What comes of a move, as far as it can be thought. */
export function thought(battlegrounds: Battlegrounds, table: Table, command: TableCommand) {
	return decideWith(battlegrounds, table, command, thinkingDealer);
}
