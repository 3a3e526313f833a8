import type { Table } from '../../../../games/heritage/table/table.ts';

/** Whether Elysium has only just dealt: then no box can say otherwise, and what lies there needs no way to correct it beside it. */
export const isFreshlyDealt = ({ phase, dealer }: Pick<Table, 'phase' | 'dealer'>): boolean =>
	phase === 'set-up' && dealer === 'app';
