import type { Ask, Deal } from '../run/request.ts';
import { drawnFaceDown, leftIn, openPosition, type Dealer, type Piles } from './dealer.ts';

/** The cardboard deals: the table is asked, but for a card drawn face down, which nobody need name. */
export const boxDealer = <State>(piles: Piles<State>): Dealer<State> => ({
	deal(state, deal) {
		if (deal.deal === 'one-of') return 'ask';
		const pile = piles.pileOf(state, deal);
		const { hand } = pile;
		// Not by what was drawn: a hand that was set by hand counts its cards anew.
		return hand && (!hand.open || leftIn(pile) <= 0) ? drawnFaceDown(pile, hand) : 'ask';
	},
	positionOf(state, name, card) {
		const pile = piles.pileOf(state, name);
		const known = openPosition(pile, card);
		if (known !== null || !pile.unseen.includes(card)) return known;
		return pile.hand?.held.find((held) => held.card === null)?.position ?? null;
	}
});

/** A point of chance as a question to whoever holds the cardboard; that no card came is always an answer. */
export function asQuestion<State, Prompt extends string>(
	piles: Piles<State>,
	state: State,
	deal: Deal<Prompt>
): Ask<Prompt> {
	const { prompt, about } = deal;
	// What lies there twice looks the same: it is shown once.
	if (deal.deal === 'one-of')
		return { seat: null, prompt, about, options: [...new Set(deal.options)], least: 1, most: 1 };
	const { unseen, options = unseen } = piles.pileOf(state, deal);
	return { seat: null, prompt, about, options, least: 0, most: 1 };
}
