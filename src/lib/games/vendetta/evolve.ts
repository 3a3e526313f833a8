import { evolveWith } from './evolve-evening.ts';
import { evolveTable } from './table/evolve.ts';

/** What an event makes of an evening and of the table where it is played; it cannot refuse. */
export const evolve = evolveWith(evolveTable);
