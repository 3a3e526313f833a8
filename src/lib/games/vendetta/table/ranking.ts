import { rulesInForce } from '../effects/in-force.ts';
import type { SeatId } from '../../core/seats.ts';
import type { LocationId } from '../vocabulary.ts';
import { totalsAt } from './power.ts';
import type { Ranked, Table } from './table.ts';
import { onPosition, readingsOf } from './where.ts';

function winsTies(table: Table, at: LocationId, seat: SeatId): boolean {
	const isMarked = table.marks.some(
		(mark) => mark.mark === 'wins-ties' && mark.seat === seat && mark.at === at
	);
	return (
		isMarked ||
		rulesInForce(table, 'wins-ties').some(
			(one) => one.seat === seat && (one.at === null || one.at === at)
		)
	);
}

/**
 * The places at a Location: by total, ties to who wins all ties, then to the earlier in turn order [5.4] [AMBITION TOKEN].
 * None where nobody has cards there any more; who has only Blood by the reading `bloodOnly`.
 */
export function placesAt(
	table: Table,
	at: LocationId,
	withCardsBefore: readonly SeatId[]
): readonly Ranked[] {
	const { bloodOnly } = readingsOf(table);
	const hasCards = ({ seat }: Ranked) => onPosition(table, at, seat).length > 0;
	const all = totalsAt(table, at);
	const withCards = all.filter(hasCards);
	if (withCards.length === 0) return [];
	const ranked = (bloodOnly === 'never' ? withCards : all).toSorted(
		(a, b) =>
			b.total - a.total || Number(winsTies(table, at, b.seat)) - Number(winsTies(table, at, a.seat))
	);
	const [only, another] = withCards;
	const alone =
		bloodOnly === 'cards-first' &&
		only !== undefined &&
		another === undefined &&
		withCardsBefore.length === 1 &&
		withCardsBefore[0] === only.seat;
	if (!alone) return ranked;
	return [only, ...ranked.filter(({ seat }) => seat !== only.seat)];
}
