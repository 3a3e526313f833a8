import { shuffled, type Chance } from '../chance.ts';
import type { Hand, Held, Pile } from './dealer.ts';
import type { Order } from './sealed.ts';

/** The faces of what a hand holds hidden, as they were dealt; none where that face has come to light elsewhere. */
function facesIn({ unseen }: Pile, { held }: Hand, order: Order) {
	const hidden = held.filter(({ card }) => card === null);
	const faces = new Map<number, string>();
	for (const { position } of hidden) {
		const face = order[position];
		if (face !== undefined && unseen.includes(face) && ![...faces.values()].includes(face))
			faces.set(position, face);
	}
	const faceless = hidden.map(({ position }) => position).filter((at) => !faces.has(at));
	const left = unseen.filter((card) => ![...faces.values()].includes(card));
	return { faces, faceless, left };
}

/** What an order has to offer the hand and its pile as they lie now. */
function measured(pile: Pile, hand: Hand, order: Order) {
	const { drawn } = hand;
	const { faceless, left } = facesIn(pile, hand, order);
	const next = order.slice(drawn).filter((card) => left.includes(card));
	const whole = order.length === drawn + next.length && next.length === left.length;
	return { drawn, faceless, left, next, fits: whole && faceless.length === 0 };
}

/** Whether an order can be dealt from as the table lies: a face for each hidden card, then the whole pile. */
export function fitsHand(pile: Pile, hand: Hand, order: Order): boolean {
	return hand.cards.length === 0 || measured(pile, hand, order).fits;
}

/**
 * The order of a pile as it has to be now: what was drawn keeps its place, then what the pile holds still. What is not
 * known of it is dealt anew: hands drawn before the app dealt, what was sealed and is lost, a face that a correction laid
 * elsewhere. The very same order when there is nothing to mend.
 */
export function mendedOrder(chance: Chance, pile: Pile, hand: Hand, order: Order): Order {
	const [anyCard] = hand.cards;
	const { drawn, faceless, left, next, fits } = measured(pile, hand, order);
	if (anyCard === undefined || fits) return order;
	const dealt = shuffled(chance, left).slice(0, faceless.length);
	const undealt = left.filter((card) => !dealt.includes(card));
	// Where a card lay that everybody has seen, any will do.
	const before = Array.from(
		{ length: drawn },
		(_, position): string => dealt[faceless.indexOf(position)] ?? order[position] ?? anyCard
	);
	return [
		...before,
		...next.filter((card) => undealt.includes(card)),
		...shuffled(
			chance,
			undealt.filter((card) => !next.includes(card))
		)
	];
}

/**
 * A hand as the one who holds it sees it, with the faces that are sealed: by the first order that fits. Null: a card
 * whose face nobody has dealt yet.
 */
export function heldBy(pile: Pile, hand: Hand, orders: readonly Order[]): readonly Held[] {
	const order = orders.find((one) => fitsHand(pile, hand, one)) ?? orders.at(-1) ?? [];
	const { faces } = facesIn(pile, hand, order);
	return hand.held.map(({ position, card }) => ({
		position,
		card: card ?? faces.get(position) ?? null
	}));
}
