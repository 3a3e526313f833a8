import type { Game } from '../core/game.ts';
import { needsSealed } from './chronicle/at-table.ts';
import { commandSchema, type Command } from './commands.ts';
import { decide } from './decide.ts';
import { eventSchema, type Event } from './events.ts';
import { evolve } from './evolve.ts';
import { findFault } from './origin.ts';
import { refusals, type RefusalReason } from './refusals.ts';
import { findBroken } from './invariants.ts';
import { RULES } from './revision.ts';
import { rulesCited } from './rules.ts';
import { tableRulesCited } from './table/rules.ts';
import { UNSTARTED, type ChronicleState } from './state.ts';

/** Vampire: The Masquerade – Heritage, in the grammar all games share: the front door. */
export const heritage: Game<ChronicleState, Command, Event, RefusalReason> = {
	name: 'heritage',
	schema: 2,
	folding: 10,
	rules: RULES,
	initial: UNSTARTED,
	commandSchema,
	eventSchema,
	sentences: refusals,
	upcasts: { 1: { name: 'names-unproven', up: (event) => event } },
	decide,
	needsSealed,
	evolve,
	findFault,
	findBroken,
	ruleOf: (event) =>
		event.type === 'HappenedAtTable' ? tableRulesCited[event.event.type] : rulesCited[event.type],
	closesChapter: ({ type }) => type === 'AftermathFinished'
};
