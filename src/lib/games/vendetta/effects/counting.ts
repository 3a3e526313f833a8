import type { SeatId } from '../../core/seats.ts';
import type { Context } from '../table/context.ts';
import { rankingOf } from '../table/ranking-of.ts';
import type { Table } from '../table/table.ts';
import {
	allyOf,
	bloodAt,
	cardsAt,
	clanCardOf,
	deployedOf,
	isAt,
	onPosition,
	playerOf,
	presentAt,
	rivalsAt,
	turnOrder
} from '../table/where.ts';
import { VICTIM, type LocationId } from '../vocabulary.ts';
import type { Amount, Condition, Count } from './selector.ts';

/** Where “here” is: where the card lies now, or what it is about. */
export function hereOf(table: Table, { source, location }: Context): LocationId | null {
	if (source.from !== 'card') return location;
	return deployedOf(table, source.slot)?.at ?? location;
}

export const printedOf = (table: Table, card: string | null): number =>
	card === null ? 0 : (clanCardOf(table, card)?.power ?? 0);

function whoseOf(context: Context, { of }: Count, hit: SeatId | null): SeatId | null {
	if (of === undefined) return context.seat;
	return of === 'hit' ? hit : context[of];
}

const alliesOf = (table: Table, seat: SeatId) =>
	playerOf(table, seat).alliance.flatMap((card) => allyOf(table, card) ?? []);

const OF_PLAYER = {
	pool: (table, seat) => playerOf(table, seat).blood,
	influence: (table, seat) => playerOf(table, seat).influence,
	alliance: (table, seat) => playerOf(table, seat).alliance.length,
	allies: (table, seat) => alliesOf(table, seat).length,
	victims: (table, seat) => playerOf(table, seat).alliance.filter((card) => card === VICTIM).length,
	humans: (table, seat) => alliesOf(table, seat).filter(({ kind }) => kind === 'human').length,
	vampires: (table, seat) => alliesOf(table, seat).filter(({ kind }) => kind === 'vampire').length,
	drained: (table, seat) => playerOf(table, seat).drained.length,
	diablerie: (table, seat) => playerOf(table, seat).tokens,
	hand: (table, seat) => playerOf(table, seat).hand,
	round: ({ round }) => round,
	'frenzies-caused': (table, seat) => playerOf(table, seat).caused
} as const satisfies {
	readonly [name in Count['count']]?: (table: Table, seat: SeatId) => number;
};

/** What is counted of a player, wherever cards lie. */
type PlayerCount = keyof typeof OF_PLAYER;
export const isOfPlayer = (count: Count['count']): count is PlayerCount => count in OF_PLAYER;
export const ofPlayer = (table: Table, seat: SeatId, count: PlayerCount): number =>
	OF_PLAYER[count](table, seat);

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** How many there are now; `hit`: whom the effect is about. */
function countOf(table: Table, context: Context, count: Count, hit: SeatId | null = null): number {
	const seat = whoseOf(context, count, hit);
	if (seat === null) return 0;
	return countFor(table, context, count.count, seat, hereOf(table, context));
}

function countFor(
	table: Table,
	{ source }: Context,
	count: Count['count'],
	seat: SeatId,
	here: LocationId | null
): number {
	if (isOfPlayer(count)) return ofPlayer(table, seat, count);
	if (count === 'printed-power') return source.from === 'card' ? printedOf(table, source.card) : 0;
	if (here === null) return 0;
	const others = rivalsAt(table, here, seat);
	const cards = cardsAt(table, here);
	const own = onPosition(table, here, seat);
	switch (count) {
		case 'own-cards-here':
			return own.length;
		case 'rival-cards-here':
			return cards.length - own.length;
		case 'cards-here':
			return cards.length;
		case 'face-down-here':
			return cards.filter(({ up }) => !up).length;
		case 'own-face-down-here':
			return own.filter(({ up }) => !up).length;
		case 'rivals-here':
			return others.length;
		case 'own-blood-here':
			return bloodAt(table, here, seat);
		case 'rival-blood-here':
			return sum(others.map((one) => bloodAt(table, here, one)));
		case 'blood-here':
			return sum(presentAt(table, here).map((one) => bloodAt(table, here, one)));
		case 'own-power-here':
			return sum(own.filter(({ up }) => up).map(({ card }) => printedOf(table, card)));
	}
}

/** What `all` and `level` are measured by, and which way a level is reached. */
export type Measure = { readonly has: number; readonly way: 'up' | 'down' };

/** How much an amount is now. “Up to” counts as the whole here; who acts was asked before. */
export function amountNow(
	table: Table,
	context: Context,
	amount: Amount,
	{ has, way }: Measure,
	hit: SeatId | null = null
): number {
	if (typeof amount === 'number') return amount;
	if (amount === 'taken') return context.taken;
	if (amount === 'all') return has;
	if ('byRound' in amount) return amount.byRound[Math.max(0, table.round - 1)] ?? 0;
	if ('upTo' in amount) return amount.upTo;
	if ('level' in amount) return Math.max(0, way === 'up' ? amount.level - has : has - amount.level);
	if ('half' in amount) {
		const half = countOf(table, context, amount.half, hit) / 2;
		return amount.round === 'up' ? Math.ceil(half) : Math.floor(half);
	}
	const { per, each = 1, for: every = 1, most = Infinity } = amount;
	return Math.min(most, each * Math.floor(countOf(table, context, per, hit) / every));
}

/** Whether it is so now. */
export function holds(table: Table, context: Context, condition: Condition): boolean {
	const here = hereOf(table, context);
	const { source } = context;
	switch (condition.is) {
		case 'at-least':
			return countOf(table, context, condition.what) >= condition.n;
		case 'at-most':
			return countOf(table, context, condition.what) <= condition.n;
		case 'most':
		case 'fewest': {
			if (here === null) return false;
			const sign = condition.is === 'most' ? 1 : -1;
			const worth = (seat: SeatId) =>
				sign * countFor(table, context, condition.what.count, seat, here);
			const own = worth(context.seat);
			return presentAt(table, here).every((seat) => seat === context.seat || worth(seat) < own);
		}
		case 'winner':
			return (
				rankingOf(table)[0]?.seat === context[condition.who === 'self' ? 'seat' : condition.who]
			);
		case 'at-haven':
			return here === 'haven';
		case 'not-at-haven':
			return here !== null && here !== 'haven';
		case 'done':
			return context.done;
		case 'not-done':
			return !context.done;
		case 'face-down':
			return source.from === 'card' && deployedOf(table, source.slot)?.playedDown === true;
		case 'alone-here':
			return (
				here !== null &&
				isAt(table, here, context.seat) &&
				rivalsAt(table, here, context.seat).length === 0
			);
		case 'first-in-order':
			return turnOrder(table)[0] === context.seat;
		case 'last-in-order':
			return turnOrder(table).at(-1) === context.seat;
	}
}
