import type { Context } from '../../table/context.ts';
import type { TableEvent } from '../../table/events.ts';
import { agree } from '../../table/request.ts';
import type { Table } from '../../table/table.ts';
import type { Task } from '../../table/tasks.ts';
import { playerOf, turnOrder } from '../../table/where.ts';
import { holds } from '../counting.ts';
import type { Effects } from '../effect.ts';
import { tookSome, type EffectResolvers } from '../resolving.ts';
import { selectSeats } from '../select.ts';

const ways = (of: readonly unknown[]) => of.map((_, way) => String(way));

/** Some effects for a player who was asked, before what is below. */
const forChooser = (effects: Effects, context: Context, chooser: string): Task => ({
	kind: 'effects',
	effects,
	context: { ...context, chooser }
});

/** What a player may bid: never the last Blood. */
export const mostToBid = (table: Table, seat: string): number =>
	Math.max(0, playerOf(table, seat).blood - 1);

/** Choices, bids and conditions. */
export const choiceEffects = {
	*may(_, { then }, context) {
		const said = yield* agree(context.seat, 'may', { card: context.source.card });
		return said
			? { instead: then, context: { ...context, done: true } }
			: { context: tookSome(context, 0) };
	},

	*either(_, { of }, context) {
		const about = { card: context.source.card };
		const ask = { seat: context.seat, prompt: 'way', about, least: 1, most: 1 } as const;
		const [way] = yield { ...ask, options: ways(of) };
		return { instead: of[Number(way)] ?? [] };
	},

	*'each-chooses'(table, { who, of, secretly = false }, before) {
		const { seats, context } = yield* selectSeats(table, before, who);
		const about = { card: context.source.card };
		const ask = { prompt: 'way', about, options: ways(of), least: 1, most: 1 } as const;
		if (seats.length === 0) return { context: tookSome(context, 0) };
		if (secretly) {
			const chosen = yield { ...ask, seat: null, together: seats };
			const next = seats.map((seat, at) => forChooser(of[Number(chosen[at])] ?? [], context, seat));
			return { next, context: tookSome(context, seats.length) };
		}
		const [only, another] = seats;
		if (only !== undefined && another === undefined && who === 'chooser') {
			const [way] = yield { ...ask, seat: only };
			return { instead: of[Number(way)] ?? [] };
		}
		// One after the other: the next is asked once what the one before chose is done.
		const next = seats.map((seat) =>
			forChooser([{ do: 'each-chooses', who: 'chooser', of }], context, seat)
		);
		return { next, context: tookSome(context, seats.length) };
	},

	*bid(table, { who, most, pay, won }, before) {
		const { seats: others, context } = yield* selectSeats(table, before, who);
		const seats = turnOrder(table).filter((seat) => seat === context.seat || others.includes(seat));
		const options = Array.from({ length: most + 1 }, (_, n) => String(n));
		const about = { card: context.source.card };
		const ask = { seat: null, prompt: 'bid', about, options, least: 1, most: 1 } as const;
		const chosen = yield { ...ask, together: seats };
		const bids = seats.map((seat, at) => ({ seat, bid: Number(chosen[at] ?? 0) }));
		const highest = Math.max(0, ...bids.map(({ bid }) => bid));
		const winner = bids.find(({ bid }) => bid === highest && bid > 0);
		const payers = pay === 'all' ? bids : bids.filter((one) => one === winner);
		const events = payers
			.filter(({ bid }) => bid > 0)
			.map(({ seat, bid }): TableEvent => ({ type: 'BloodMoved', seat, by: -bid, why: 'bid' }));
		if (!winner) return { events, context: tookSome(context, 0) };
		return {
			events,
			instead: won,
			context: { ...tookSome(context, highest), chooser: winner.seat }
		};
	},

	if(table, { that, then, else: otherwise = [] }, context) {
		return { instead: holds(table, context, that) ? then : otherwise };
	},

	*manual(_, { text }, context) {
		const about = { card: context.source.card, text };
		yield { seat: context.seat, prompt: 'manual', about, options: ['done'], least: 1, most: 1 };
		return { context: tookSome(context, 1) };
	}
} satisfies Partial<EffectResolvers>;
