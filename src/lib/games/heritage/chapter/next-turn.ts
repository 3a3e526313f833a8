import type { SeatId } from '../shapes.ts';
import { evolveTable } from '../table/evolve.ts';
import type { Question } from '../table/request.ts';
import { EMPTY_TABLE, type Table } from '../table/table.ts';
import { clockwiseFrom } from '../table/where.ts';
import { roundsOf } from './round.ts';

/** A table on which the next turn of a seat can be tried out. */
type NextTurn = {
	readonly table: Table;
	/** Whether that turn is under way and can go on: `table` is the real one. */
	readonly isNow: boolean;
	/** What somebody is asked on the real table: it stays unanswered, and what follows from it is not counted. */
	readonly leftOut: Question | null;
};

/**
 * The table as if it were a seat's turn now. In its own turn with no open question, before it recruited, that is the
 * table itself; a turn whose recruit is over is followed by the one of the next round. Null: the chapter is not in play,
 * nobody plays at that seat, or it has no turn left in this chapter.
 * Source: rulebook, Round.
 */
export function asIfNext(table: Table, seat: SeatId): NextTurn | null {
	if (table.phase !== 'play' || !table.bloodlines[seat]) return null;
	const { question, turn } = table;
	if (!question && turn?.seat === seat && turn.recruit === 'open')
		return { table, isNow: true, leftOut: null };
	const round = isYetToCome(table, seat) ? table.round : table.round + 1;
	if (round > roundsOf(table)) return null;
	const { resolution } = EMPTY_TABLE;
	const unasked: Table = question ? { ...table, question: null, resolution } : table;
	const next = evolveTable(unasked, { type: 'TurnBegan', seat, round });
	return { table: next, isNow: false, leftOut: question };
}

/** Whether a seat can still recruit in this round: its turn comes, or is under way. Between turns a round is over. */
function isYetToCome(table: Table, seat: SeatId): boolean {
	const { firstPlayer, turn } = table;
	if (!turn) return false;
	if (turn.seat === seat) return turn.recruit === 'open';
	const order = clockwiseFrom(table, firstPlayer ?? turn.seat);
	return order.indexOf(seat) > order.indexOf(turn.seat);
}
