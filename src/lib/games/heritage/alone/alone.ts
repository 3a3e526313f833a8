import type { GenericSchema } from 'valibot';
import { accept, refuse, type Decision } from '../../core/decision.ts';
import type { Circumstances, Game } from '../../core/game.ts';
import type { Json } from '../../core/json.ts';
import { BATTLEGROUND_MODULES } from '../battlegrounds/registry.ts';
import { happened, tableOf, undoneTo } from '../table/course.ts';
import { decideTable, findTableFault, needsSealedAtTable } from '../table/engine.ts';
import { evolveTable } from '../table/evolve.ts';
import { tableRulesCited } from '../table/rules.ts';
import { unwrapped, wrapped } from '../table/wrapped.ts';
import { checkBrought, gameBrought } from './bringing.ts';
import {
	aloneCommandSchema,
	aloneEventSchema,
	aloneRefusals,
	NO_GAME,
	type AloneCommand,
	type AloneCommandOf,
	type AloneEvent,
	type AloneReason,
	type AloneState
} from './grammar.ts';

type Decided = Decision<AloneEvent, AloneReason>;

const begun = ({ course }: AloneState): boolean => course.steps.length > 0;

function bringGame(state: AloneState, command: AloneCommandOf<'BringGame'>): Decided {
	if (begun(state)) return refuse('game-here-already');
	const { title, steps, sealed } = command;
	const fault = checkBrought(steps);
	if (fault) return fault;
	return { accepted: true, events: [{ type: 'GameBrought', title, steps }], sealed };
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

function decide(state: AloneState, command: AloneCommand, circumstances: Circumstances): Decided {
	switch (command.type) {
		case 'BringGame':
			return bringGame(state, command);
		case 'ActAtTable':
			return actAtTable(state, command, circumstances);
		case 'UndoAtTable':
			return undoAtTable(state, command);
	}
}

function evolve(state: AloneState, event: AloneEvent): AloneState {
	switch (event.type) {
		case 'GameBrought':
			return gameBrought(event);
		case 'HappenedAtTable':
			return {
				...state,
				table: evolveTable(state.table, event.event),
				course: happened(state.course, event.event, event.goesOn === true)
			};
		case 'UndoneAtTable': {
			const course = undoneTo(state.course, event.kept);
			const elsewhere = Math.min(state.elsewhere, event.kept);
			return { ...state, course, table: tableOf(course), elsewhere };
		}
	}
}

function findFault(state: AloneState, events: readonly AloneEvent[]): string | null {
	const [first] = events;
	if (first?.type === 'HappenedAtTable') {
		const at = unwrapped(events);
		if (at === null) return 'not-what-follows';
		return begun(state) ? findTableFault(BATTLEGROUND_MODULES, state.table, at) : 'no-game';
	}
	if (!first || events.length > 1) return 'not-what-follows';
	const decision =
		first.type === 'GameBrought'
			? bringGame(state, { ...first, type: 'BringGame', sealed: null })
			: undoAtTable(state, { ...first, type: 'UndoAtTable' });
	return decision.accepted ? null : decision.refusal.reason;
}

/** A game outside a chronicle, in the grammar all games share: a table with its course, begun on a device. */
export const alone: Game<AloneState & Json, AloneCommand, AloneEvent, AloneReason> = {
	name: 'heritage-alone',
	schema: 1,
	folding: 1,
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
	ruleOf: (event) => (event.type === 'HappenedAtTable' ? tableRulesCited[event.event.type] : null),
	closesChapter: (event) =>
		event.type === 'GameBrought' ||
		(event.type === 'HappenedAtTable' && event.event.type === 'ChapterScored')
};
