import type { SeatId } from '../../../core/seats.ts';
import type { Cost } from '../../cards/cost.ts';
import type { Effect, Effects } from '../../cards/effects.ts';
import type { Whom } from '../../cards/who.ts';
import type { Table } from '../../table/table.ts';
import { bodyOf } from '../../table/effects/bodies.ts';
import { coterieOf, foesOf, rivalOf, sideOf } from '../../table/where.ts';
import { amountAt, type Blow } from './blow.ts';
import { ACTION, BLOOD, CARD, lossWorth, pointsWorth, PRESTIGE } from './worth.ts';

/** What effects are worth to the player who plays them. */
export type Scales = {
	readonly table: Table;
	readonly seat: SeatId;
	/** The attack that they belong to; null: none. */
	readonly blow: Blow | null;
	/** Who the opposing player is; null: nobody. */
	readonly foe: SeatId | null;
	/** Targets of a Conspiracy. */
	readonly chosen?: readonly SeatId[];
};

function players({ table, seat, foe, chosen = [] }: Scales, whom: Whom): readonly SeatId[] {
	switch (whom) {
		case 'you':
			return [seat];
		case 'foe':
		case 'cause':
			return foe === null ? [] : [foe];
		case 'rival':
			return [rivalOf(table, seat) ?? ''].filter(Boolean);
		case 'chosen-foe':
			return foesOf(table, seat).slice(0, 1);
		case 'chosen':
			return chosen;
		case 'each-foe':
			return foesOf(table, seat);
		case 'each-player':
			return table.order;
	}
}

/** For others it counts against the player, for the Rival most. */
const against = ({ table, seat }: Scales, other: SeatId): number => {
	if (other === seat) return 1;
	return rivalOf(table, seat) === other ? -0.8 : -0.8 / Math.max(1, table.order.length - 1);
};

const missing = (table: Table, seat: SeatId, inTorpor: boolean): number =>
	sideOf(table, seat)
		.vampires.filter(({ place }) => place !== 'burned' && (inTorpor || place !== 'torpor'))
		.reduce((most, { id, blood }) => Math.max(most, bodyOf(table, id).bp - blood), 0);

/** Damage raised by one is worth this much, until the whole blow is known. */
const RAISE = 0.8;

function effectWorth(scales: Scales, effect: Effect): number {
	const { table, seat, blow } = scales;
	const n = 'n' in effect ? amountAt(table, seat, effect.n, blow) : 1;
	const each = (whom: Whom, worth: (one: SeatId) => number): number =>
		players(scales, whom).reduce((sum, one) => sum + against(scales, one) * worth(one), 0);
	switch (effect.do) {
		case 'gain': {
			const whom = effect.whom ?? 'you';
			if (effect.what === 'influence') return 0.8 * n;
			if (effect.what === 'agenda') return each(whom, (one) => pointsWorth(table, one, n));
			return each(whom, () => n * PRESTIGE);
		}
		case 'lose':
			if (effect.what === 'agenda')
				return each(
					effect.whom,
					(one) => -pointsWorth(table, one, Math.min(n, sideOf(table, one).agenda)) * 0.6
				);
			return players(scales, effect.whom).reduce(
				(sum, one) => sum + (one === seat ? -n * PRESTIGE : lossWorth(table, seat, one, n)),
				0
			);
		case 'steal':
			return players(scales, effect.whom).reduce(
				(sum, one) => sum + n * PRESTIGE + lossWorth(table, seat, one, n),
				0
			);
		case 'bleed':
		case 'steal-blood':
			return n * BLOOD * (effect.do === 'bleed' ? 1 : 1.6);
		case 'mend':
		case 'mend-spread': {
			const torpor =
				typeof effect.who === 'object' &&
				'choose' in effect.who &&
				effect.who.of.where === 'anywhere';
			return Math.min(n, missing(table, seat, torpor)) * BLOOD;
		}
		case 'fill':
			return sideOf(table, seat).down.length > 0 ? n * 0.8 : 0;
		case 'draw':
			return each(effect.whom ?? 'you', () => n * CARD);
		case 'discard':
			return each(effect.whom, (one) => {
				const { hand } = sideOf(table, one);
				return -Math.min(n, hand.library + hand.faction) * CARD;
			});
		case 'bonus':
			return n * RAISE;
		case 'damage':
			return n * 0.7;
		case 'shield':
		case 'prevent':
			return n * 0.6;
		case 'exhaust':
			return 0.6;
		case 'ready': {
			const most = typeof effect.who === 'object' && 'choose' in effect.who ? effect.who.choose : 1;
			const tired = coterieOf(table, seat).filter(({ exhausted }) => exhausted).length;
			return 0.7 * Math.min(most, tired);
		}
		case 'extra-action':
			return n * ACTION;
		case 'steal-retainer':
			return (blow?.target?.vampire.attached ?? []).length > 0 ? 3 : 0;
		case 'burn':
			return 0.9;
		case 'turn-city':
			return 0.3;
		case 'choose':
			return Math.max(...effect.of.map((one) => effectsWorth(scales, one)));
		case 'may':
			return Math.max(0, effectsWorth(scales, effect.then) - costWorth(scales, effect.cost));
		case 'each':
			return players(scales, effect.whom).reduce((sum, one) => {
				const theirs = effectsWorth({ ...scales, seat: one }, effect.then);
				return sum + against(scales, one) * theirs;
			}, 0);
		case 'influence':
			return n * 0.8;
		default:
			return 0.4;
	}
}

export const effectsWorth = (scales: Scales, effects: Effects): number =>
	effects.reduce((sum, effect) => sum + effectWorth(scales, effect), 0);

/** What a cost is worth to the player who pays it. */
export function costWorth({ table, seat }: Scales, cost: Cost | undefined): number {
	if (!cost) return 0;
	const { prestige, hand } = sideOf(table, seat);
	const dear = prestige <= 4 ? 1.6 : 1;
	const many = hand.library + hand.faction > 6 ? 0.5 : 1;
	return (
		(cost.prestige ?? 0) * dear * PRESTIGE +
		(cost.blood ?? 0) * BLOOD * 1.2 +
		(cost.discard ?? 0) * CARD * many +
		(cost.exhaust ? 0.9 : 0) +
		(cost.burn ? 0.8 : 0)
	);
}
