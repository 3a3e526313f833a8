import { FACE_DOWN } from '../../table/dealing-words.ts';
import type { TableEvent } from '../../table/events.ts';
import type { Resolving } from '../../table/request.ts';
import type { Context } from '../../table/context.ts';
import type { Table } from '../../table/table.ts';
import { playerOf } from '../../table/where.ts';
import type { Face } from '../../vocabulary.ts';
import { tookSome, type Effected, type EffectResolvers } from '../resolving.ts';
import { marked } from '../power/power-rules.ts';
import { selectCards, selectSeats, selectWhere } from '../select.ts';

/** Clan cards as they are turned, moved, played and looked at. */
export const cardEffects = {
	*'turn-up'(table, { cards: which }, before) {
		const { cards, context } = yield* selectCards(table, before, which);
		const down = cards.filter(({ up }) => !up);
		return {
			next: down.map(({ slot }) => ({ kind: 'turn-up', slot }) as const),
			context: tookSome(context, down.length)
		};
	},

	*'turn-down'(table, { cards: which }, before) {
		const { cards, context } = yield* selectCards(table, before, which);
		const events = cards
			.filter(({ up }) => up)
			.map(({ slot }): TableEvent => ({ type: 'CardTurned', slot, card: null, face: 'down' }));
		return { events, context: tookSome(context, events.length) };
	},

	*move(table, { cards: which, to }, before) {
		const { cards, context } = yield* selectCards(table, before, which);
		if (cards.length === 0) return { context: tookSome(context, 0) };
		const [at] = yield* selectWhere(table, context, to);
		const events = cards.flatMap(({ slot, position, at: from }): TableEvent[] =>
			at === undefined || at === from ? [] : [{ type: 'CardMoved', slot, at, position }]
		);
		return { events, context: tookSome(context, events.length) };
	},

	*'give-card'(table, { cards: which, to }, before) {
		const picked = yield* selectCards(table, before, which);
		const { seats, context } = yield* selectSeats(table, picked.context, to);
		const [position] = seats;
		const events = picked.cards.flatMap((card): TableEvent[] =>
			position === undefined || card.position === position
				? []
				: [{ type: 'CardMoved', slot: card.slot, at: card.at, position }]
		);
		return { events, context: tookSome(context, events.length) };
	},

	*'to-hand'(table, { cards: which }, before) {
		const { cards, context } = yield* selectCards(table, before, which);
		const slots = cards.map(({ slot }) => slot);
		if (slots.length === 0) return { context: tookSome(context, 0) };
		return {
			events: [{ type: 'CardsHome', slots, toDeck: [] }],
			context: tookSome(context, slots.length)
		};
	},

	*play(table, { from, at: where, face = 'up' }, before) {
		const { seats, context } =
			from === 'rival-hand'
				? yield* selectSeats(table, before, 'chosen-rival')
				: { seats: [before.seat], context: before };
		const [owner] = seats;
		const nothing: Effected = { context: tookSome(context, 0) };
		if (owner === undefined) return nothing;
		const { hand, deck } = playerOf(table, owner);
		if ((from === 'deck' ? deck : hand) === 0) return nothing;
		const [at] = yield* selectWhere(table, context, where);
		if (at === undefined) return nothing;
		const played = yield* cardPlayed(context, owner, from, face);
		if (played === undefined) return nothing;
		const event = {
			type: 'CardPlayed',
			seat: context.seat,
			owner,
			from: from === 'deck' ? 'deck' : 'hand',
			slot: table.nextSlot,
			at,
			face,
			card: face === 'down' ? null : played,
			paid: 0,
			turn: false,
			open: false
		} as const;
		const along = {
			kind: 'blood-along',
			seat: context.seat,
			at,
			card: context.source.card
		} as const;
		return { events: [event], next: [along], context: tookSome(context, 1) };
	},

	*'swap-cards'(table, { one, other }, before) {
		const mine = yield* selectCards(table, before, one);
		const theirs = yield* selectCards(table, mine.context, other);
		const { context } = theirs;
		const [a] = mine.cards;
		const b = theirs.cards.find(({ slot }) => slot !== a?.slot);
		if (!a || !b) return { context: tookSome(context, 0) };
		const events: TableEvent[] = [
			{ type: 'CardMoved', slot: a.slot, at: b.at, position: b.position },
			{ type: 'CardMoved', slot: b.slot, at: a.at, position: a.position }
		];
		return { events, context: tookSome(context, 1) };
	},

	*cancel(table, { cards: which }, before) {
		const { cards, context } = yield* selectCards(table, before, which);
		const events = cards.map(({ slot, at }) => marked(context, at, { mark: 'cancelled', slot }));
		return { events, context: tookSome(context, events.length) };
	},

	*'shuffle-back'(table, { cards: which }, before) {
		const { cards, context } = yield* selectCards(table, before, which);
		const events = cards.map(({ slot, at }) => marked(context, at, { mark: 'shuffle-back', slot }));
		return { events, context: tookSome(context, events.length) };
	},

	*look(table, { cards: which }, before) {
		const { cards, context } = yield* selectCards(table, before, which);
		const slots = cards.filter(({ card }) => card === null).map(({ slot }) => slot);
		if (slots.length === 0) return { context: tookSome(context, 0) };
		return {
			events: [{ type: 'LookedAt', seat: context.seat, slots, hand: null }],
			context: tookSome(context, slots.length)
		};
	},

	*'look-at-hand'(table, { who }, before) {
		const { seats, context } = yield* selectSeats(table, before, who);
		const events = seats
			.filter((seat) => seat !== context.seat)
			.map((hand): TableEvent => ({ type: 'LookedAt', seat: context.seat, slots: [], hand }));
		return { events, context: tookSome(context, events.length) };
	},

	*reveal(table, { who, count }, before) {
		const { seats, context } = yield* selectSeats(table, before, who);
		const events: TableEvent[] = [];
		for (const seat of seats) {
			const cards = yield* drawn(table, context, seat, count);
			if (cards.length > 0) events.push({ type: 'HandShown', seat, cards });
		}
		return { events, context: tookSome(context, events.length) };
	}
} satisfies Partial<EffectResolvers>;

function* drawn(
	table: Table,
	{ source }: Context,
	seat: string,
	cards: number
): Resolving<readonly string[]> {
	if (playerOf(table, seat).hand === 0) return [];
	return yield {
		deal: 'hidden',
		prompt: 'hand-draw',
		about: { card: source.card, seat },
		of: { hand: seat, cards },
		opens: true
	};
}

/** Which card is played; one that stays face down is not named. */
function* cardPlayed(
	{ seat, source }: Context,
	owner: string,
	from: 'hand' | 'deck' | 'rival-hand',
	face: Face
): Resolving<string | undefined> {
	const about = { card: source.card, seat: owner, face };
	if (from === 'hand') {
		const ask = { seat, prompt: 'from-hand', about, options: [], least: 1, most: 1 } as const;
		const [card] = yield { ...ask, hidden: true };
		return card;
	}
	const opens = face === 'up';
	const [card] = yield from === 'deck'
		? { deal: 'hidden', prompt: 'deck-top', about, of: { top: owner }, opens }
		: { deal: 'hidden', prompt: 'hand-draw', about, of: { hand: owner, cards: 1 }, opens };
	return card ?? (opens ? undefined : FACE_DOWN);
}
