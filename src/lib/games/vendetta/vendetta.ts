import type { GenericSchema } from 'valibot';
import type { Game } from '../core/game.ts';
import type { Json } from '../core/json.ts';
import { commandSchema, type Command } from './commands.ts';
import { findUnsound } from './count/unsound.ts';
import { decide } from './decide.ts';
import { tableRules } from './decide-at-table.ts';
import { eventSchema, type VendettaEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { findFault } from './fault.ts';
import { refusals, type Reason } from './refusals.ts';
import { RULES } from './revision.ts';
import { NO_EVENING, type EveningState } from './state.ts';
import { needsSealedAtTable } from './table/engine.ts';
import { tableFaults } from './table/invariants.ts';
import { tableRulesCited } from './table/rules-cited.ts';

/** The rule an event follows, for the ledger. */
function ruleOf(event: VendettaEvent): string | null {
	switch (event.type) {
		case 'EveningBegun':
			return 'rulebook: Setup';
		case 'CountRecorded':
		case 'CountCorrected':
			return 'rulebook: End of the game';
		case 'HappenedAtTable':
			return tableRulesCited[event.event.type];
		default:
			return null;
	}
}

/** An evening of Vendetta, in the grammar all games share. */
export const vendetta: Game<EveningState & Json, Command, VendettaEvent, Reason> = {
	name: 'vendetta',
	schema: 2,
	folding: 3,
	rules: RULES,
	initial: NO_EVENING,
	commandSchema,
	// Questions are kept by their outline: their events are decided anew where they come from elsewhere.
	eventSchema: eventSchema as GenericSchema<unknown, VendettaEvent>,
	sentences: refusals,
	upcasts: { 1: { name: 'no-table', up: (event) => event } },
	decide: (state, command, circumstances) => decide(state, command, tableRules(circumstances)),
	needsSealed: ({ evening: { table } }, command) =>
		command.type === 'LayTable' ||
		(command.type === 'MixCards' && command.command.type === 'OpenSeed') ||
		(command.type === 'ActAtTable' &&
			table !== undefined &&
			[command.command, ...(command.then ?? [])].some((one) => needsSealedAtTable(table, one))),
	evolve,
	findFault,
	findBroken: ({ seats, evening }) =>
		findUnsound(seats, evening) ?? (evening.table ? (tableFaults(evening.table)[0] ?? null) : null),
	ruleOf,
	closesChapter: ({ type }) => type === 'CountRecorded'
};
