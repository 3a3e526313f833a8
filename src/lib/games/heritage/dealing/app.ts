import * as v from 'valibot';
import { pick, type Chance } from '../../core/chance.ts';
import { canonicalJson } from '../../core/json.ts';
import { seatSchema, thingIdSchema, type SeatId, type ThingId } from '../shapes.ts';
import type { Choice, Deal } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import { knownPosition, type Dealer } from './dealer.ts';
import { orderOfSchemes } from './hands.ts';
import { shuffled } from './shuffled.ts';

/** What only who deals may know. It only grows, so that what was undone comes back as it was. */
export const sealedSchema = v.strictObject({
	/** The order of the deck after each shuffle, next card first, by the number of the shuffle. */
	orders: v.record(v.string(), v.array(thingIdSchema)),
	/** The order of each seat's clan schemes. */
	schemes: v.record(seatSchema, v.array(thingIdSchema)),
	/** How lots fell, by what they were drawn for. */
	lots: v.record(v.string(), v.string())
});
export type Sealed = {
	readonly orders: { readonly [shuffle: string]: readonly ThingId[] };
	readonly schemes: { readonly [seat: SeatId]: readonly ThingId[] };
	readonly lots: { readonly [lot: string]: string };
};

export const NOTHING_SEALED: Sealed = { orders: {}, schemes: {}, lots: {} };

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
		const order = sealed.schemes[seat] ?? [];
		const mended = orderOfSchemes(chance, table, seat, order);
		if (mended !== order) sealed = { ...sealed, schemes: { ...sealed.schemes, [seat]: mended } };
		return mended;
	}

	function lot(table: Table, deal: Extract<Deal, { deal: 'one-of' }>): Choice {
		const key = canonicalJson([deal.prompt, table.round, { ...deal.about }]);
		const fell = sealed.lots[key];
		if (fell !== undefined && deal.options.includes(fell)) return [fell];
		const chosen = pick(chance, deal.options);
		sealed = { ...sealed, lots: { ...sealed.lots, [key]: chosen } };
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
		sealed: () => sealed
	};
}
