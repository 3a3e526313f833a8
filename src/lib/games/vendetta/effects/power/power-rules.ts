import type { Context } from '../../table/context.ts';
import type { TableEvent } from '../../table/events.ts';
import type { Mark } from '../../table/marks.ts';
import { readingsOf } from '../../table/where.ts';
import { amountNow, hereOf, printedOf } from '../counting.ts';
import { tookSome, type EffectResolvers } from '../resolving.ts';
import { amountOf, selectCards, selectSeats } from '../select.ts';

type Said<M> = M extends Mark ? Omit<M, 'of' | 'at'> : never;

/** What a card said, until its Location is resolved. */
export const marked = (context: Context, at: Mark['at'], said: Said<Mark>): TableEvent => ({
	type: 'Marked',
	mark: { ...said, at, of: context.source.card } as Mark
});

/** What cards and Blood are worth in the conflict under way. */
export const powerEffects = {
	*power(table, { cards: which, amount, minus = false }, before) {
		const { cards, context } = yield* selectCards(table, before, which);
		const counts = typeof amount === 'object' && ('per' in amount || 'half' in amount);
		const later = counts && readingsOf(table).effectOnce === 'kept';
		const asked = yield* amountOf(table, context, amount, { has: 0, way: 'up' });
		const events = cards.map(({ slot, at, position }) => {
			if (later) return marked(context, at, { mark: 'power-later', slot, amount, minus, context });
			const n = counts ? amountNow(table, context, amount, { has: 0, way: 'up' }, position) : asked;
			return marked(context, at, { mark: 'power', slot, by: minus ? 0 - n : n });
		});
		return { events, context: tookSome(context, asked, events.length > 0) };
	},

	*'set-power'(table, { cards: which, to }, before) {
		const { cards, context } = yield* selectCards(table, before, which);
		const events = cards.map(({ slot, at }) =>
			marked(context, at, { mark: 'set-power', slot, to })
		);
		return { events, context: tookSome(context, events.length) };
	},

	*halve(table, { cards: which }, before) {
		const { cards, context } = yield* selectCards(table, before, which);
		const events = cards.map(({ slot, at }) => marked(context, at, { mark: 'halve', slot }));
		return { events, context: tookSome(context, events.length) };
	},

	*'copy-power'(table, { from }, before) {
		const { source } = before;
		const own = (yield* selectCards(table, before, 'this')).cards[0];
		const { cards, context } = yield* selectCards(table, before, from);
		const printed = cards.filter(({ up }) => up).map(({ card }) => printedOf(table, card));
		if (!own || source.from !== 'card' || printed.length === 0)
			return { context: tookSome(context, 0) };
		const to = Math.max(...printed);
		const event = marked(context, own.at, { mark: 'set-power', slot: own.slot, to });
		return { events: [event], context: tookSome(context, to, true) };
	},

	*'blood-counts'(table, { each, who }, before) {
		const { seats, context } = yield* selectSeats(table, before, who);
		const here = hereOf(table, context);
		if (here === null) return { context: tookSome(context, 0) };
		const events = seats.map((seat) => marked(context, here, { mark: 'blood-counts', seat, each }));
		return { events, context: tookSome(context, events.length) };
	},

	*'face-down-counts'(table, { each, who }, before) {
		const { seats, context } = yield* selectSeats(table, before, who);
		const here = hereOf(table, context);
		if (here === null) return { context: tookSome(context, 0) };
		const events = seats.map((seat) =>
			marked(context, here, { mark: 'face-down-counts', seat, each })
		);
		return { events, context: tookSome(context, events.length) };
	}
} satisfies Partial<EffectResolvers>;
