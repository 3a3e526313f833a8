import type { Circumstances } from '../../core/game.ts';
import type { Json } from '../../core/json.ts';
import type { SeatId } from '../../core/seats.ts';
import { NOTHING_SEALED, type SealedTable } from './dealing.ts';
import { ownView, type OwnView } from './own-view.ts';
import { lostSecret } from './secrets.ts';
import type { Table } from './table.ts';
import { playerOf, seatsOf } from './where.ts';

/** What is sealed of a table, where nothing of it is lost: hands that did not come along with a file are dealt anew. */
function wholeOf(table: Table, before: SealedTable, chance: Circumstances['chance']): SealedTable {
	const isDealt = table.phase === 'round' || table.phase === 'finished';
	if (!isDealt || table.dealer !== 'app') return before;
	const lost = seatsOf(table).filter(
		(seat) => before.seats[seat]?.[playerOf(table, seat).secret] === undefined
	);
	if (lost.length === 0) return before;
	const seats = { ...before.seats };
	for (const seat of lost) {
		const { secret } = playerOf(table, seat);
		const anew = lostSecret(table, seat, seats[seat], chance);
		seats[seat] = { ...seats[seat], [secret]: anew };
	}
	return { ...before, seats };
}

/** What a seat sees of its own, and all that is sealed from then on where looking changed it. */
export function ownHand(
	table: Table,
	seat: SeatId,
	{ chance, sealed }: Circumstances
): { readonly seen: OwnView; readonly sealed?: Json } {
	// What is sealed is made by the table alone.
	const before = (sealed ?? null) === null ? NOTHING_SEALED : (sealed as unknown as SealedTable);
	const now = wholeOf(table, before, chance);
	const seen = ownView(table, now, seat);
	return now === before ? { seen } : { seen, sealed: now as unknown as Json };
}
