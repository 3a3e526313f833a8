import type { Cost } from '../../cards/cost.ts';
import type { TableEvent } from '../events.ts';
import type { Resolving } from '../request.ts';
import type { Table } from '../table.ts';
import { cardOf, findSlot, findVampire, isActive, leaderOf, sideOf } from '../where.ts';
import type { Context } from './context.ts';

/** Why a cost cannot be paid now. */
export type CostFault =
	'last-prestige-spent' | 'last-blood-spent' | 'too-few-cards' | 'card-exhausted' | 'leader-away';

/** Why not; null: it can be paid. The last Prestige and the last Blood are never spent (R63) [Low]. */
export function costFault(
	table: Table,
	{ seat, slot, self }: Pick<Context, 'seat' | 'slot' | 'self'>,
	cost: Cost | undefined
): CostFault | null {
	if (!cost) return null;
	const { prestige, hand } = sideOf(table, seat);
	const own = self === null ? null : findVampire(table, self);
	if (cost.prestige !== undefined && prestige <= cost.prestige) return 'last-prestige-spent';
	if (cost.blood !== undefined && (own?.vampire.blood ?? 0) <= cost.blood)
		return 'last-blood-spent';
	if (cost.discard !== undefined && hand.library + hand.faction < cost.discard)
		return 'too-few-cards';
	if (cost.exhaust === 'leader') {
		const leader = leaderOf(table, seat);
		if (!leader || !isActive(leader)) return 'leader-away';
		if (leader.exhausted) return 'card-exhausted';
	}
	if (cost.exhaust === 'this') {
		const lies = slot === null ? null : findSlot(table, slot);
		const isExhausted =
			lies === null ? own?.vampire.exhausted : 'exhausted' in lies.one && lies.one.exhausted;
		if (isExhausted) return 'card-exhausted';
	}
	return null;
}

/** Pays all of it; asks only which cards are discarded. */
export function* paying(
	table: Table,
	context: Context,
	cost: Cost
): Resolving<readonly TableEvent[]> {
	const { seat, slot, self } = context;
	const events: TableEvent[] = [];
	if (cost.discard !== undefined) {
		const cards = yield* discarding(table, seat, cost.discard, 'cost');
		events.push(...cards);
	}
	if (cost.prestige !== undefined)
		events.push({ type: 'PrestigeMoved', seat, by: -cost.prestige, why: 'cost', of: null });
	if (cost.blood !== undefined && self !== null)
		events.push({ type: 'BloodMoved', vampire: self, by: -cost.blood, why: 'cost', of: null });
	const leader = leaderOf(table, seat);
	if (cost.exhaust === 'leader' && leader)
		events.push({ type: 'Exhausted', vampires: [leader.id], slots: [] });
	if (cost.exhaust === 'this')
		events.push({
			type: 'Exhausted',
			vampires: slot === null && self !== null ? [self] : [],
			slots: slot === null ? [] : [slot]
		});
	if (cost.burn && slot !== null) events.push(...burning(table, slot));
	return events;
}

/** A card of the table goes: an Ongoing one to its player's discard pile, a Retainer out of the game. */
function burning(table: Table, slot: number): readonly TableEvent[] {
	const lies = findSlot(table, slot);
	if (lies?.at === 'ongoing')
		return [{ type: 'CardPut', slot, seat: lies.seat, card: lies.one.card, to: 'discard' }];
	if (lies?.at === 'vampire') {
		const isRetainer = cardOf(table, lies.one.card).kind === 'mortal';
		return [{ type: 'Detached', slot, to: isRetainer ? 'burned' : 'discard' }];
	}
	return lies?.at === 'streets' ? [{ type: 'CityLeft', slot, to: 'burned' }] : [];
}

/** So many cards out of a hand, chosen by its player; a smaller hand gives all it has. */
export function* discarding(
	table: Table,
	seat: string,
	wanted: number,
	why: 'cost' | 'effect' | 'mend'
): Resolving<readonly TableEvent[]> {
	const { hand } = sideOf(table, seat);
	const n = Math.min(wanted, hand.library + hand.faction);
	if (n === 0) return [];
	const cards = yield {
		seat,
		prompt: 'discard',
		about: { n, why },
		options: [],
		least: n,
		most: n,
		hidden: true
	};
	return [{ type: 'CardsDiscarded', seat, cards, why }];
}
