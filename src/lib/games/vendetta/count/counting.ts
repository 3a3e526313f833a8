import type { AtTable } from '../seating.ts';
import { totalsOf } from './parts.ts';
import { rankingOf, type Level } from './places.ts';
import type { FinalCount, Result } from './shapes.ts';

/** The first tie that cannot be broken yet; null: the order is strict. */
export const findOpenTie = (table: AtTable, count: FinalCount): Level | null =>
	rankingOf(table, count).asked.find(({ isKnown }) => !isKnown) ?? null;

/** A count with what comes of it; no tie is open. */
export const countedAs = (
	table: AtTable,
	count: FinalCount
): { readonly count: FinalCount; readonly result: Result } => ({
	count,
	result: { totals: totalsOf(count), places: [...rankingOf(table, count).places] }
});
