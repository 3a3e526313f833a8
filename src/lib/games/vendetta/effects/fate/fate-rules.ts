import { VICTIM } from '../../vocabulary.ts';
import type { Context } from '../../table/context.ts';
import type { TableEvent } from '../../table/events.ts';
import { isHeld } from '../../table/holding.ts';
import { chooseOne, type Resolving } from '../../table/request.ts';
import type { Table } from '../../table/table.ts';
import type { Task } from '../../table/tasks.ts';
import { allyOf, isAt, playerOf } from '../../table/where.ts';
import { hereOf } from '../counting.ts';
import type { EffectOf } from '../effect.ts';
import { marked } from '../power/power-rules.ts';
import { tookSome, type EffectResolvers } from '../resolving.ts';
import { amountOf, selectSeats, selectWhere } from '../select.ts';

/** Withdrawing, the Alliance, rewards and the Ambition token. */
export const fateEffects = {
	*withdraw(table, { who, to }, before) {
		const { seats, context } = yield* selectSeats(table, before, who);
		const here = hereOf(table, context);
		if (here === null) return { context: tookSome(context, 0) };
		const leaving = seats.filter(
			(seat) => isAt(table, here, seat) && isHeld(table, here, seat) === null
		);
		if (leaving.length === 0) return { context: tookSome(context, 0) };
		const place = to === undefined ? undefined : (yield* selectWhere(table, context, to))[0];
		const haven = here === 'haven' ? null : 'haven';
		const next = leaving.map((seat): Task => ({
			kind: 'withdraw-seat',
			seat,
			at: here,
			to: place ?? haven
		}));
		return { next, context: tookSome(context, leaving.length) };
	},

	*'must-stay'(table, { who }, before) {
		const { seats, context } = yield* selectSeats(table, before, who);
		const here = hereOf(table, context);
		if (here === null) return { context: tookSome(context, 0) };
		const events = seats.map((seat) => marked(context, here, { mark: 'held', seat }));
		return { events, context: tookSome(context, events.length) };
	},

	*'gain-victim'(table, { amount = 1, who = 'self' }, before) {
		const { seats, context } = yield* selectSeats(table, before, who);
		const asked = yield* amountOf(table, context, amount, { has: 0, way: 'up' });
		const events = seats
			.flatMap((seat) =>
				Array.from({ length: asked }, (): TableEvent => ({ type: 'VictimGained', seat }))
			)
			.slice(0, table.victims);
		return { events, context: tookSome(context, events.length) };
	},

	*drain(table, { who, which }, before) {
		const { seats, context } = yield* selectSeats(table, before, who);
		const next: Task[] = [];
		for (const seat of seats) {
			const card = yield* toDrain(table, context, seat, which);
			if (card !== null) next.push({ kind: 'drain', seat, card, why: 'effect' });
		}
		return { next, context: tookSome(context, next.length) };
	},

	*undrain(table, { who = 'self' }, before) {
		const { seats, context } = yield* selectSeats(table, before, who);
		const events: TableEvent[] = [];
		for (const seat of seats) {
			const options = [...new Set(playerOf(table, seat).drained)];
			const about = { card: context.source.card };
			const card = yield* chooseOne({ seat, prompt: 'undrain', options, about });
			if (card !== null) events.push({ type: 'CardUndrained', seat, card });
		}
		return { events, context: tookSome(context, events.length) };
	},

	*'gain-tokens'(table, { who, amount }, before) {
		const { seats, context } = yield* selectSeats(table, before, who);
		return {
			events: seats.map((seat): TableEvent => ({ type: 'TokensGained', seat, tokens: amount })),
			next: seats.map((seat): Task => ({ kind: 'check-tokens', seat })),
			context: tookSome(context, seats.length)
		};
	},

	'win-ties'(table, _, context) {
		const here = hereOf(table, context);
		if (here === null) return { context: tookSome(context, 0) };
		const event = marked(context, here, { mark: 'wins-ties', seat: context.seat });
		return { events: [event], context: tookSome(context, 1) };
	},

	'extra-reward'(table, effect, context) {
		const { place, influence = 0, blood = 0, victims = 0 } = effect;
		const here = hereOf(table, context);
		if (here === null) return { context: tookSome(context, 0) };
		const said = { mark: 'extra-reward', place, influence, blood, victims } as const;
		return { events: [marked(context, here, said)], context: tookSome(context, 1) };
	},

	'frenzy-pays'(table, { more }, context) {
		const here = hereOf(table, context);
		if (here === null) return { context: tookSome(context, 0) };
		const event = marked(context, here, { mark: 'frenzy-pays', seat: context.seat, more });
		return { events: [event], context: tookSome(context, 1) };
	},

	*'take-ambition'(table, { who }, before) {
		const { seats, context } = yield* selectSeats(table, before, who);
		const [seat] = seats;
		if (seat === undefined || seat === table.ambition) return { context: tookSome(context, 0) };
		return { events: [{ type: 'AmbitionTaken', seat }], context: tookSome(context, 1) };
	}
} satisfies Partial<EffectResolvers>;

function* toDrain(
	table: Table,
	{ source }: Context,
	seat: string,
	which: EffectOf<'drain'>['which']
): Resolving<string | null> {
	const { alliance, drained } = playerOf(table, seat);
	const kindOf = (card: string) => (card === VICTIM ? 'victim' : allyOf(table, card)?.kind);
	const about = { card: source.card, seat };
	switch (which) {
		case 'this':
			return source.from === 'ally' && alliance.includes(source.card) ? source.card : null;
		case 'random': {
			if (alliance.length === 0) return null;
			const nth = drained.length;
			const [card] = yield {
				deal: 'one-of',
				prompt: 'drain',
				about: { ...about, nth },
				options: alliance
			};
			return card ?? null;
		}
		case 'chosen':
		case 'victim':
		case 'human':
		case 'vampire': {
			const options = [...new Set(alliance)].filter(
				(card) => which === 'chosen' || kindOf(card) === which
			);
			return yield* chooseOne({ seat, prompt: 'drain', options, about });
		}
	}
}
