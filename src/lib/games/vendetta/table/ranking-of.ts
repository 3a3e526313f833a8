import type { Ranked, Table } from './table.ts';

/** The places at the Location under way, once it is ranked. */
export const rankingOf = ({ conflict }: Table): readonly Ranked[] => conflict?.ranking ?? [];
