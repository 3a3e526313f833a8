import type { Ask, Deal } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import { knownPosition, leftInPile, unseenSchemes, type Dealer } from './dealer.ts';

/** The cardboard deals: the table is asked, but for a scheme drawn face down, which nobody need name. */
export const boxDealer: Dealer = {
	deal(table, deal) {
		if (deal.deal !== 'scheme') return 'ask';
		const { drawn } = table.hands[deal.seat] ?? { drawn: 0 };
		// Not by what was drawn: a hand that was set by hand counts its cards anew.
		if (leftInPile(table, deal.seat) <= 0) return { choice: [] };
		return table.ruleset.hands === 'hidden' ? { choice: [String(drawn)] } : 'ask';
	},
	positionOf(table, seat, scheme) {
		const known = knownPosition(table, seat, scheme);
		if (known !== null || !unseenSchemes(table, seat).includes(scheme)) return known;
		return table.hands[seat]?.held.find((held) => held.scheme === null)?.position ?? null;
	}
};

/** A box that was not asked once every card that was written down lay elsewhere, as chapters were decided before. */
export const silentBoxDealer: Dealer = {
	...boxDealer,
	deal: (table, deal) =>
		deal.deal === 'character' && table.deck.length === 0 && table.discards.length === 0
			? { choice: [] }
			: boxDealer.deal(table, deal)
};

/** A point of chance as a question to whoever holds the cardboard; "none" is always an answer. */
export function asQuestion(table: Table, deal: Deal): Ask {
	switch (deal.deal) {
		case 'character': {
			const { prompt, about } = deal;
			const options = table.deck.length > 0 ? table.deck : table.discards;
			return { seat: null, prompt, about, options, least: 0, most: 1 };
		}
		case 'scheme': {
			const { seat } = deal;
			const options = unseenSchemes(table, seat);
			return {
				seat: null,
				prompt: 'which-scheme-drawn',
				about: { seat },
				options,
				least: 0,
				most: 1
			};
		}
		case 'one-of': {
			const { prompt, about } = deal;
			// What lies there twice looks the same: it is shown once.
			const options = [...new Set(deal.options)];
			return { seat: null, prompt, about, options, least: 1, most: 1 };
		}
	}
}
