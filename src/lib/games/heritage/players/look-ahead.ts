import type { Battlegrounds } from '../boards/battleground.ts';
import { boxDealer } from '../dealing/box.ts';
import { leftInPile, type Dealer } from '../dealing/dealer.ts';
import type { TableCommand } from '../table/commands.ts';
import { decideWith } from '../table/engine.ts';
import type { Table } from '../table/table.ts';

/**
 * Deals for a move that is only thought of: no card is seen before it is dealt, so none comes, a scheme
 * is drawn face down, and a lot is where the thought ends.
 */
const thinkingDealer: Dealer = {
	deal(table, deal) {
		switch (deal.deal) {
			case 'character':
				return { choice: [] };
			case 'scheme': {
				if (table.ruleset.hands === 'open') return 'ask';
				const { drawn } = table.hands[deal.seat] ?? { drawn: 0 };
				return { choice: leftInPile(table, deal.seat) > 0 ? [String(drawn)] : [] };
			}
			case 'one-of':
				return 'ask';
		}
	},
	positionOf: boxDealer.positionOf
};

/** What comes of a move, as far as it can be thought. */
export function thought(battlegrounds: Battlegrounds, table: Table, command: TableCommand) {
	return decideWith(battlegrounds, table, command, thinkingDealer);
}
