import type { Table } from './table.ts';

/** Which round it is: everybody has a turn in each; 0 before the first turn. */
export const roundAt = ({ turn, order }: Pick<Table, 'turn' | 'order'>): number =>
	turn ? Math.ceil(turn.number / order.length) : 0;
