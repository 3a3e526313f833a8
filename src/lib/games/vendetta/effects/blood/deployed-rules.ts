import type { SeatId } from '../../../core/seats.ts';
import type { Context } from '../../table/context.ts';
import type { TableEvent } from '../../table/events.ts';
import type { Resolving } from '../../table/request.ts';
import type { Table } from '../../table/table.ts';
import { bloodAt, playerOf } from '../../table/where.ts';
import { amountNow, hereOf } from '../counting.ts';
import { tookSome, type Effected, type EffectResolvers } from '../resolving.ts';
import type { Amount } from '../selector.ts';
import { amountOf, selectSeats, selectWhere } from '../select.ts';
import { spare } from './pool-rules.ts';

/** Deployed Blood. */
export const deployedEffects = {
	*deploy(table, { amount, from, at, who = 'self' }, before) {
		const { seats, context } = yield* selectSeats(table, before, who);
		const places = yield* selectWhere(table, context, at);
		const all = seats.flatMap((seat) => places.map((place) => [seat, place] as const));
		const spared = new Map(seats.map((seat) => [seat, spare(table, seat, 'blood')]));
		const asked = yield* amountOf(
			table,
			context,
			amount,
			{ has: spared.get(before.seat) ?? 0, way: 'down' },
			from === 'pool' ? (spared.get(before.seat) ?? 0) : Infinity
		);
		const events = all.flatMap(([seat, place]): TableEvent[] => {
			const left = spared.get(seat) ?? 0;
			const n = from === 'pool' ? Math.min(left, asked) : asked;
			if (n <= 0) return [];
			if (from === 'pool') spared.set(seat, left - n);
			const [pool, bank] = from === 'pool' ? [n, 0] : [0, n];
			return [{ type: 'BloodDeployed', seat, at: place, pool, bank, flipped: 0, as: 'effect' }];
		});
		const taken = events.reduce(
			(sum, event) => sum + (event.type === 'BloodDeployed' ? event.pool + event.bank : 0),
			0
		);
		return { events, context: tookSome(context, taken) };
	},

	*recall(table, { amount, at, who = 'self' }, before) {
		const { seats, context } = yield* selectSeats(table, before, who);
		const places = yield* selectWhere(table, context, at);
		let taken = 0;
		const events: TableEvent[] = [];
		for (const seat of seats)
			for (const place of places) {
				const has = bloodAt(table, place, seat);
				// Each takes back as much as that player likes.
				const asked = yield* amountOf(
					table,
					{ ...context, seat },
					amount,
					{ has, way: 'down' },
					has
				);
				if (asked <= 0) continue;
				taken += asked;
				events.push(
					{ type: 'DeployedMoved', seat, at: place, by: -asked },
					{ type: 'BloodMoved', seat, by: asked, why: 'recall' }
				);
			}
		return { events, context: tookSome(context, taken) };
	},

	*scatter(table, { amount, who }, before) {
		const { seats, context } = yield* selectSeats(table, before, who);
		return yield* offDeployed(table, context, amount, seats, () => []);
	},

	*seize(table, { amount, from, to }, before) {
		const { seats, context } = yield* selectSeats(table, before, from);
		const { seat } = context;
		const here = hereOf(table, context);
		if (here === null) return { context: tookSome(context, 0) };
		return yield* offDeployed(table, context, amount, seats, (n) => [
			to === 'pool'
				? { type: 'BloodMoved', seat, by: n, why: 'gain' }
				: { type: 'DeployedMoved', seat, at: here, by: n }
		]);
	},

	*carry(table, { amount, to }, context) {
		const { seat } = context;
		const here = hereOf(table, context);
		const [place] = yield* selectWhere(table, context, to);
		if (here === null || place === undefined || place === here)
			return { context: tookSome(context, 0) };
		const has = bloodAt(table, here, seat);
		const n = yield* amountOf(table, context, amount, { has, way: 'down' }, has);
		if (n <= 0) return { context: tookSome(context, 0) };
		const events: TableEvent[] = [
			{ type: 'DeployedMoved', seat, at: here, by: -n },
			{ type: 'DeployedMoved', seat, at: place, by: n }
		];
		return { events, context: tookSome(context, n) };
	},

	'swap-blood'(table, _, context) {
		const { seat } = context;
		const here = hereOf(table, context);
		if (here === null) return { context: tookSome(context, 0) };
		const change = bloodAt(table, here, seat) - playerOf(table, seat).blood;
		if (change === 0) return { context: tookSome(context, 0, true) };
		const events: TableEvent[] = [
			{ type: 'BloodMoved', seat, by: change, why: 'swap' },
			{ type: 'DeployedMoved', seat, at: here, by: -change }
		];
		return {
			events,
			next: [{ kind: 'frenzy', seat, cause: null }],
			context: tookSome(context, Math.abs(change), true)
		};
	}
} satisfies Partial<EffectResolvers>;

/** Deployed Blood here off some Positions, as much as there is. */
function* offDeployed(
	table: Table,
	context: Context,
	amount: Amount,
	seats: readonly SeatId[],
	goes: (n: number) => readonly TableEvent[]
): Resolving<Effected> {
	const here = hereOf(table, context);
	if (here === null) return { context: tookSome(context, 0) };
	const asked = yield* amountOf(table, context, amount, { has: 0, way: 'down' });
	const upTo = typeof amount === 'object' && 'upTo' in amount;
	let taken = 0;
	const events = seats.flatMap((seat): readonly TableEvent[] => {
		const has = bloodAt(table, here, seat);
		const meant = upTo ? asked : amountNow(table, context, amount, { has, way: 'down' }, seat);
		const n = Math.min(has, meant);
		if (n <= 0) return [];
		taken += n;
		return [{ type: 'DeployedMoved', seat, at: here, by: -n }, ...goes(n)];
	});
	return { events, context: tookSome(context, taken) };
}
