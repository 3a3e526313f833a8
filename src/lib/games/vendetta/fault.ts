import { scriptedChance } from '../core/chance.ts';
import { mixingCommandBehind } from '../core/fair/decide-mixing.ts';
import { fold } from '../core/game.ts';
import { sameJson, type Json } from '../core/json.ts';
import { rivalOrigin } from '../core/computer/seats.ts';
import { answered } from '../core/steps/consent.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import { tableFault, tableSetting, wrapped } from './decide-at-table.ts';
import type { VendettaEvent } from './events.ts';
import { coversOf } from './mixing/announced.ts';
import { mixCards } from './mixing/decide.ts';
import { mixingFault } from './mixing/mixed-chance.ts';
import { atTable, emptyTable, type EveningState } from './state.ts';
import { NOTHING_SEALED } from './table/dealing.ts';
import type { TableEvent } from './table/events.ts';
import { evolveTable } from './table/evolve.ts';
import { findTableFault } from './table/fault.ts';
import { commandBehind } from './table/origin.ts';

const NO_CHANCE = scriptedChance([]);

/** The command that leads to an event, on the state before it. */
function origin(
	{ course }: EveningState,
	event: Exclude<VendettaEvent, { type: 'HappenedAtTable' | 'CardsMixed' }>
): Command {
	const of = course.steps.length;
	switch (event.type) {
		case 'EveningBegun':
			return { ...event, type: 'BeginEvening' };
		case 'SettingChanged':
			return { type: 'ChangeSetting', setting: event.setting, of };
		case 'CountRecorded':
			return { type: 'RecordCount', count: event.count };
		case 'CountCorrected':
			return { type: 'CorrectCount', count: event.count, of };
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

/** What happened at the table, by the commands that made the step. */
function partsOf(events: readonly VendettaEvent[]): readonly (readonly TableEvent[])[] {
	const parts: TableEvent[][] = [[]];
	for (const one of events) {
		if (one.type !== 'HappenedAtTable') continue;
		if (one.along === true) parts.push([]);
		parts.at(-1)?.push(one.event);
	}
	return parts;
}

/** Why what is said to have happened at the table cannot have. */
function findFaultAtTable(state: EveningState, events: readonly VendettaEvent[]): string | null {
	const happened = atTable(events);
	const [first] = happened;
	const { table, counted } = state.evening;
	const begins = first?.type === 'TableSet';
	if (begins && (table || counted)) return table ? 'table-lies' : 'counted-already';
	const inTheWay = begins ? null : tableFault(state);
	if (inTheWay && !inTheWay.accepted) return inTheWay.refusal.reason;
	const before = table ?? emptyTable(state.course);
	if (begins) {
		const {
			seats: _s,
			teams: _t,
			locationCards: _l,
			relics: _r,
			readings: _k,
			mixing,
			...laid
		} = first.setting;
		const bare = tableSetting(state, { type: 'LayTable', ...laid });
		if (mixing && mixing.covers !== coversOf(bare)) return 'not-what-follows';
		const setting = { ...bare, ...(mixing && { mixing }) };
		if (!sameJson(setting as Json, first.setting as Json)) return 'not-what-follows';
	}
	const command = commandBehind(before, happened);
	const unmixed = command && mixingFault(state, command);
	if (unmixed && !unmixed.accepted) return unmixed.refusal.reason;
	const parts = partsOf(events);
	let now = before;
	for (const part of parts) {
		const fault = findTableFault(now, part);
		if (fault !== null) return fault;
		now = fold(evolveTable, now, part);
	}
	const follows = wrapped(state, before, ...parts);
	return sameJson(follows as unknown as Json, events as unknown as Json)
		? null
		: 'not-what-follows';
}

/** Why a step of a mixing cannot have come about; with what the seed opened beside it, only a check of the whole game can tell. */
function findMixingFault(
	state: EveningState,
	{ step }: Extract<VendettaEvent, { type: 'CardsMixed' }>
): string | null {
	const sealed = step.type === 'SeedOpened' ? { ...NOTHING_SEALED, seed: step.seed } : undefined;
	const command = { type: 'MixCards', command: mixingCommandBehind(step) } as const;
	const decision = mixCards(state, command, {
		chance: NO_CHANCE,
		...(sealed && { sealed: sealed as unknown as Json })
	});
	if (!decision.accepted) return decision.refusal.reason;
	const [follows] = decision.events;
	if (step.type === 'SeedOpened') return follows ? null : 'not-what-follows';
	return sameJson([...decision.events], [{ type: 'CardsMixed', step }]) ? null : 'not-what-follows';
}

/** Why the events of one command cannot have come about on the state before them; null: they can. */
export function findFault(state: EveningState, events: readonly VendettaEvent[]): string | null {
	const [first] = events;
	if (first?.type === 'HappenedAtTable') return findFaultAtTable(state, events);
	if (!first || events.length > 1) return 'not-what-follows';
	if (first.type === 'CardsMixed') return findMixingFault(state, first);
	const decision = decide(state, origin(state, first));
	if (!decision.accepted) return decision.refusal.reason;
	return sameJson([...decision.events], [first]) ? null : 'not-what-follows';
}
