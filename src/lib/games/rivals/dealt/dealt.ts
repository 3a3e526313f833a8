import type { GenericSchema } from 'valibot';
import type { Game } from '../../core/game.ts';
import type { Json } from '../../core/json.ts';
import { RULES } from '../revision.ts';
import { tableFaults } from '../table/invariants.ts';
import { tableRulesCited } from '../table/rules-cited.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { findFault } from './fault.ts';
import { commandSchema, eventSchema, type Command, type DealtEvent } from './grammar.ts';
import { refusals, type Reason } from './refusals.ts';
import { NO_MATCH, type DealtState } from './state.ts';

/** A match of Rivals that Elysium deals, in the grammar all games share. */
export const dealtMatch: Game<DealtState & Json, Command, DealtEvent, Reason> = {
	name: 'rivals-dealt',
	schema: 1,
	folding: 1,
	rules: RULES,
	initial: NO_MATCH,
	commandSchema,
	// Questions are kept by their outline: events from elsewhere are decided again.
	eventSchema: eventSchema as GenericSchema<unknown, DealtEvent>,
	sentences: refusals,
	upcasts: {},
	decide,
	needsSealed: (_state, { type }) => type === 'LayTable' || type === 'ActAtTable',
	evolve: (state, event) => evolve(state, event) as DealtState & Json,
	findFault,
	findBroken: ({ table }) => (table ? (tableFaults(table)[0] ?? null) : null),
	ruleOf: (event) => (event.type === 'HappenedAtTable' ? tableRulesCited[event.event.type] : null),
	closesChapter: (event) => event.type === 'HappenedAtTable' && event.event.type === 'MatchEnded'
};
