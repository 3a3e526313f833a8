import { fold } from '../../../games/core/game.ts';
import { evolveTable } from '../../../games/vendetta/table/evolve.ts';
import { EMPTY_TABLE, type Table } from '../../../games/vendetta/table/table.ts';
import type { KeptGame } from './kept.ts';

/** The table after some steps. */
export const tableAfter = (steps: KeptGame['steps']): Table =>
	fold(evolveTable, EMPTY_TABLE, steps.flat());
