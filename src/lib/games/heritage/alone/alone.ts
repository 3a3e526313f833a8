import type { GenericSchema } from 'valibot';
import { accept, refuse, type Decision } from '../../core/decision.ts';
import type { Circumstances, Game } from '../../core/game.ts';
import { sameJson, type Json } from '../../core/json.ts';
import { answered } from '../../core/steps/consent.ts';
import { decideAnswer, decideRedo, decideWithdrawal } from '../../core/steps/undoing.ts';
import { BATTLEGROUND_MODULES } from '../boards/registry.ts';
import { faultsOf } from '../chapter/invariants.ts';
import { RULES } from '../revision.ts';
import type { ComputerCommand, ComputerEvent } from '../computer/grammar.ts';
import { decideRival, rivalOrigin, rivalsAfter } from '../../core/computer/seats.ts';
import { happened, tableOf, turnedBack } from '../table/course.ts';
import { decideTable, findTableFault, needsSealedAtTable } from '../table/engine.ts';
import { evolveTable } from '../table/evolve.ts';
import { tableRulesCited } from '../table/rules.ts';
import { handPassed, handProposed, undone, undoProposed } from '../table/undoing.ts';
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

/**
 * Who does not say for whom they speak speaks for everybody, as where nobody holds a seat of their own. The table as it was
 * laid out stays.
 */
function undoAtTable(state: AloneState, { by, ...undo }: AloneCommandOf<'UndoAtTable'>): Decided {
	const everybody = state.table.seats.map(({ seat }) => seat);
	const decision = undone(state, { ...undo, by: by ?? everybody });
	if (by || !decision.accepted) return decision;
	return accept({ type: 'UndoneAtTable', kept: undo.kept });
}

const answerUndo = ({ course }: AloneState, command: AloneCommandOf<'AnswerUndo'>): Decided =>
	decideAnswer(course, command, ({ kept, hand }, consent) =>
		hand
			? accept<AloneEvent>({ type: 'HandPassed', ...hand, consent })
			: accept<AloneEvent>({ type: 'UndoneAtTable', kept, ...consent })
	);

function decideSeat(state: AloneState, command: ComputerCommand): Decided {
	const { table, rivals } = state;
	const seats = table.seats.map(({ seat }) => seat);
	return decideRival({ seats, dealer: table.dealer, rivals }, command);
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
			return decideRedo(state.course, command);
		case 'ProposeUndo':
			return undoProposed(state, command);
		case 'AnswerUndo':
			return answerUndo(state, command);
		case 'WithdrawUndo':
			return decideWithdrawal(state.course, command);
		case 'PassHand':
			return handPassed(state, command);
		case 'ProposeHand':
			return handProposed(state, command);
		case 'GiveSeatToRival':
		case 'TakeSeatBack':
		case 'HaltRival':
			return decideSeat(state, command);
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
		case 'SeatGivenToRival':
		case 'SeatTakenBack':
		case 'RivalHalted':
			return { ...state, rivals: rivalsAfter(state.rivals, event) };
		default:
			return courseTurned(state, event);
	}
}

function courseTurned(
	state: AloneState,
	event: Exclude<AloneEvent, ComputerEvent | { type: 'GameBrought' | 'HappenedAtTable' }>
): AloneState {
	const course = turnedBack(state.course, event);
	const lies = event.type === 'UndoneAtTable' || event.type === 'RedoneAtTable';
	return { ...state, course, ...(lies && { table: tableOf(course) }) };
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
	if (!decision.accepted) return decision.refusal.reason;
	// What older rules decided otherwise of a game that was brought is said anew where it is taken in.
	const follows = first.type === 'GameBrought' || sameJson([...decision.events], [first]);
	return follows ? null : 'not-what-follows';
}

const agreedByAll = (state: AloneState): Decided =>
	answerUndo(state, answered(state.course, state.course.proposal?.waits ?? [], true));

function decidedAnew(
	state: AloneState,
	event: Exclude<AloneEvent, { type: 'HappenedAtTable' }>
): Decided {
	switch (event.type) {
		case 'GameBrought':
			return bringGame(state, { ...event, type: 'BringGame', sealed: null });
		case 'UndoneAtTable': {
			const { kept, by, agreed, reason } = event;
			if (agreed) return agreedByAll(state);
			return undoAtTable(state, {
				type: 'UndoAtTable',
				kept,
				...(by && { by }),
				...(reason !== undefined && { reason })
			});
		}
		case 'RedoneAtTable':
			return decideRedo(state.course, {});
		case 'UndoProposed':
			return undoProposed(state, event);
		case 'UndoAgreed':
			return answerUndo(state, answered(state.course, event.seats, true));
		case 'UndoDeclined':
			return answerUndo(state, answered(state.course, event.seats, false));
		case 'UndoWithdrawn': {
			const proposal = state.course.proposal?.id ?? 0;
			return decideWithdrawal(state.course, { proposal, by: event.by });
		}
		case 'HandPassed': {
			const { from, consent } = event;
			return consent || from === null ? agreedByAll(state) : handPassed(state, { ...event, from });
		}
		case 'HandProposed':
			return handProposed(state, event);
		case 'SeatGivenToRival':
		case 'SeatTakenBack':
		case 'RivalHalted':
			return decideSeat(state, rivalOrigin(event));
	}
}

/** A game outside a chronicle, in the grammar all games share: a table with its course, begun on a device. */
export const alone: Game<AloneState & Json, AloneCommand, AloneEvent, AloneReason> = {
	name: 'heritage-alone',
	schema: 2,
	folding: 2,
	rules: RULES,
	initial: NO_GAME,
	commandSchema: aloneCommandSchema,
	// Questions are kept by their outline: their events are decided anew where they come from elsewhere.
	eventSchema: aloneEventSchema as GenericSchema<unknown, AloneEvent>,
	sentences: aloneRefusals,
	upcasts: { 1: { name: 'nobody-asked', up: (event) => event } },
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
