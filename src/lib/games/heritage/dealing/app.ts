import { chanceFor, pick, shuffled, type Chance } from '../../core/chance.ts';
import { canonicalJson } from '../../core/json.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Choice, Deal } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import { knownPosition, pileOf, type Dealer } from './dealer.ts';
import { fitsHand, orderOfSchemes } from './hands.ts';
import type { Sealed } from './sealed.ts';

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
	/** Somebody else dealt this card of the deck: it comes next here too, and all others keep their order. */
	came(table: Table, card: ThingId): void;
	/** Somebody else drew this lot: it falls so again where it was taken back. */
	fell(table: Table, deal: Lot, chosen: string): void;
}

type Lot = Extract<Deal, { deal: 'one-of' }>;

const lotKey = (table: Table, deal: Lot): string =>
	canonicalJson([deal.prompt, table.round, { ...deal.about }]);

export function appDealer(before: Sealed, chance: Chance): AppDealer {
	let sealed = before;

	function orderOf(table: Table): readonly ThingId[] {
		const key = String(table.shuffles);
		const order = sealed.orders[key] ?? [];
		const known = new Set(order);
		if (table.deck.every((card) => known.has(card))) return order;
		const purpose = ['deck', table.shuffles, order, table.deck];
		const grown = withNew(chanceFor(chance, purpose), order, table.deck);
		sealed = { ...sealed, orders: { ...sealed.orders, [key]: grown } };
		return grown;
	}

	function schemesOf(table: Table, seat: SeatId): readonly ThingId[] {
		const orders = sealed.schemes[seat] ?? [];
		const fitting = orders.find((order) => fitsHand(table, seat, order));
		if (fitting) return fitting;
		const purpose = ['schemes', seat, orders.length, pileOf(table, seat)];
		const mended = orderOfSchemes(chanceFor(chance, purpose), table, seat, orders.at(-1) ?? []);
		sealed = { ...sealed, schemes: { ...sealed.schemes, [seat]: [...orders, mended] } };
		return mended;
	}

	function came(table: Table, card: ThingId): void {
		const unseen = new Set(table.deck);
		const rest = orderOf(table).filter((one) => one !== card);
		const place = rest.findIndex((one) => unseen.has(one));
		const order = place < 0 ? [...rest, card] : rest.toSpliced(place, 0, card);
		sealed = { ...sealed, orders: { ...sealed.orders, [String(table.shuffles)]: order } };
	}

	function fell(table: Table, deal: Lot, chosen: string): void {
		const key = lotKey(table, deal);
		const others = (sealed.lots[key] ?? []).filter((one) => one !== chosen);
		sealed = { ...sealed, lots: { ...sealed.lots, [key]: [chosen, ...others] } };
	}

	function lot(table: Table, deal: Lot): Choice {
		const key = lotKey(table, deal);
		const fallen = sealed.lots[key] ?? [];
		const fell = fallen.find((one) => deal.options.includes(one));
		if (fell !== undefined) return [fell];
		const purpose = ['lot', key, fallen.length, deal.options];
		const chosen = pick(chanceFor(chance, purpose), deal.options);
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
		schemesOf,
		came,
		fell
	};
}
