import type { SeatId } from '../../../core/seats.ts';
import type { Context } from '../../table/context.ts';
import type { TableEvent } from '../../table/events.ts';
import { agree, type Resolving } from '../../table/request.ts';
import type { Table } from '../../table/table.ts';
import type { Task } from '../../table/tasks.ts';
import { playerOf, readingsOf } from '../../table/where.ts';
import { amountNow } from '../counting.ts';
import type { Amount } from '../selector.ts';
import { tookSome, type Effected, type EffectResolvers } from '../resolving.ts';
import { amountOf, selectSeats } from '../select.ts';

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
export function spare(table: Table, seat: SeatId, what: What): number {
	const { blood, influence } = playerOf(table, seat);
	return what === 'influence' ? influence : Math.max(0, blood - 1);
}

/** Hits some players, each with its Frenzy before the next, or all first (reading `severalHit`). */
function hits(
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

const causeOf = (by: SeatId | null, seat: SeatId): SeatId | null => (by === seat ? null : by);

/** Who counts as having done it: nobody where a Location card did (reading `cause`). */
const doer = ({ seat, source }: Context): SeatId | null =>
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

/** Blood and Influence of Pools. */
export const poolEffects = {
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
	}
} satisfies Partial<EffectResolvers>;
