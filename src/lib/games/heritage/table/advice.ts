import type { AdviceChoice } from '../vocabulary.ts';
import type { Table } from './table.ts';

/**
 * When code may rank, predict and value at a table. Where nobody chose: never among several people, at any time for one who
 * plays alone against code, as in the lesson. `people`: how many people play there.
 */
export const adviceAt = ({ advice }: Pick<Table, 'advice'>, people: number): AdviceChoice =>
	advice ?? (people > 1 ? 'off' : 'open');

/** Whether code may do so now. */
export function mayAdvise(table: Pick<Table, 'advice' | 'phase'>, people: number): boolean {
	const choice = adviceAt(table, people);
	return choice === 'open' || (choice === 'after' && table.phase === 'finished');
}

/** How many people play at these seats: all but those that code plays. */
export const peopleAt = (seats: readonly { readonly rival?: unknown }[]): number =>
	seats.filter(({ rival }) => rival === undefined).length;
