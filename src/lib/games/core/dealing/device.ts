import { pick, type Chance } from '../chance.ts';
import { keyOf, type Choice, type PileName } from '../run/request.ts';
import { drawnFaceDown, type Dealer, type Pile, type Piles } from './dealer.ts';
import { drawLot, lotKey, withEntry, type Sealed } from './sealed.ts';
import { shownAt, type Told } from './told.ts';

export interface DeviceDealer<State> extends Dealer<State> {
	/** What was dealt for this step. */
	dealt(): Told;
	/** What was dealt so far, so that what was let go comes again as it was: of each order the cards that came. */
	remembered(): Sealed;
}

/**
 * A device deals off the network, with chance of its own: cards from all that nobody has seen, each as likely; lots from
 * their options. It has nothing that is sealed, so that a card it draws to a hand is a bare position, and of a hand that
 * lies face down it can play only what it was shown: `shownAtPosition`.
 */
export function deviceDealer<State>(
	piles: Piles<State>,
	before: Sealed,
	chance: Chance,
	shownAtPosition: (name: PileName, card: string) => number | undefined
): DeviceDealer<State> {
	let remembered = before;
	const came: { [pile: string]: readonly string[] } = {};
	const drawn: string[] = [];
	let position: number | undefined;

	function card(pile: Pile, key: string): Choice {
		const { name, order, unseen } = pile;
		if (unseen.length === 0) return [];
		const { shuffled } = remembered;
		const known = shuffled[name]?.[order] ?? [];
		const again = known.find((one) => unseen.includes(one));
		const next = again ?? pick(chance, unseen);
		if (again === undefined)
			remembered = { ...remembered, shuffled: withEntry(shuffled, pile, [...known, next]) };
		came[key] = [...(came[key] ?? []), next];
		return [next];
	}

	return {
		deal(state, deal) {
			if (deal.deal === 'one-of') {
				const key = lotKey(piles, state, deal);
				const { chosen, lots } = drawLot(chance, remembered.lots, key, deal.options);
				remembered = { ...remembered, lots };
				drawn.push(chosen);
				return { choice: [chosen] };
			}
			const pile = piles.pileOf(state, deal);
			return pile.hand ? drawnFaceDown(pile, pile.hand) : { choice: card(pile, keyOf(deal)) };
		},
		positionOf(state, name, played) {
			const at = shownAtPosition(name, played);
			const found = shownAt(piles.pileOf(state, name), played, at);
			if (found !== 'unknown' && found === at) position = found;
			return found;
		},
		dealt: () => ({ came, lots: drawn, ...(position !== undefined && { position }) }),
		remembered: () => remembered
	};
}
