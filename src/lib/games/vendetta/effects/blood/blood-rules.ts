import type { SeatId } from '../../../core/seats.ts';
import type { Context } from '../../table/context.ts';
import type { TableEvent } from '../../table/events.ts';
import { agree, type Resolving } from '../../table/request.ts';
import type { Table } from '../../table/table.ts';
import type { Task } from '../../table/tasks.ts';
import { bloodAt, playerOf, readingsOf } from '../../table/where.ts';
import { amountNow, hereOf } from '../counting.ts';
import type { Amount } from '../selector.ts';
import { tookSome, type Effected, type EffectResolvers } from '../resolving.ts';
import { amountOf, selectSeats, selectWhere } from '../select.ts';

type What = 'blood' | 'influence';

const poolMoved = (
	what: What,
	seat: SeatId,
	by: number,
	why: 'gain' | 'spend' | 'give'
): TableEvent =>
	what === 'blood'
		? { type: 'BloodMoved', seat, by, why }
		: { type: 'InfluenceMoved', seat, by, why };

/** What a Pool can give away: all Influence, and all Blood but the last [SPEND]. */
function spare(table: Table, seat: SeatId, what: What): number {
	const { blood, influence } = playerOf(table, seat);
	return what === 'influence' ? influence : Math.max(0, blood - 1);
}

/** Hits some players, each with its Frenzy before the next, or all first (reading `severalHit`). */
export function hits(
	table: Table,
	hit: { readonly what: What; readonly how: 'lose' | 'steal'; readonly act: number | null },
	by: SeatId | null,
	amounts: readonly (readonly [SeatId, number])[]
): readonly Task[] {
	const later = readingsOf(table).severalHit === 'all-first' && amounts.length > 1;
	const { what, how, act } = hit;
	const all = amounts
		.filter(([, amount]) => amount > 0)
		.map(([seat, amount]): Task => ({
			kind: 'hit',
			seat,
			what,
			how,
			amount,
			by: { seat: by, act },
			later
		}));
	const frenzies = amounts.map(([seat]): Task => ({
		kind: 'frenzy',
		seat,
		cause: causeOf(by, seat)
	}));
	return later ? [...all, ...frenzies] : all;
}

export const causeOf = (by: SeatId | null, seat: SeatId): SeatId | null =>
	by === seat ? null : by;

/** Who counts as having done it: nobody where a Location card did (reading `cause`). */
export const doer = ({ seat, source }: Context): SeatId | null =>
	source.from === 'location' ? null : seat;

function* hit(
	table: Table,
	before: Context,
	how: 'lose' | 'steal',
	what: What,
	amount: Amount,
	who: Parameters<typeof selectSeats>[2]
): Resolving<Effected> {
	const { seats, context } = yield* selectSeats(table, before, who);
	const asked = yield* amountOf(table, context, amount, { has: 0, way: 'down' });
	const upTo = typeof amount === 'object' && 'upTo' in amount;
	const amounts = seats.map((seat) => {
		const has = playerOf(table, seat)[what];
		const n = upTo ? asked : amountNow(table, context, amount, { has, way: 'down' }, seat);
		return [seat, n] as const;
	});
	const next = hits(table, { what, how, act: context.act }, doer(context), amounts);
	return { next, context: tookSome(context, 0) };
}

/** Blood and Influence as they come, go and change hands. */
export const bloodEffects = {
	*gain(table, { what, amount, who = 'self' }, before) {
		const { seats, context } = yield* selectSeats(table, before, who);
		const asked = yield* amountOf(table, context, amount, { has: 0, way: 'up' });
		const upTo = typeof amount === 'object' && 'upTo' in amount;
		const events = seats.flatMap((seat) => {
			const has = playerOf(table, seat)[what];
			const n = upTo ? asked : amountNow(table, context, amount, { has, way: 'up' }, seat);
			return n > 0 ? [poolMoved(what, seat, n, 'gain')] : [];
		});
		const taken = events.reduce((sum, event) => sum + ('by' in event ? Number(event.by) : 0), 0);
		return { events, context: tookSome(context, taken) };
	},

	*lose(table, { what, amount, who }, context) {
		return yield* hit(table, context, 'lose', what, amount, who);
	},

	*steal(table, { what = 'blood', amount, from }, context) {
		return yield* hit(table, context, 'steal', what, amount, from);
	},

	*spend(table, { what, amount, then }, context) {
		const { seat } = context;
		const most = spare(table, seat, what);
		const unpaid = { context: tookSome(context, 0) };
		const has = playerOf(table, seat)[what];
		const isFree = typeof amount === 'object' && 'upTo' in amount;
		const price = amountNow(table, context, amount, { has, way: 'down' });
		if (!isFree && price > most) return unpaid;
		if (!isFree && price === 0 && readingsOf(table).zeroCost === 'not-payable') return unpaid;
		if (isFree) {
			const n = yield* amountOf(table, context, amount, { has, way: 'down' }, most);
			if (n <= 0) return unpaid;
			return {
				events: [poolMoved(what, seat, -n, 'spend')],
				instead: then,
				context: tookSome(context, n)
			};
		}
		const about = { card: context.source.card, n: price };
		if (!(yield* agree(seat, 'spend', about))) return unpaid;
		const events = price > 0 ? [poolMoved(what, seat, -price, 'spend')] : [];
		return { events, instead: then, context: tookSome(context, price, true) };
	},

	*give(table, { what, amount, to }, before) {
		const { seats, context } = yield* selectSeats(table, before, to);
		let left = spare(table, before.seat, what);
		let taken = 0;
		const asked = yield* amountOf(table, context, amount, { has: left, way: 'down' }, left);
		const events = seats.flatMap((seat) => {
			const n = Math.min(left, asked);
			if (n <= 0 || seat === before.seat) return [];
			left -= n;
			taken += n;
			return [poolMoved(what, before.seat, -n, 'give'), poolMoved(what, seat, n, 'gain')];
		});
		return { events, context: tookSome(context, taken) };
	},

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

	// eslint-disable-next-line require-yield -- it asks nothing
	*'swap-blood'(table, _, context) {
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
