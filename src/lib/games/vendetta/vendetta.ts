import type { Game } from '../core/game.ts';
import { sameJson, type Json } from '../core/json.ts';
import { commandSchema, type Command } from './commands.ts';
import { findUnsound } from './count/unsound.ts';
import { decide } from './decide.ts';
import { eventSchema, type VendettaEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { refusals, type Reason } from './refusals.ts';
import { RULES } from './revision.ts';
import { NO_EVENING, type EveningState } from './state.ts';

/** The command that leads to an event, on the state before it. */
function origin(state: EveningState, event: VendettaEvent): Command {
	const of = state.course.steps.length;
	switch (event.type) {
		case 'EveningBegun':
			return { ...event, type: 'BeginEvening' };
		case 'SettingChanged':
			return { type: 'ChangeSetting', setting: event.setting, of };
		case 'CountRecorded':
			return { type: 'RecordCount', count: event.count };
		case 'CountCorrected':
			return { type: 'CorrectCount', count: event.count, of };
		case 'UndoneAtTable':
			return { type: 'UndoAtTable', kept: event.kept };
		case 'RedoneAtTable':
			return { type: 'RedoAtTable' };
	}
}

function findFault(state: EveningState, events: readonly VendettaEvent[]): string | null {
	const [event] = events;
	if (!event || events.length > 1) return 'not-what-follows';
	const decision = decide(state, origin(state, event));
	if (!decision.accepted) return decision.refusal.reason;
	return sameJson([...decision.events], [event]) ? null : 'not-what-follows';
}

const CITED: { readonly [T in VendettaEvent['type']]: string | null } = {
	EveningBegun: 'rulebook: Setup',
	SettingChanged: null,
	CountRecorded: 'rulebook: End of the game',
	CountCorrected: 'rulebook: End of the game',
	UndoneAtTable: null,
	RedoneAtTable: null
};

/** An evening of Vendetta, in the grammar all games share. */
export const vendetta: Game<EveningState & Json, Command, VendettaEvent, Reason> = {
	name: 'vendetta',
	schema: 1,
	folding: 2,
	rules: RULES,
	initial: NO_EVENING,
	commandSchema,
	eventSchema,
	sentences: refusals,
	upcasts: {},
	decide,
	needsSealed: () => false,
	evolve,
	findFault,
	findBroken: ({ seats, evening }) => findUnsound(seats, evening),
	ruleOf: ({ type }) => CITED[type],
	closesChapter: ({ type }) => type === 'CountRecorded'
};
