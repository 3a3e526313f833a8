import { pick, type Chance } from '../../core/chance.ts';
import { canonicalJson } from '../../core/json.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Choice, Deal } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import { knownPosition, type Dealer } from './dealer.ts';
import { fitsHand, orderOfSchemes } from './hands.ts';
import type { Sealed } from './sealed.ts';
import { shuffled } from './shuffled.ts';

/** The order with cards that it does not have yet, each put in at a fair place. */
function withNew(
	chance: Chance,
	order: readonly ThingId[],
	cards: readonly ThingId[]
): readonly ThingId[] {
	const known = new Set(order);
	const fresh = cards.filter((card) => !known.has(card));
	if (order.length === 0) return shuffled(chance, fresh);
	const grown = [...order];
	for (const card of fresh) grown.splice(chance.below(grown.length + 1), 0, card);
	return grown;
}

/** The program deals, from what is sealed; what was never shuffled before is shuffled when it is first dealt from. */
export interface AppDealer extends Dealer {
	/** What is sealed now; the very same object when nothing was added. */
	sealed(): Sealed;
	/** The order of a seat's clan schemes: what lies at a position of the hand, then what comes next. */
	schemesOf(table: Table, seat: SeatId): readonly ThingId[];
}

export function appDealer(before: Sealed, chance: Chance): AppDealer {
	let sealed = before;

	function orderOf(table: Table): readonly ThingId[] {
		const key = String(table.shuffles);
		const order = sealed.orders[key] ?? [];
		const known = new Set(order);
		if (table.deck.every((card) => known.has(card))) return order;
		const grown = withNew(chance, order, table.deck);
		sealed = { ...sealed, orders: { ...sealed.orders, [key]: grown } };
		return grown;
	}

	function schemesOf(table: Table, seat: SeatId): readonly ThingId[] {
		const orders = sealed.schemes[seat] ?? [];
		const fitting = orders.find((order) => fitsHand(table, seat, order));
		if (fitting) return fitting;
		const mended = orderOfSchemes(chance, table, seat, orders.at(-1) ?? []);
		sealed = { ...sealed, schemes: { ...sealed.schemes, [seat]: [...orders, mended] } };
		return mended;
	}

	function lot(table: Table, deal: Extract<Deal, { deal: 'one-of' }>): Choice {
		const key = canonicalJson([deal.prompt, table.round, { ...deal.about }]);
		const fallen = sealed.lots[key] ?? [];
		const fell = fallen.find((one) => deal.options.includes(one));
		if (fell !== undefined) return [fell];
		const chosen = pick(chance, deal.options);
		sealed = { ...sealed, lots: { ...sealed.lots, [key]: [...fallen, chosen] } };
		return [chosen];
	}

	function choose(table: Table, deal: Deal): Choice {
		switch (deal.deal) {
			case 'character': {
				const unseen = new Set(table.deck);
				const next = orderOf(table).find((card) => unseen.has(card));
				return next === undefined ? [] : [next];
			}
			case 'scheme': {
				const { drawn } = table.hands[deal.seat] ?? { drawn: 0 };
				const face = schemesOf(table, deal.seat)[drawn];
				if (face === undefined) return [];
				return table.ruleset.hands === 'open' ? [String(drawn), face] : [String(drawn)];
			}
			case 'one-of':
				return lot(table, deal);
		}
	}

	return {
		deal: (table, deal) => ({ choice: choose(table, deal) }),
		positionOf(table, seat, scheme) {
			const order = schemesOf(table, seat);
			const held = table.hands[seat]?.held ?? [];
			const face = held.find((one) => one.scheme === null && order[one.position] === scheme);
			return knownPosition(table, seat, scheme) ?? face?.position ?? null;
		},
		sealed: () => sealed,
		schemesOf
	};
}
