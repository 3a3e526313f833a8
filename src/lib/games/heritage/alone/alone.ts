import type { GenericSchema } from 'valibot';
import { accept, refuse, type Decision } from '../../core/decision.ts';
import type { Circumstances, Game } from '../../core/game.ts';
import type { Json } from '../../core/json.ts';
import { BATTLEGROUND_MODULES } from '../boards/registry.ts';
import { faultsOf } from '../chapter/invariants.ts';
import { RULES } from '../revision.ts';
import { happened, tableOf, turnedBack } from '../table/course.ts';
import { decideTable, findTableFault, needsSealedAtTable } from '../table/engine.ts';
import { evolveTable } from '../table/evolve.ts';
import { tableRulesCited } from '../table/rules.ts';
import { unwrapped, wrapped } from '../table/wrapped.ts';
import { broughtBy, gameBrought } from './bringing.ts';
import {
	aloneCommandSchema,
	aloneEventSchema,
	aloneRefusals,
	NO_GAME,
	type AloneCommand,
	type AloneCommandOf,
	type AloneEvent,
	type AloneEventOf,
	type AloneReason,
	type AloneState
} from './grammar.ts';

type Decided = Decision<AloneEvent, AloneReason>;

/** How many of the steps that stand were dealt on a device. */
export const dealtElsewhere = ({ elsewhere, course }: AloneState): number =>
	Math.min(elsewhere, course.steps.length);

const begun = ({ course }: AloneState): boolean => course.steps.length > 0;

function bringGame(state: AloneState, command: AloneCommandOf<'BringGame'>): Decided {
	if (begun(state)) return refuse('game-here-already');
	const decision = broughtBy(command);
	return decision.accepted ? { ...decision, sealed: command.sealed } : decision;
}

function actAtTable(
	state: AloneState,
	{ command }: AloneCommandOf<'ActAtTable'>,
	circumstances: Circumstances
): Decided {
	if (!begun(state)) return refuse('no-game');
	// Laid out anew it would be another game, and perhaps one of a chronicle.
	if (command.type === 'SetTable') return refuse('game-here-already');
	const decision = decideTable(BATTLEGROUND_MODULES, state.table, command, circumstances);
	if (decision.accepted) return { ...decision, events: wrapped(decision.events) };
	const { reason, about, at } = decision.refusal;
	return refuse(reason, about, at === undefined ? 'command' : `command.${at}`);
}

/** The table as it was laid out stays. Refusals: `table-moved-on`, `too-few-steps`. */
function undoAtTable(state: AloneState, { kept, of }: AloneCommandOf<'UndoAtTable'>): Decided {
	const steps = state.course.steps.length;
	if (of !== undefined && of !== steps) return refuse('table-moved-on', {}, 'of');
	if (kept >= steps) return refuse('too-few-steps', { steps }, 'kept');
	return accept({ type: 'UndoneAtTable', kept });
}

/** Brings back what was taken back last. Refusals: `table-moved-on`, `nothing-to-bring-back`. */
function redoAtTable({ course }: AloneState, { of }: AloneCommandOf<'RedoAtTable'>): Decided {
	if (of !== undefined && of !== course.steps.length) return refuse('table-moved-on', {}, 'of');
	if (course.redoable.length === 0) return refuse('nothing-to-bring-back');
	return accept({ type: 'RedoneAtTable' });
}

function decide(state: AloneState, command: AloneCommand, circumstances: Circumstances): Decided {
	switch (command.type) {
		case 'BringGame':
			return bringGame(state, command);
		case 'ActAtTable':
			return actAtTable(state, command, circumstances);
		case 'UndoAtTable':
			return undoAtTable(state, command);
		case 'RedoAtTable':
			return redoAtTable(state, command);
	}
}

function evolve(state: AloneState, event: AloneEvent): AloneState {
	switch (event.type) {
		case 'GameBrought':
			return gameBrought(event);
		case 'HappenedAtTable':
			return {
				...state,
				elsewhere: dealtElsewhere(state),
				table: evolveTable(state.table, event.event),
				course: happened(state.course, event.event, event.goesOn === true)
			};
		case 'UndoneAtTable':
		case 'RedoneAtTable':
			return courseTurned(state, event);
	}
}

function courseTurned(
	state: AloneState,
	event: AloneEventOf<'UndoneAtTable' | 'RedoneAtTable'>
): AloneState {
	const course = turnedBack(state.course, event);
	return { ...state, course, table: tableOf(course) };
}

function findFault(state: AloneState, events: readonly AloneEvent[]): string | null {
	const [first] = events;
	if (first?.type === 'HappenedAtTable') {
		const at = unwrapped(events);
		if (at === null) return 'not-what-follows';
		return begun(state) ? findTableFault(BATTLEGROUND_MODULES, state.table, at) : 'no-game';
	}
	if (!first || events.length > 1) return 'not-what-follows';
	const decision = decidedAnew(state, first);
	return decision.accepted ? null : decision.refusal.reason;
}

function decidedAnew(
	state: AloneState,
	event: Exclude<AloneEvent, { type: 'HappenedAtTable' }>
): Decided {
	switch (event.type) {
		case 'GameBrought':
			return bringGame(state, { ...event, type: 'BringGame', sealed: null });
		case 'UndoneAtTable':
			return undoAtTable(state, { ...event, type: 'UndoAtTable' });
		case 'RedoneAtTable':
			return redoAtTable(state, { type: 'RedoAtTable' });
	}
}

/** A game outside a chronicle, in the grammar all games share: a table with its course, begun on a device. */
export const alone: Game<AloneState & Json, AloneCommand, AloneEvent, AloneReason> = {
	name: 'heritage-alone',
	schema: 1,
	folding: 1,
	rules: RULES,
	initial: NO_GAME,
	commandSchema: aloneCommandSchema,
	// Questions are kept by their outline: their events are decided anew where they come from elsewhere.
	eventSchema: aloneEventSchema as GenericSchema<unknown, AloneEvent>,
	sentences: aloneRefusals,
	upcasts: {},
	decide,
	needsSealed: ({ table }, command) =>
		command.type === 'BringGame' ||
		(command.type === 'ActAtTable' && needsSealedAtTable(table, command.command)),
	evolve,
	findFault,
	findBroken: ({ table }) => faultsOf(table, BATTLEGROUND_MODULES)[0]?.reason ?? null,
	ruleOf: (event) => (event.type === 'HappenedAtTable' ? tableRulesCited[event.event.type] : null),
	closesChapter: (event) =>
		event.type === 'GameBrought' ||
		(event.type === 'HappenedAtTable' && event.event.type === 'ChapterScored')
};
