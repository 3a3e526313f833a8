import type { SeatId } from '../../core/seats.ts';
import { amountNow, holds } from '../effects/counting.ts';
import { rulesFor, rulesInForce } from '../effects/in-force.ts';
import type { Context } from './context.ts';
import type { LocationId } from '../vocabulary.ts';
import type { Mark } from './marks.ts';
import type { Deployed, Ranked, Table } from './table.ts';
import { bloodAt, clanCardOf, onPosition, presentAt, readingsOf } from './where.ts';

/** One reason why a card or a player has its Power, in the order in which it counts. */
export type Reason = {
	/** The card that says so; null: the rules. */
	readonly of: string | null;
	readonly slot: number | null;
	readonly why: 'printed' | 'face-down' | 'set' | 'halved' | 'plus' | 'floor' | 'blood';
	readonly by: number;
};

const none = { hit: null, measure: { has: 0, way: 'up' } } as const;

/** What always-rules of a card add to it. */
function ownRules(table: Table, { slot }: Deployed): readonly Reason[] {
	return rulesInForce(table, 'power').flatMap(({ rule, source, seat, at }) => {
		if (source.from !== 'card' || source.slot !== slot || seat === null) return [];
		const context: Context = {
			seat,
			source,
			location: at,
			act: -1,
			rivals: null,
			cause: null,
			causeSlot: null,
			chooser: null,
			chosen: null,
			chosenSlots: [],
			taken: 0,
			done: false
		};
		if (rule.if && !holds(table, context, rule.if)) return [];
		const n = amountNow(table, context, rule.amount, none.measure);
		return [{ of: source.card, slot, why: 'plus', by: rule.minus ? 0 - n : n } as const];
	});
}

const marksFor = (table: Table, slot: number): readonly Mark[] =>
	table.marks.filter((mark) => 'slot' in mark && mark.slot === slot);

/**
 * The Power of a card, with each reason: the printed value, as it is set and halved, in the order in which that was said; then
 * plus and minus; never below 0 (reading `powerOrder`).
 */
function powerOf(table: Table, card: Deployed): readonly Reason[] {
	const { slot, at, position } = card;
	if (!card.up || card.card === null) {
		const marked = table.marks.flatMap((mark) =>
			mark.mark === 'face-down-counts' && mark.seat === position && mark.at === at ? [mark] : []
		);
		const rules = rulesFor(table, 'face-down-counts', position, at);
		const each = [...marked.map(({ each }) => each), ...rules.map(({ rule }) => rule.each)];
		return [{ of: null, slot, why: 'face-down', by: Math.max(0, ...each) }];
	}
	const printed = clanCardOf(table, card.card)?.power ?? 0;
	const reasons: Reason[] = [{ of: card.card, slot, why: 'printed', by: printed }];
	let base = printed;
	const marks = marksFor(table, slot);
	for (const mark of marks) {
		if (mark.mark !== 'set-power' && mark.mark !== 'halve') continue;
		const now = mark.mark === 'set-power' ? mark.to : Math.floor(base / 2);
		const why = mark.mark === 'halve' ? 'halved' : 'set';
		reasons.push({ of: mark.of, slot, why, by: now - base });
		base = now;
	}
	for (const mark of marks) {
		const by = byOf(table, mark, position);
		if (by !== null) reasons.push({ of: mark.of, slot, why: 'plus', by });
	}
	reasons.push(...ownRules(table, card));
	const total = sumOf(reasons);
	if (total < 0 && readingsOf(table).powerOrder === 'floored')
		reasons.push({ of: null, slot, why: 'floor', by: -total });
	return reasons;
}

function byOf(table: Table, mark: Mark, position: SeatId): number | null {
	if (mark.mark === 'power') return mark.by;
	if (mark.mark !== 'power-later') return null;
	const n = amountNow(table, mark.context, mark.amount, none.measure, position);
	return mark.minus ? 0 - n : n;
}

const sumOf = (reasons: readonly Reason[]): number => reasons.reduce((sum, { by }) => sum + by, 0);

/** What a player's Deployed Blood at a Location is worth: 1 each, unless a card says otherwise [5.4]. */
function bloodPower(table: Table, at: LocationId, seat: SeatId): readonly Reason[] {
	const n = bloodAt(table, at, seat);
	if (n === 0) return [];
	const mark = table.marks.findLast(
		(one) => one.mark === 'blood-counts' && one.seat === seat && one.at === at
	);
	const rules = rulesFor(table, 'blood-counts', seat, at);
	const own = rules.find((one) => one.seat === seat) ?? rules[0];
	const each = mark?.mark === 'blood-counts' ? mark.each : (own?.rule.each ?? 1);
	return [{ of: mark?.of ?? own?.source.card ?? null, slot: null, why: 'blood', by: n * each }];
}

/** What a player has at a Location now, and why [5.4]. */
export const reasonsAt = (table: Table, at: LocationId, seat: SeatId): readonly Reason[] => [
	...onPosition(table, at, seat).flatMap((card) => powerOf(table, card)),
	...bloodPower(table, at, seat)
];

/** Everybody who has anything there, with the total, in turn order. */
export const totalsAt = (table: Table, at: LocationId): readonly Ranked[] =>
	presentAt(table, at).map((seat) => {
		const cards = sumOf(onPosition(table, at, seat).flatMap((card) => powerOf(table, card)));
		const blood = sumOf(bloodPower(table, at, seat));
		return { seat, total: cards + blood, cards, blood };
	});
