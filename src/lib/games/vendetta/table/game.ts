import type { Game } from '../../core/game.ts';
import { tableCommandSchema, type TableCommand } from './commands.ts';
import { decideTable, needsSealedAtTable } from './engine.ts';
import { tableEventSchema } from './event-schema.ts';
import type { TableEvent } from './events.ts';
import { evolveTable } from './evolve.ts';
import { findTableFault } from './fault.ts';
import { tableFaults } from './invariants.ts';
import { tableRefusals, type TableReason } from './refusals.ts';
import { tableRulesCited } from './rules-cited.ts';
import { EMPTY_TABLE, type Table } from './table.ts';

/** The table by itself, in the grammar all games share: one game from its setting to its final count. */
export const tableGame: Game<Table, TableCommand, TableEvent, TableReason> = {
	name: 'vendetta-table',
	schema: 1,
	folding: 1,
	rules: 1,
	initial: EMPTY_TABLE,
	commandSchema: tableCommandSchema,
	eventSchema: tableEventSchema,
	sentences: tableRefusals,
	upcasts: {},
	decide: decideTable,
	needsSealed: needsSealedAtTable,
	evolve: evolveTable,
	findFault: findTableFault,
	findBroken: (table) => tableFaults(table)[0] ?? null,
	ruleOf: ({ type }) => tableRulesCited[type],
	closesChapter: ({ type }) => type === 'GameScored'
};
