import { chanceFor, shuffled, type Chance } from '../chance.ts';
import type { Choice, Deal, Lot, PileName } from '../run/request.ts';
import { openPosition, type Dealer, type Pile, type Piles } from './dealer.ts';
import { fitsHand, mendedOrder } from './hands.ts';
import { drawLot, lotKey, withEntry, type Order, type Sealed } from './sealed.ts';

/** The order with cards that it does not have yet, each put in at a fair place. */
function withNew(chance: Chance, order: Order, cards: readonly string[]): Order {
	const known = new Set(order);
	const fresh = cards.filter((card) => !known.has(card));
	if (order.length === 0) return shuffled(chance, fresh);
	const grown = [...order];
	for (const card of fresh) grown.splice(chance.below(grown.length + 1), 0, card);
	return grown;
}

/** The program deals, from what is sealed; what was never shuffled before is shuffled when it is first dealt from. */
export interface AppDealer<State> extends Dealer<State> {
	/** What is sealed now; the very same object when nothing was added. */
	sealed(): Sealed;
	/** The order of a pile: what lies at each position of the hand, then what comes next. */
	orderOf(state: State, name: PileName): Order;
	/** Somebody else dealt this card face up: it comes next here too, and all others keep their order. */
	came(state: State, name: PileName, card: string): void;
	/** Somebody else drew this lot: it falls so again where it was taken back. */
	fell(state: State, lot: Lot, chosen: string): void;
}

export function appDealer<State>(
	piles: Piles<State>,
	before: Sealed,
	chance: Chance
): AppDealer<State> {
	let sealed = before;

	function orderIn(pile: Pile): Order {
		const { name, order, unseen, hand } = pile;
		if (hand) {
			const orders = sealed.drawn[name]?.[order] ?? [];
			const fitting = orders.find((one) => fitsHand(pile, hand, one));
			if (fitting) return fitting;
			const purpose = [name, order, orders.length, hand.cards];
			const mended = mendedOrder(chanceFor(chance, purpose), pile, hand, orders.at(-1) ?? []);
			sealed = { ...sealed, drawn: withEntry(sealed.drawn, pile, [...orders, mended]) };
			return mended;
		}
		const known = sealed.shuffled[name]?.[order] ?? [];
		const isKnown = new Set(known);
		if (unseen.every((card) => isKnown.has(card))) return known;
		const grown = withNew(chanceFor(chance, [name, order, known, unseen]), known, unseen);
		sealed = { ...sealed, shuffled: withEntry(sealed.shuffled, pile, grown) };
		return grown;
	}

	const orderOf = (state: State, name: PileName) => orderIn(piles.pileOf(state, name));

	function came(state: State, name: PileName, card: string): void {
		const pile = piles.pileOf(state, name);
		const unseen = new Set(pile.unseen);
		const rest = orderIn(pile).filter((one) => one !== card);
		const place = rest.findIndex((one) => unseen.has(one));
		const order = place < 0 ? [...rest, card] : rest.toSpliced(place, 0, card);
		sealed = { ...sealed, shuffled: withEntry(sealed.shuffled, pile, order) };
	}

	function fell(state: State, lot: Lot, chosen: string): void {
		const key = lotKey(piles, state, lot);
		const others = (sealed.lots[key] ?? []).filter((one) => one !== chosen);
		sealed = { ...sealed, lots: { ...sealed.lots, [key]: [chosen, ...others] } };
	}

	function choose(state: State, deal: Deal): Choice {
		if (deal.deal === 'one-of') {
			const key = lotKey(piles, state, deal);
			const { chosen, lots } = drawLot(chance, sealed.lots, key, deal.options);
			if (lots !== sealed.lots) sealed = { ...sealed, lots };
			return [chosen];
		}
		const pile = piles.pileOf(state, deal);
		const order = orderIn(pile);
		const { hand } = pile;
		const unseen = new Set(pile.unseen);
		const next = hand ? order[hand.drawn] : order.find((card) => unseen.has(card));
		if (next === undefined) return [];
		if (!hand) return [next];
		return hand.open ? [String(hand.drawn), next] : [String(hand.drawn)];
	}

	return {
		deal: (state, deal) => ({ choice: choose(state, deal) }),
		positionOf(state, name, card) {
			const pile = piles.pileOf(state, name);
			const order = orderIn(pile);
			const hidden = pile.hand?.held.find(
				(one) => one.card === null && order[one.position] === card
			);
			return openPosition(pile, card) ?? hidden?.position ?? null;
		},
		sealed: () => sealed,
		orderOf,
		came,
		fell
	};
}
