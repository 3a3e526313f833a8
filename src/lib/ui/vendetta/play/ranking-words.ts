import type { SeatId } from '../../../games/core/seats.ts';
import { BY_HAND } from '../../../games/vendetta/table/changes.ts';
import { reasonsAt, type Reason } from '../../../games/vendetta/table/power.ts';
import type { Ranked, Table } from '../../../games/vendetta/table/table.ts';
import { deployedOf } from '../../../games/vendetta/table/where.ts';
import type { LocationId } from '../../../games/vendetta/vocabulary.ts';
import { cardName, slotName, type Speaker } from './said.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function reasonWords(table: Table, reason: Reason, speaker: Speaker): string {
	const { of, slot, why, by } = reason;
	const card = slot === null ? '' : slotName(table, slot, speaker);
	const says = of === null ? '' : of === BY_HAND ? 'the table' : cardName(table, of);
	switch (why) {
		case 'printed':
			return `${card}: printed ${by}`;
		case 'face-down':
			return `${slot !== null && deployedOf(table, slot)?.card === null ? 'Face-down card' : card}: ${by}, face down`;
		case 'set':
			return `${card}: ${signed(by)}, set by ${says}`;
		case 'halved':
			return `${card}: ${signed(by)}, halved by ${says}`;
		case 'plus':
			return `${card}: ${signed(by)}, from ${says}`;
		case 'floor':
			return `${card}: ${signed(by)}, a card is never below 0`;
		case 'blood':
			return `Deployed Blood: ${signed(by)}${of === null ? '' : `, by ${says}`}`;
	}
}

/** Why a player has this total at a Location, a line each. */
export const whyTotal = (
	table: Table,
	at: LocationId,
	seat: SeatId,
	speaker: Speaker
): readonly string[] =>
	reasonsAt(table, at, seat).map((reason) => reasonWords(table, reason, speaker));

export type Segment = {
	readonly kind: 'card' | 'plus' | 'minus' | 'blood';
	readonly from: number;
	readonly size: number;
};

/** The parts of a bar one after the other: each card as printed, what changes them, Blood. A minus lies over the cards' end. */
export function segmentsOf(table: Table, at: LocationId, seat: SeatId): readonly Segment[] {
	const { printed, changes, blood } = barOf(table, at, seat);
	let from = 0;
	const cards = reasonsAt(table, at, seat)
		.filter(({ why, by }) => (why === 'printed' || why === 'face-down') && by > 0)
		.map(({ by }): Segment => {
			from += by;
			return { kind: 'card', from: from - by, size: by };
		});
	const change: Segment[] =
		changes === 0
			? []
			: [
					{
						kind: changes > 0 ? 'plus' : 'minus',
						from: Math.max(0, Math.min(printed, printed + changes)),
						size: changes > 0 ? changes : Math.min(printed, -changes)
					}
				];
	const drops: Segment[] =
		blood > 0 ? [{ kind: 'blood', from: Math.max(0, printed + changes), size: blood }] : [];
	return [...cards, ...change, ...drops];
}

/** The parts of a bar: cards as printed, changes of them, Blood. */
export function barOf(table: Table, at: LocationId, seat: SeatId) {
	const reasons = reasonsAt(table, at, seat);
	const sum = (fits: (reason: Reason) => boolean) =>
		reasons.filter(fits).reduce((total, { by }) => total + by, 0);
	return {
		printed: sum(({ why }) => why === 'printed' || why === 'face-down'),
		changes: sum(({ why }) => !['printed', 'face-down', 'blood'].includes(why)),
		blood: sum(({ why }) => why === 'blood')
	};
}

/** Why somebody comes before the next with the same total; null: there is no tie. */
export function tieWords(ranking: readonly Ranked[], nth: number): string | null {
	const [one, next] = [ranking[nth], ranking[nth + 1]];
	if (!one || !next || one.total !== next.total) return null;
	return 'Tied with the next: earlier in turn order, or a card wins ties.';
}
