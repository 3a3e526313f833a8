import { scriptedChance } from '../../core/chance.ts';
import { rivalOrigin } from '../../core/computer/seats.ts';
import { sameJson } from '../../core/json.ts';
import { answered } from '../../core/steps/consent.ts';
import { findTableFault } from '../table/fault.ts';
import { EMPTY_TABLE } from '../table/table.ts';
import { decide } from './decide.ts';
import type { Command, DealtEvent, StepEvent } from './grammar.ts';
import { atTable, type DealtState } from './state.ts';

const NO_CHANCE = scriptedChance([]);

/** The command that leads to an event, on the state before it. */
function origin({ course }: DealtState, event: Exclude<DealtEvent, StepEvent>): Command {
	switch (event.type) {
		case 'MatchBegun':
			return { ...event, type: 'BeginMatch' };
		case 'TitleChanged':
			return { ...event, type: 'ChangeTitle' };
		case 'UndoneAtTable': {
			const { type: _type, agreed, ...undone } = event;
			return agreed
				? answered(course, course.proposal?.waits ?? [], true)
				: { type: 'UndoAtTable', ...undone };
		}
		case 'RedoneAtTable':
			return { type: 'RedoAtTable' };
		case 'UndoProposed': {
			const { kept, by } = event;
			return { type: 'ProposeUndo', kept, by };
		}
		case 'UndoAgreed':
			return answered(course, event.seats, true);
		case 'UndoDeclined':
			return answered(course, event.seats, false);
		case 'UndoWithdrawn':
			return { type: 'WithdrawUndo', proposal: course.proposal?.id ?? 0, by: event.by };
		case 'HandPassed': {
			const { seat, from, to, consent } = event;
			return consent || from === null
				? answered(course, course.proposal?.waits ?? [], true)
				: { type: 'PassHand', seat, from, to };
		}
		case 'HandProposed':
			return { ...event, type: 'ProposeHand' };
		case 'SeatGivenToRival':
		case 'SeatTakenBack':
		case 'RivalHalted':
			return rivalOrigin(event);
	}
}

const isStep = (event: DealtEvent): event is StepEvent =>
	event.type === 'ActedAtTable' || event.type === 'HappenedAtTable';

/** Why a step cannot have come about. */
function findStepFault({ seats, table }: DealtState, step: readonly StepEvent[]): string | null {
	const [first, ...rest] = step;
	const happened = atTable(step);
	if (first?.type === 'ActedAtTable') {
		if (!table) return 'table-empty';
		if (rest.some(({ type }) => type === 'ActedAtTable')) return 'not-what-follows';
		return findTableFault(table, first.command, happened);
	}
	const [set] = happened;
	if (set?.type !== 'TableSet' || happened.length < step.length) return 'not-what-follows';
	if (table) return 'table-set';
	const { setting } = set;
	return findTableFault(EMPTY_TABLE, { type: 'SetTable', setting, seats: [...seats] }, happened);
}

/** Why the events of one command cannot have come about on the state before them; null: they can. */
export function findFault(state: DealtState, events: readonly DealtEvent[]): string | null {
	if (state.seats.length > 0 && events.length > 0 && events.every(isStep))
		return findStepFault(state, events);
	const [first] = events;
	if (!first || events.length > 1 || isStep(first)) return 'not-what-follows';
	const decision = decide(state, origin(state, first), { chance: NO_CHANCE });
	if (!decision.accepted) return decision.refusal.reason;
	return sameJson([...decision.events], [first]) ? null : 'not-what-follows';
}
