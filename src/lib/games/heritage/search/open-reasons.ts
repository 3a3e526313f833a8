import type { SeatId } from '../shapes.ts';
import type { Table } from '../table/table.ts';
import { termsOf, type Term } from './advice.ts';
import type { Evaluation } from './evaluation.ts';

/** A move that was made: whose, and the table before and after it. */
export type Made = { readonly seat: SeatId; readonly before: Table; readonly after: Table };

/** What the schemes of a hand are worth. */
const OF_HAND: ReadonlySet<string> = new Set(['fitting', 'fits']);

/**
 * Why a move was worth making, as anybody at the table can see: by the view of its seat without its hand, what weighs most
 * first.
 */
export const openReasons = (
	evaluation: Evaluation,
	{ seat, before, after }: Made
): readonly Term[] =>
	termsOf(evaluation, { table: before, seat, hand: [] }, after).filter(
		(term) => term.seat !== seat || !OF_HAND.has(term.feature)
	);
