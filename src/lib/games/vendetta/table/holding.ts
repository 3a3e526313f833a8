import type { SeatId } from '../../core/seats.ts';
import { rulesInForce } from '../effects/in-force.ts';
import type { CardId } from '../cards.ts';
import type { LocationId } from '../vocabulary.ts';
import type { Table } from './table.ts';
import { teammateOf } from './where.ts';

/** The card that keeps a player from withdrawing; null: none does. */
export function isHeld(table: Table, at: LocationId, seat: SeatId): CardId | null {
	const mark = table.marks.find((one) => one.mark === 'held' && one.seat === seat && one.at === at);
	if (mark) return mark.of;
	// A teammate’s card holds nobody of the team [TAG TEAM MODE].
	const mate = teammateOf(table, seat);
	const rule = rulesInForce(table, 'holds').find(
		(one) => one.seat !== seat && (one.seat === null || one.seat !== mate) && one.at === at
	);
	return rule?.source.card ?? null;
}
